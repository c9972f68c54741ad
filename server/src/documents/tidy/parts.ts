import { type Section, textOf } from '@cuadrilla/contract/documents/document/text';
import type { Content } from '../content/build.ts';

/** What is searched for as one. */
export interface Part {
  nth: number;
  heading: string;
  content: string;
}

/** PostgreSQL keeps no more words than fit in a megabyte for one row. */
const longestPart = 20_000;
/** More than a document that people read has. */
const mostParts = 5_000;

/** The first stands before all headings, and is there even if it says nothing: the document goes by its title too. */
export function partsOf(node: Content): Part[] {
  const sections = textOf(node);
  const before: Section = { heading: '', level: 0, text: '' };
  const all = sections[0]?.level === 0 ? sections : [before, ...sections];
  return all
    .flatMap(({ heading, text }, nth) =>
      cut(storable(text)).map((content) => ({
        nth,
        heading: storable(heading).slice(0, longestPart),
        content,
      })),
    )
    .slice(0, mostParts);
}

/** Whatever comes through Yjs, PostgreSQL takes text alone. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** At the end of a line or a word, where there is one. */
function cut(text: string): string[] {
  if (text.length <= longestPart) return [text];
  const beginning = text.slice(0, longestPart);
  const end = Math.max(beginning.lastIndexOf('\n'), beginning.lastIndexOf(' ')) + 1 || longestPart;
  return [text.slice(0, end), ...cut(text.slice(end))];
}
