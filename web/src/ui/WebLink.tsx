import linkStyles from './TextLink.module.css';

/** An address that somebody wrote. What it leads to is another's: it opens beside, and is told nothing of this page. */
export const WebLink = ({ href }: { href: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={linkStyles.link}>
    {href}
  </a>
);
