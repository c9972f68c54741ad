import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { isDay } from '@cuadrilla/contract/kernel/day';
import type { TaskFieldName } from '@cuadrilla/contract/tasks/task-fields';
import { tasks } from '../../platform/database/schema/schema.ts';
import type { ValuePlace } from './value-kinds.ts';

/** The columns of the fields. */
export type Stored = Pick<
  typeof tasks.$inferSelect,
  Exclude<TaskFieldName, 'labelId'> | 'startDay' | 'dueDay'
>;

/** How a field's value goes from payloads to the log, which says what was meant, to the database and back. */
export interface StoredField<Wished, Logged> {
  /** Where it is kept. */
  columns: readonly (keyof Stored)[];
  place: ValuePlace;
  log: (wished: Wished) => Logged;
  store: (logged: Logged) => Partial<Stored>;
  read: (row: Stored) => Logged;
}

/** A value that is the same everywhere. */
export const inColumn = <Name extends Exclude<TaskFieldName, 'labelId'>>(name: Name) => ({
  columns: [name],
  place: { value: tasks[name] },
  log: (value: Stored[Name]) => value,
  store: (value: Stored[Name]) => ({ [name]: value }),
  read: (row: Pick<Stored, Name>) => row[name],
});

/** As it was meant, out of the two columns that hold it. */
export const storedDate = (day: string | null, at: Date | null): string | null =>
  day ?? at?.toISOString() ?? null;

type DateColumns = { at: 'startDate' | 'dueDate'; day: 'startDay' | 'dueDay'; begins?: boolean };

/** A day or an instant. */
export const inTwoColumns = ({ at, day, begins = false }: DateColumns) => ({
  columns: [at, day],
  place: { value: tasks[at], day: tasks[day], begins },
  log: (wished: string | null) => (wished === null ? null : meantBy(wished)),
  store: (logged: string | null) => ({
    [at]: logged === null || isDay(logged) ? null : new Date(logged),
    [day]: logged !== null && isDay(logged) ? logged : null,
  }),
  read: (row: Pick<Stored, typeof at | typeof day>) => storedDate(row[day], row[at]),
});

function meantBy(wished: string): string {
  const meant = parseDate(wished);
  if (!meant) throw new Error('the date was not validated');
  return meant;
}
