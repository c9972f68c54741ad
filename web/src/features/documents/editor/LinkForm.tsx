import { isSafeLink } from '@cuadrilla/contract/kernel/links';
import { Unlink } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import styles from './BubbleMenu.module.css';
import { editorTexts } from './editor.texts.ts';

/** Where the selected text leads. */
export function LinkForm({ href, onSet }: { href: string; onSet: (href: string) => void }) {
  const [typed, setTyped] = useState(href);
  const [isBad, setBad] = useState(false);
  const set = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = /^[\w-]+(\.[\w-]+)+/.test(typed) ? `https://${typed}` : typed.trim();
    if (wanted === '' || isSafeLink(wanted)) onSet(wanted);
    else setBad(true);
  };
  return (
    <form className={styles.link} noValidate onSubmit={set}>
      <input
        // Asked for by a click on «Enlace».
        autoFocus
        aria-label={editorTexts.linkTo}
        aria-invalid={isBad}
        aria-describedby="link-bad"
        placeholder="https://"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setBad(false);
        }}
      />
      <Button type="submit" size="small">
        {editorTexts.linkSet}
      </Button>
      {href !== '' && (
        <IconButton size="small" label={editorTexts.linkRemove} onClick={() => onSet('')}>
          <Unlink size={16} />
        </IconButton>
      )}
      <span id="link-bad" role="alert" className={styles.bad}>
        {isBad && editorTexts.linkBad}
      </span>
    </form>
  );
}
