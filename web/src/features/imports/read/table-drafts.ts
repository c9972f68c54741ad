import { limits } from '@cuadrilla/contract/kernel/fields';
import { importLimits, type ImportPerson } from '@cuadrilla/contract/carry/imports/task-imports';
import type { Draft } from '../draft.ts';
import { taskImportTexts as texts } from '../imports.texts.ts';
import { placeOf } from './column-kind.ts';
import type { Table } from './csv.ts';
import { type DateOrder, orderOf, readDay, readMoment } from './dates.ts';
import { besideReader, type CellOf } from './beside.ts';
import type { Field } from './fields.ts';
import { cut } from './plain.ts';
import { usualPriority } from './priorities.ts';

/** What the columns of a spreadsheet are, and what is said where they say nothing. */
export interface Matching {
  fields: readonly Field[];
  /** What each value of the column of priorities is. */
  priorities: ReadonlyMap<string, number>;
  /** The board, the column and the column of what is done, where the file names none. */
  usual: { board: string; column: string; done: string };
}

export function draftsOf(table: Table, matching: Matching): Draft[] {
  const { header, rows, misread } = table;
  const { fields, priorities, usual } = matching;
  const indexOf = (field: Field): number => fields.indexOf(field);
  const at = (field: Field) => {
    const index = indexOf(field);
    return (row: readonly string[]): string => (index === -1 ? '' : (row[index] ?? '').trim());
  };
  const [title, description, board, column] = [at('title'), at('description'), at('board'), at('column')];
  const [completed, priority, email, name] = [at('completed'), at('priority'), at('email'), at('person')];
  const [label, sourceId, parent] = [at('label'), at('sourceId'), at('parent')];
  const placedBy = placing(rows, { title, sourceId, parent, board });
  const due = dateAt('dueDate', 'dueDateMonthFirst', at);
  const start = dateAt('startDate', 'startDateMonthFirst', at);
  const madeAt = momentAt('created', table, fields);
  const doneAt = momentAt('completed', table, fields);
  const indexesOf = (wanted: Field) => fields.flatMap((field, index) => (field === wanted ? [index] : []));
  const [appendices, comments] = [indexesOf('appendix'), indexesOf('comment')];
  const isFamilyFirst = areFamilyFirst(rows.map(name));
  const besideIn = besideReader(at);

  return rows.map((row, index) => {
    const { beside, unread } = besideIn(row);
    const appended = appendices.flatMap((place) => {
      const cell = (row[place] ?? '').trim();
      return cell === '' ? [] : [`${header[place] ?? ''}: ${cell}`];
    });
    const [startDate, dueDate] = [start(row), due(row)];
    const [placer, misreadHere] = [placedBy(row), misread.get(index)];
    const said = column(row) || column(placer);
    const stand = placeOf(said || usual.column, isYes(completed(row)), usual.done);
    const [person = null, ...others] = peopleOf(email(row), name(row), isFamilyFirst);
    const [first = '', ...more] = label(row)
      .split(/[,;]/)
      .flatMap((each) => each.trim() || []);
    const besides = [
      ...(parent(row) === '' ? [] : [texts.parentWas(parent(row))]),
      ...(others.length === 0 ? [] : [`${texts.alsoWith}: ${others.map((other) => other.name).join(', ')}`]),
      ...(more.length === 0 ? [] : [`${texts.moreLabels}: ${more.join(', ')}`]),
    ];
    return {
      // The first line of the file is its header.
      row: index + 2,
      sourceId: cut(sourceId(row), importLimits.sourceId) || null,
      board: board(placer) || usual.board,
      ...(placer !== row && { parent: parent(row) }),
      ...(indexOf('board') !== -1 && board(placer) === '' && { isBoardless: true }),
      ...(misreadHere && { misread: misreadHere }),
      ...stand,
      ...(stand.done && { movedFrom: said }),
      title: title(row),
      description: [description(row), [...unread, ...appended].join('\n'), besides.join('\n')]
        .filter((part) => part !== '')
        .join('\n\n'),
      priorityId:
        indexOf('priority') === -1 ? usualPriority : (priorities.get(priority(row)) ?? usualPriority),
      ...(beside && { beside }),
      startDate: startDate.day,
      ...(startDate.day === null && startDate.text !== '' && { unreadStart: startDate.text }),
      dueDate: dueDate.day,
      ...(dueDate.day === null && dueDate.text !== '' && { unreadDate: dueDate.text }),
      createdAt: madeAt(row),
      finishedAt: doneAt(row),
      person,
      label: cut(first, limits.name) || null,
      comments: comments.flatMap((place) => (row[place] ?? '').trim() || []),
    };
  });
}

type Read = (row: readonly string[]) => string;

/**
 * The row by which another one is placed: its own or, where it names no board and is a part of another task, the row of
 * that, or of the one that that is a part of.
 */
function placing(
  rows: readonly (readonly string[])[],
  of: Record<'title' | 'sourceId' | 'parent' | 'board', Read>,
) {
  const called = new Map<string, readonly string[]>();
  // What stands on a board comes before what has none, and of several the first.
  for (const row of [...rows, ...rows.filter((each) => of.board(each) !== '').toReversed()])
    for (const name of [of.title(row), of.sourceId(row)]) if (name !== '') called.set(name, row);
  return (row: readonly string[]): readonly string[] => {
    const way = new Set<readonly string[]>();
    let placer: readonly string[] | undefined = row;
    while (placer && of.board(placer) === '' && !way.has(placer)) {
      way.add(placer);
      placer = called.get(of.parent(placer));
    }
    return placer && of.board(placer) !== '' ? placer : row;
  };
}

function dateAt(dayFirst: Field, monthFirst: Field, at: CellOf) {
  const readers = [
    [at(dayFirst), 'day'],
    [at(monthFirst), 'month'],
  ] as const satisfies [(row: readonly string[]) => string, DateOrder][];
  return (row: readonly string[]) => {
    const [text, order] = readers
      .map(([read, of]) => [read(row), of] as const)
      .find(([said]) => said !== '') ?? ['', 'day'];
    return { text, day: readDay(text, order) };
  };
}

/** What its cells say of the order of days and months, those of a column say together. */
function momentAt(field: Field, { rows }: Table, fields: readonly Field[]) {
  const index = fields.indexOf(field);
  const order = orderOf(rows.map((row) => row[index] ?? ''));
  return (row: readonly string[]): string | undefined => readMoment(row[index] ?? '', order);
}

/** Some programs write «Pérez, Ana»: all of a column then has one comma each. */
function areFamilyFirst(cells: readonly string[]): boolean {
  const names = cells.filter((cell) => cell !== '').flatMap((cell) => cell.split(';'));
  return names.length > 0 && names.every((name) => /^[^,@]+,[^,@]+$/.test(name.trim()));
}

/** Addresses, alone or behind names: the first is theirs whom the task is for. */
function peopleOf(email: string, name: string, isFamilyFirst: boolean): ImportPerson[] {
  const addresses =
    `${email} ${name}`.match(/[^\s<>,;]+@[^\s<>,;]+/g)?.map((each) => each.toLowerCase()) ?? [];
  const names = name
    .split(isFamilyFirst ? ';' : /[,;]/)
    .map((each) => each.replace(/<.*>/, ''))
    .map((each) => (isFamilyFirst ? each.split(',').toReversed().join(' ') : each))
    .flatMap((each) => each.replaceAll(/\s+/g, ' ').trim() || []);
  const called = names.length > 0 ? names : addresses;
  return called.map((each, index) => {
    const address = addresses[index];
    return {
      name: cut(each, limits.name),
      email: address === undefined || address.length > limits.email ? null : address,
    };
  });
}

const noes = new Set(['', 'no', 'false', '0', 'falso', 'n', '-', 'open', 'abierto', 'abierta']);
const isYes = (cell: string): boolean => !noes.has(cell.toLowerCase());

/** Each value of a column once, in the order in which they come. */
export const valuesOf = ({ rows }: Table, index: number): string[] => [
  ...new Set(rows.map((row) => (row[index] ?? '').trim())),
];
