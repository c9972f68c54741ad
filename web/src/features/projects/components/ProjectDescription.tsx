import { useState } from 'react';
import { projectTexts } from '../projects.texts.ts';
import styles from './ProjectDescription.module.css';

const long = 240;

/** A long one shows its beginning: the boards are what the page is for. */
export function ProjectDescription({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (text.length <= long && text.split('\n').length <= 3)
    return <p className={styles.description}>{text}</p>;
  return (
    <div>
      <p className={styles.description} data-clamped={!open || undefined}>
        {text}
      </p>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? projectTexts.less : projectTexts.more}
      </button>
    </div>
  );
}
