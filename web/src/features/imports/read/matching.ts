import { taskImportTexts as texts } from '../imports.texts.ts';
import type { Table } from './csv.ts';
import { guessFields, several } from './fields.ts';
import { guessPriority } from './priorities.ts';
import { type Matching, valuesOf } from './table-drafts.ts';

/** What a file's columns most likely are. */
export function guessMatching(table: Table): Matching {
  const values = table.header.flatMap((_, index) => valuesOf(table, index));
  return {
    fields: guessFields(table),
    // Of all columns: another one may be chosen to be that of priorities.
    priorities: new Map(values.filter(isShort).map((value) => [value, guessPriority(value)])),
    usual: texts.usual,
  };
}

/** What is longer is no priority. */
const isShort = (value: string): boolean => value.length <= 60;

/** Why it cannot be so, in words. */
export function wrongMatching({ fields }: Matching): string | undefined {
  if (!fields.includes('title')) return texts.noTitle;
  const twice = fields.find((field, index) => !several.has(field) && fields.indexOf(field) !== index);
  return twice && texts.twice(twice);
}
