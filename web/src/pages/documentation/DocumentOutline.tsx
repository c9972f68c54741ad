import type { Doc } from 'yjs';
import { useOutline } from '../../services/documents/use-outline.ts';
import { documentationTexts as texts } from './documentation.texts.ts';
import styles from './DocumentPage.module.css';
import { useAnchoredHeading } from './use-anchored-heading.ts';

/** Its headings, each leading to where it stands. */
export function DocumentOutline({ doc }: { doc: Doc }) {
  const headings = useOutline(doc);
  useAnchoredHeading();
  return (
    <nav className={styles.outline} aria-label={texts.outline}>
      {headings.length > 0 && <h2>{texts.outline}</h2>}
      <ul>
        {headings.map(({ text, level }, nth) => (
          // oxlint-disable-next-line no-array-index-key -- a heading is known by its place alone
          <li key={nth} style={{ '--level': level - 1 }}>
            <button type="button" onClick={() => showHeading(nth)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function showHeading(nth: number): void {
  const headings = document.querySelectorAll('article :is(h1, h2, h3):not(header *)');
  // The first is the document's own title.
  headings[nth + 1]?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}
