import type { ParsedSearch } from '@cuadrilla/contract/views/search/parse';
import type { Span } from '@cuadrilla/contract/views/search/tokens';
import type { ReactNode } from 'react';
import styles from './QueryField.module.css';

interface Props {
  text: string;
  parsed: ParsedSearch;
  /** How far the field has scrolled sideways. */
  scroll: number;
}

/** The same letters as in the field, which shows only its caret: here they can be tinted. */
export const QueryText = ({ text, parsed, scroll }: Props) => (
  <div className={styles.text} aria-hidden="true">
    <span className={styles.letters} style={{ translate: `${-scroll}px` }}>
      {partsOf(text, parsed)}
    </span>
  </div>
);

function partsOf(text: string, { terms, mistakes }: ParsedSearch): ReactNode[] {
  const marked = [
    ...mistakes.map(({ start, end }) => ({ start, end, look: 'mistake' as const })),
    ...terms
      .filter(({ kind, start }) => kind !== 'word' && mistakes.every((mistake) => mistake.start !== start))
      .map(({ start, end }) => ({ start, end, look: 'operator' as const })),
  ].toSorted((a, b) => a.start - b.start);
  const between = (from: number, { start }: Span) => text.slice(from, start);
  return [
    ...marked.flatMap((part, index) => [
      between(marked[index - 1]?.end ?? 0, part),
      <span key={part.start} className={styles[part.look]}>
        {text.slice(part.start, part.end)}
      </span>,
    ]),
    text.slice(marked.at(-1)?.end ?? 0),
  ];
}
