import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import styles from './SidePanel.module.css';
import { uiTexts } from '../ui.texts.ts';

interface Props {
  title: string;
  /** Below the title. */
  about?: ReactNode;
  wide?: boolean;
  /** On a phone only its foot stays: what was chosen in it is what there is to see. */
  footOnly?: boolean;
  /** On a phone it lies below what it is about. */
  low?: boolean;
  closeLabel?: string;
  onClose: () => void;
  /** What can be done with all of it, always in sight. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Beside the page, which makes room for it: the focus begins at its title, and Escape closes it. */
export function SidePanel(props: Props) {
  const {
    title,
    about,
    footOnly = false,
    low = false,
    wide = false,
    closeLabel = uiTexts.close,
    onClose,
    foot,
    children,
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Something in it may have asked for the focus already.
    const isInside = heading.current?.closest('aside')?.contains(document.activeElement);
    if (!isInside) heading.current?.focus({ preventScroll: true });
  }, [title]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <aside
      className={styles.panel}
      data-wide={wide}
      data-foot-only={footOnly}
      data-low={low}
      aria-label={title}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <div className={styles.heading}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {about && (
            <p className={styles.about} role="status">
              {about}
            </p>
          )}
        </div>
        <IconButton label={closeLabel} onClick={onClose}>
          <X size={18} />
        </IconButton>
      </header>
      <div className={styles.content}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </aside>
  );
}
