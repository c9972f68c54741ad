import type { ReactNode } from 'react';
import linkStyles from './TextLink.module.css';

/** An address that somebody wrote. What it leads to is another's: it opens beside, and is told nothing of this page. */
export const WebLink = ({ href, children = href }: { href: string; children?: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={linkStyles.link}>
    {children}
  </a>
);
