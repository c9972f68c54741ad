import { besideNames, type PlainFields, plainShape } from '@cuadrilla/contract/tasks/copied-fields';
import type { FieldKind } from '@cuadrilla/contract/tasks/field-kinds';
import { taskFields } from '@cuadrilla/contract/tasks/task-fields';
import { readNumber } from '../../../lib/text/number-text.ts';
import type { Field } from './fields.ts';

/** The cell of a row that is of a field. */
export type CellOf = (field: Field) => (row: readonly string[]) => string;

const itself = (cell: string): string => cell;

/** What a cell says; what is of a list has its own columns. */
const readers: Record<FieldKind, (cell: string) => unknown> = {
  text: itself,
  link: itself,
  date: itself,
  repeat: itself,
  number: readNumber,
  flag: (cell) => /^(s[ií]|yes|true|x|1)$/i.test(cell),
  choice: () => undefined,
  choices: () => undefined,
  person: () => undefined,
  people: () => undefined,
};

/** Of the fields that files know by their name alone; what cannot be one stays as words. */
export const besideReader =
  (cellOf: CellOf) =>
  (row: readonly string[]): { beside: PlainFields | undefined; unread: string[] } => {
    const beside: PlainFields = {};
    const unread: string[] = [];
    for (const name of besideNames) {
      const cell = cellOf(name)(row);
      if (cell === '') continue;
      const { kind, exported } = taskFields[name];
      const read = plainShape[name].safeParse(readers[kind](cell));
      if (read.success && read.data !== undefined) Object.assign(beside, { [name]: read.data });
      else unread.push(`${exported}: ${cell}`);
    }
    return { beside: Object.keys(beside).length > 0 ? beside : undefined, unread };
  };
