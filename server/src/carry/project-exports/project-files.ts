import { csvCell, csvMark } from '@cuadrilla/contract/kernel/csv';
import type { CsvSeparator } from '@cuadrilla/contract/carry/project-exports';
import type { Db } from '../../platform/database/database.ts';
import { restSince } from '../../platform/rest.ts';
import { presentTask } from '../../tasks/tasks/tasks.present.ts';
import {
  readFrame,
  wholeAttachments,
  wholeComments,
  wholeDependencies,
  wholePoints,
  wholeTasks,
} from './project-exports.queries.ts';
import { sheetRows } from './sheet.queries.ts';
import { sheetColumns } from './project-exports.texts.ts';

const separators: Record<CsvSeparator, string> = { semicolon: ';', comma: ',' };

/** After each set others have their turn: nobody notices that a long project is being written. */
async function* unhurried<Row>(sets: AsyncGenerator<Row[]>): AsyncGenerator<Row[]> {
  let start = performance.now();
  for await (const set of sets) {
    yield set;
    await restSince(start);
    start = performance.now();
  }
}

export async function* writeSheet(
  db: Db,
  projectId: number,
  { timeZone, separator }: { timeZone: string; separator: CsvSeparator },
): AsyncGenerator<string> {
  const line = (cells: readonly string[]): string => `${cells.map(csvCell).join(separators[separator])}\r\n`;
  yield csvMark + line(sheetColumns.map(([name]) => name));
  for await (const rows of unhurried(sheetRows(db, projectId, timeZone)))
    yield rows.map((row) => line(sheetColumns.map(([, read]) => read(row)))).join('');
}

/** A list within an object, of which only a set is in memory. */
async function* writeList<Row>(
  name: string,
  sets: AsyncGenerator<Row[]>,
  present: (row: Row) => unknown,
): AsyncGenerator<string> {
  yield `,\n"${name}":[`;
  let between = '\n';
  for await (const rows of unhurried(sets)) {
    yield between + rows.map((row) => JSON.stringify(present(row))).join(',\n');
    between = ',\n';
  }
  yield ']';
}

/** By the words of the API, a task or a comment a line. */
export async function* writeWhole(
  db: Db,
  projectId: number,
  { timeZone, now }: { timeZone: string; now: Date },
): AsyncGenerator<string> {
  const frame = { version: 1, exportedAt: now, ...(await readFrame(db, projectId)) };
  yield JSON.stringify(frame, null, 1).replace(/\n\}$/, '');
  yield* writeList('tasks', wholeTasks(db, projectId), (row) => presentTask(row, timeZone));
  yield* writeList('comments', wholeComments(db, projectId), (row) => row);
  yield* writeList('points', wholePoints(db, projectId), (row) => row);
  yield* writeList('attachments', wholeAttachments(db, projectId), (row) => row);
  yield* writeList('dependencies', wholeDependencies(db, projectId), (row) => row);
  yield '\n}\n';
}
