import { findAddresses } from '../../../lib/web-addresses.ts';
import { WebLink } from '../../../ui/WebLink.tsx';
import { taskTexts } from '../tasks.texts.ts';
import styles from './TaskEditor.module.css';

/** In a field that is written in no address can be followed: they stand below it. */
export function DescriptionLinks({ text }: { text: string }) {
  const links = [...new Set(findAddresses(text).map(({ href }) => href))];
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={taskTexts.links}>
      {links.map((href) => (
        <li key={href}>
          <WebLink href={href} />
        </li>
      ))}
    </ul>
  );
}
