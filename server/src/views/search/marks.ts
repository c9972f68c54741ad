import { fold } from '@cuadrilla/contract/kernel/fold';
import { withoutFormat } from '@cuadrilla/contract/kernel/formatted-text';
import type { Marked } from '@cuadrilla/contract/views/search/search';
import type { SearchWords } from './search-words.ts';

type Needles = SearchWords['needles'];

const excerptLength = 180;
/** Of what stands before the first word that was found. */
const lead = 50;
const shortestStem = 3;

/** The text, and where the words that were looked for stand in it, in whatever form. */
export const markAll = (text: string, needles: Needles): Marked => ({ text, marks: marksIn(text, needles) });

function marksIn(text: string, { whole, beginnings }: Needles): [number, number][] {
  if (whole.length + beginnings.length === 0) return [];
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu))
    .filter(([word]) => {
      const folded = fold(word);
      return whole.includes(folded) || beginnings.some((each) => begins(folded, each));
    })
    .map(({ 0: word, index }) => [index, index + word.length]);
}

const begins = (word: string, beginning: string): boolean =>
  beginning.length >= shortestStem && word.startsWith(beginning);

/** The part of a long text where the first of the words stands, on one line. */
export function excerptOf(text: string, needles: Needles): Marked {
  const line = withoutFormat(text).replace(/\s+/g, ' ').trim();
  const first = marksIn(line, needles)[0]?.[0] ?? 0;
  if (line.length <= excerptLength) return markAll(line, needles);
  const from = first <= lead ? 0 : Math.min(line.indexOf(' ', first - lead) + 1 || first, first);
  const rest = line.slice(from);
  const end = rest.length <= excerptLength ? rest.length : rest.lastIndexOf(' ', excerptLength);
  const shown = rest.slice(0, end > 0 ? end : excerptLength).toWellFormed();
  return markAll(`${from > 0 ? '…' : ''}${shown}${shown.length < rest.length ? '…' : ''}`, needles);
}
