import { dayIn } from '@cuadrilla/contract/kernel/day';
import { resolveDays } from '@cuadrilla/contract/views/search/days';
import { choices, type DateField, type Field, type Flag } from '@cuadrilla/contract/views/search/operators';
import type { Term } from '@cuadrilla/contract/views/search/parse';
import { and, type Column, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { boards, columns, comments, documents, tasks } from '../../platform/database/schema/schema.ts';
import { blockedBy } from '../../tasks/dependencies/dependencies.queries.ts';
import { dateIn, fallsOn, oneOf, someOf, type Viewpoint } from '../../tasks/tasks/field-filters.ts';
import type { ResolvedQuery } from './asked.ts';

/** What the operators go by. */
interface Named {
  ids?: Partial<Record<Field, Column>>;
  dates: Partial<Record<DateField, { at: Column; day?: Column }>>;
  done?: SQL;
}

const due = { at: tasks.dueDate, day: tasks.dueDay, begins: false };

/**
 * Of the project that is looked through, asked once: there are many tasks, and few boards and columns. Boards are compared
 * so that their index, which leads to rows, seems no better than the one that has all that is asked for.
 */
export const isDone = sql`tasks.column_id = any(array(
  select id from ${columns} where project_id = memberships.project_id and kind = 'hecho'))`;
export const isOnBoard = sql`tasks.board_id + 0 = any(array(
  select id from ${boards} where project_id = memberships.project_id and deleted_at is null))`;

/** Of one task after the other, where they are of many projects. */
const isInDone = sql`exists (select from columns place
  where place.project_id = tasks.project_id and place.id = tasks.column_id and place.kind = 'hecho')`;
export const isOnItsBoard = sql`exists (select from boards place
  where place.project_id = tasks.project_id and place.id = tasks.board_id and place.deleted_at is null)`;

const ofTask: Named = {
  ids: {
    tablero: tasks.boardId,
    responsable: tasks.assignedTo,
    equipo: tasks.assignedTo,
    creador: tasks.createdBy,
    estado: tasks.columnId,
  },
  dates: {
    fecha: due,
    inicio: { at: tasks.startDate, day: tasks.startDay },
    creada: { at: tasks.createdAt },
    actualizada: { at: tasks.updatedAt },
  },
  done: isDone,
};

/** Who wrote a comment and when is its own; all else is about its task. */
const ofComment: Named = {
  ids: { ...ofTask.ids, creador: comments.authorId },
  dates: { ...ofTask.dates, creada: { at: comments.createdAt }, actualizada: { at: comments.updatedAt } },
  done: isInDone,
};

const ofDocument: Named = {
  ids: { creador: documents.createdBy },
  dates: { creada: { at: documents.createdAt }, actualizada: { at: documents.updatedAt } },
};

const without = {
  responsable: isNull(tasks.assignedTo),
  fecha: and(isNull(due.at), isNull(due.day)),
  etiqueta: sql`cardinality(${tasks.labelIds}) = 0`,
};

const asksForArchived = ({ terms }: ResolvedQuery): boolean =>
  terms.some((term) => term.kind === 'flag' && term.value === 'archivadas' && !term.not);

/** Those that a search looks through: in no trash, and archived where such are asked for, then alone. */
export const isThere = (asked: ResolvedQuery): SQL =>
  sql`tasks.deleted_at is null and ${asksForArchived(asked) ? sql`` : sql`not`} tasks.archived`;

export const taskConditions = (asked: ResolvedQuery): SQL | undefined => conditions(asked, ofTask);
export const commentConditions = (asked: ResolvedQuery): SQL | undefined => conditions(asked, ofComment);
export const documentConditions = (asked: ResolvedQuery): SQL | undefined => conditions(asked, ofDocument);

/** Of an operator that is there several times any is enough; of those that are turned round, all count. */
export function conditions(asked: ResolvedQuery, named: Named): SQL | undefined {
  const wanted = asked.terms.filter(({ not }) => !not);
  const alternatives = Array.from(new Set(wanted.map(keyOf)), (key) =>
    wanted.filter((term) => keyOf(term) === key),
  );
  return and(
    ...alternatives.map((terms) => or(...terms.map((term) => conditionOf(term, asked, named)))),
    ...asked.terms
      .filter(({ not }) => not)
      .map((term) => conditionOf(term, asked, named))
      .filter((condition) => condition !== undefined)
      .map((condition) => sql`(${condition}) is not true`),
  );
}

/** Flags and what is missing narrow each other down; other operators are alternatives to themselves. */
const keyOf = (term: Term): string =>
  'field' in term && term.field !== 'sin' ? term.field : `${term.kind} ${term.value}`;

function conditionOf(term: Term, asked: ResolvedQuery, { ids = {}, dates, done }: Named): SQL | undefined {
  if (term.kind === 'flag') return flagged(term.value, asked, done ?? sql`false`);
  if (term.kind === 'choice' && term.field === 'sin') return without[term.value];
  if (term.kind === 'choice' && term.field === 'prioridad')
    return eq(tasks.priorityId, choices.prioridad.indexOf(term.value) + 1);
  if (term.kind === 'days') {
    const date = dates[term.field];
    const days = resolveDays(term.value, dayIn(asked.now, asked.timeZone), asked.weekStart);
    return date && fallsOn(date, days, asked.timeZone);
  }
  // Projects are asked for before, and what nothing goes by is found by nothing.
  if (term.kind !== 'name' || term.field === 'proyecto') return undefined;
  if (term.field === 'etiqueta' && ids.tablero)
    return someOf(tasks.labelIds, asked.ids.get(term) ?? []) ?? sql`false`;
  const column = ids[term.field];
  return (column && oneOf(column, asked.ids.get(term) ?? [])) ?? sql`false`;
}

const flagged = (flag: Flag, viewpoint: Viewpoint, done: SQL): SQL | undefined =>
  ({
    vencidas: dateIn(due, 'overdue', viewpoint),
    hechas: done,
    abiertas: sql`not ${done}`,
    archivadas: sql`tasks.archived`,
    bloqueadas: sql`${tasks.hasBlockers} and not ${done} and ${blockedBy} > 0`,
  })[flag];
