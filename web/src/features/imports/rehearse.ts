import { columnKinds, type ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { fold } from '@cuadrilla/contract/kernel/fold';
import type { CheckedImport } from '@cuadrilla/contract/carry/imports/task-import-endpoints';
import {
  type ImportBoard,
  type ImportedTask,
  importLimits,
  type ImportPerson,
} from '@cuadrilla/contract/carry/imports/task-imports';
import type { Draft, ReadFile } from './draft.ts';
import { taskImportTexts as texts } from './imports.texts.ts';
import { kindOf } from './read/column-kind.ts';
import { cut } from './read/plain.ts';
import type { ChangeReason, LeftOutReason } from './reasons.ts';
import { settle } from './settle.ts';

/** One of the file's tasks, as lists of them show it. */
export interface RehearsedRow {
  row: number;
  title: string;
  /** What it is about. */
  detail: string;
}

export interface Rehearsal {
  boards: ImportBoard[];
  /** Whose tasks there are. */
  people: ImportPerson[];
  /** Whose tasks would be, had they an account. */
  missing: ImportPerson[];
  labels: { name: string }[];
  tasks: ImportedTask[];
  leftOut: Record<LeftOutReason, RehearsedRow[]>;
  changed: Record<ChangeReason, RehearsedRow[]>;
  unchanged: RehearsedRow[];
}

const sameOf = ({ name, email }: ImportPerson): string => email ?? fold(name);

/** Of whom the file speaks, each once. */
export const peopleOf = (drafts: readonly Draft[]): ImportPerson[] => {
  const people = drafts.flatMap(({ person }) => person ?? []);
  return [...new Map(people.map((person) => [sameOf(person), person])).values()].slice(
    0,
    importLimits.people,
  );
};

/** What would become of a file: the same tasks that are sent then. What is there already comes `again` where asked for. */
export function rehearse(
  { drafts, archived, columns }: ReadFile,
  { known, found }: CheckedImport,
  again = false,
): Rehearsal {
  const knownIds = new Set(known);
  const people = makePeople(peopleOf(drafts), found);
  const places = makePlaces(columns);
  const labels = makeIndex();
  const seen = new Set<string>();
  const rehearsal: Pick<Rehearsal, 'tasks' | 'leftOut' | 'changed' | 'unchanged'> = {
    tasks: [],
    leftOut: {
      untitled: [],
      known: [],
      archived: archived.map(({ row, title }) => ({ row, title, detail: '' })),
    },
    changed: {
      unclosed: [],
      overlong: [],
      withParent: [],
      boardless: [],
      moved: [],
      unassigned: [],
      unlabelled: [],
      undated: [],
      cut: [],
      shortened: [],
      startDropped: [],
      fewerComments: [],
    },
    unchanged: [],
  };
  for (const draft of drafts) {
    const { row, title, sourceId } = draft;
    const put = (rows: RehearsedRow[], detail: string): unknown => rows.push({ row, title, detail });
    const isKnown = sourceId !== null && knownIds.has(sourceId);
    if (title === '') put(rehearsal.leftOut.untitled, draft.description.split('\n', 1)[0] ?? '');
    else if (isKnown && !again) put(rehearsal.leftOut.known, sourceId);
    else {
      const person = draft.person && people.of(draft.person);
      const label = draft.label === null ? null : labels.of(draft.label);
      const { task, changes } = settle(draft, { person, label });
      changes.forEach(([reason, detail]) => put(rehearsal.changed[reason], detail));
      if (changes.length === 0) put(rehearsal.unchanged, draft.column);
      rehearsal.tasks.push({
        ...task,
        // Two that are called the same are two tasks all the same; only the first is known again.
        sourceId: sourceId === null || isKnown || seen.has(sourceId) ? null : sourceId,
        ...places.of(draft),
      });
      if (sourceId !== null) seen.add(sourceId);
    }
  }
  return {
    ...rehearsal,
    ...(columns ? { boards: places.boards } : byKind(places.boards, rehearsal.tasks)),
    people: people.found,
    missing: [...people.missing.values()],
    labels: labels.names.map((name) => ({ name })),
  };
}

/** Of those whom the server was asked about, who tasks are for: nobody else comes into the project. */
function makePeople(people: readonly ImportPerson[], isFound: readonly boolean[]) {
  const withAccount = new Set(people.filter((_, index) => isFound[index]).map(sameOf));
  const found: ImportPerson[] = [];
  const missing = new Map<string, ImportPerson>();
  const indexes = new Map<string, number>();
  return {
    found,
    missing,
    of(person: ImportPerson): number | null {
      const same = sameOf(person);
      if (!withAccount.has(same)) {
        missing.set(same, person);
        return null;
      }
      const index = indexes.get(same) ?? found.push(person) - 1;
      indexes.set(same, index);
      return index;
    },
  };
}

/** Boards and their columns, in the order in which the file names them; a file may say what columns each board has. */
function makePlaces(columns: readonly string[] = []) {
  // Too many for a board: then only those in which there are tasks.
  const given = columns.length < importLimits.columns ? columns.map(columnName) : [];
  const boards: ImportBoard[] = [];
  const known = new Map<string, { index: number; columnOf: (name: string, kind: ColumnKind) => number }>();
  function makeBoard(name: string) {
    const made: ImportBoard['columns'] = [];
    const indexes = new Map<string, number>();
    const columnOf = (column: string, kind: ColumnKind): number => {
      const same = fold(column);
      const index = indexes.get(same) ?? made.push({ name: column, kind }) - 1;
      indexes.set(same, index);
      return index;
    };
    for (const column of given) columnOf(column, kindOf(column));
    return { index: boards.push({ name, columns: made }) - 1, columnOf };
  }
  return {
    boards,
    of({ board, column, done }: Draft) {
      const name = cut(board.trim() || texts.usual.board, limits.name);
      const place = known.get(fold(name)) ?? makeBoard(name);
      known.set(fold(name), place);
      const called = columnName(column);
      return { board: place.index, column: place.columnOf(called, done ? 'hecho' : kindOf(called)) };
    },
  };
}

const columnName = (column: string): string => cut(column.trim() || texts.usual.column, limits.name);

/** As work goes from column to column: the first row may well be of a task that is done. */
function byKind(boards: readonly ImportBoard[], tasks: readonly ImportedTask[]) {
  const sorted = boards.map(({ name, columns }) => ({
    name,
    columns: columns.toSorted(
      (one, other) => columnKinds.indexOf(one.kind) - columnKinds.indexOf(other.kind),
    ),
  }));
  const indexes = boards.map(({ columns }, board) =>
    columns.map((column) => sorted[board]?.columns.indexOf(column) ?? 0),
  );
  return {
    boards: sorted,
    tasks: tasks.map((task) => ({ ...task, column: indexes[task.board]?.[task.column] ?? 0 })),
  };
}

function makeIndex() {
  const names: string[] = [];
  const known = new Map<string, number>();
  return {
    names,
    of(name: string): number | null {
      const index = known.get(fold(name));
      if (index !== undefined) return index;
      if (names.length === importLimits.labels) return null;
      known.set(fold(name), names.push(name) - 1);
      return names.length - 1;
    },
  };
}

/** What keeps a file from being brought in at all, in words; nothing where all is well. */
export function tooMuchOf({ boards }: Rehearsal): string | undefined {
  if (boards.length > importLimits.boards) return texts.tooManyBoards(boards.length);
  const wide = boards.find(({ columns }) => columns.length > importLimits.columns);
  return wide && texts.tooManyColumns(wide.name, wide.columns.length);
}
