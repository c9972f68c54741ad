import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './sections.module.css';

interface Props {
  label: string;
  /** Which of them is at hand. */
  current: string;
  children: ReactNode;
}

/** The ways to the parts of a page. Where a phone has no room for all of them, the one at hand is in sight. */
export function SectionsNav({ label, current, children }: Props) {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft;
  }, [current]);
  return (
    <nav ref={nav} aria-label={label} className={styles.nav}>
      {children}
    </nav>
  );
}
