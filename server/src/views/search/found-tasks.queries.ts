import { parseId } from '@cuadrilla/contract/kernel/fields';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  boards,
  columns,
  memberships,
  projects,
  tasks,
  users,
} from '../../platform/database/schema/schema.ts';
import type { ResolvedQuery } from './asked.ts';
import { isDone, isOnBoard, isThere, taskConditions } from './conditions.ts';
import { holdsPhrases, matchesIndexed, rowsWith } from './matches.ts';
import { board, countOf, isInReach, mostRanked, type Page, person, project, rank, total } from './ranking.ts';

/** A query whose only word is a number asks for the task of that number too, whatever its filters are. */
export function numbered({ terms, words }: ResolvedQuery): number | undefined {
  const texts = terms.filter(({ kind }) => kind === 'word' || kind === 'phrase');
  const [only] = texts;
  const isAlone = texts.length === 1 && only?.kind === 'word' && words.wanted.length === 1;
  return isAlone ? parseId(only.value.replace(/^#/, '')) : undefined;
}

function isWanted(asked: ResolvedQuery): SQL | undefined {
  const number = numbered(asked);
  const found = matchesIndexed(tasks, asked);
  if (number === undefined) return found;
  return or(found, and(eq(tasks.projectId, memberships.projectId), eq(tasks.number, number)));
}

/** The title, after a space; cut out of what is kept folded, once for each that was found. */
const title = sql`' ' || split_part(tasks.folded, chr(10), 1) as title_line`;

function rankOf(asked: ResolvedQuery): SQL {
  const number = numbered(asked);
  const rankOfWords = rank(sql`title_line`, asked);
  return number === undefined
    ? rankOfWords
    : sql`case when tasks.number = ${number} then -1 else ${rankOfWords} end`;
}

/** Not by a number given to each row: only the best of them are put in order. */
const bestFirst = sql.raw('rank, mine desc, done, matching.updated_at desc, matching.id desc');

/** Those of each project of mine, with what they are put in order by. */
function matching(asked: ResolvedQuery): SQL {
  const ofProject = sql`
    select tasks.project_id, tasks.id, tasks.updated_at, ${isDone} as done,
      (tasks.assigned_to = ${asked.userId} or tasks.created_by = ${asked.userId}) is true as mine,
      ${rankOf(asked)} as rank
    from ${rowsWith(sql`tasks`, and(isThere(asked), isWanted(asked)), asked, title)}
    where ${and(isOnBoard, ...holdsPhrases(tasks.folded, asked), taskConditions(asked))}
    limit ${sql.raw(`${mostRanked}`)}`;
  return sql`memberships join lateral (${ofProject}) matching on true where ${isInReach(asked)}`;
}

export const countTasks = (asked: ResolvedQuery): SQL => countOf(sql`select from ${matching(asked)}`);

/**
 * Tasks of mine, each with where it is: the best match first, then mine, what is to do, what changed last. What finds
 * them is written as it is sent: to put it together out of parts took as long as to look.
 */
export function findTasks(db: DbOrTx, asked: ResolvedQuery, { limit, offset }: Page) {
  const best = sql`(
    select matching.*, ${total} as total from ${matching(asked)}
    order by ${bestFirst} limit ${limit} offset ${offset}) matching`;
  return db
    .select({
      id: tasks.id,
      number: tasks.number,
      title: tasks.title,
      description: tasks.description,
      priorityId: tasks.priorityId,
      startDate: tasks.startDate,
      startDay: tasks.startDay,
      dueDate: tasks.dueDate,
      dueDay: tasks.dueDay,
      labelIds: tasks.labelIds,
      version: tasks.version,
      commentCount: tasks.commentCount,
      assignee: { ...person, timeZone: users.timeZone },
      project,
      board,
      column: { id: columns.id, name: columns.name, kind: columns.kind },
      total: sql<number>`matching.total`,
    })
    .from(best)
    .innerJoin(tasks, sql`${tasks.projectId} = matching.project_id and ${tasks.id} = matching.id`)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .innerJoin(columns, and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId)))
    .leftJoin(users, eq(users.id, tasks.assignedTo))
    .orderBy(bestFirst);
}

interface Nearest {
  narrowed: SQL | undefined;
  distance: SQL;
  limit: number;
}

/** The ids of those that are least far from something, however many others go by the words. */
export const findNearest = (asked: ResolvedQuery, { narrowed, distance, limit }: Nearest): SQL => sql`
  select matching.id from memberships join lateral (
    select tasks.id, ${distance} as distance
    from ${rowsWith(sql`tasks`, and(isThere(asked), isWanted(asked)), asked)}
    where ${and(isOnBoard, ...holdsPhrases(tasks.folded, asked), taskConditions(asked), narrowed)}
    order by distance limit ${limit}) matching on true
  where ${isInReach(asked)} order by distance limit ${limit}`;
