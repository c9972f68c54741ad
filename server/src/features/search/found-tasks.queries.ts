import { parseId } from '@cuadrilla/contract/fields';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import { boards, columns, memberships, projects, tasks, users } from '../../database/schema/schema.ts';
import type { Asked } from './asked.ts';
import { taskConditions } from './conditions.ts';
import { holdsPhrases, matchesIndexed } from './matches.ts';
import { board, isInReach, mostRanked, type Page, person, placeBy, project, rank, total } from './ranking.ts';

/** A query that is nothing but a number asks for the task of that number too. */
function numbered({ terms, words }: Asked): number | undefined {
  const [only] = terms;
  const isAlone = terms.length === 1 && only?.kind === 'word' && words.wanted.length === 1;
  return isAlone ? parseId(only.value.replace(/^#/, '')) : undefined;
}

function isWanted(asked: Asked): SQL | undefined {
  const number = numbered(asked);
  const found = matchesIndexed(tasks, asked);
  if (number === undefined) return found;
  return or(found, and(eq(tasks.projectId, memberships.projectId), eq(tasks.number, number)));
}

const title = sql`split_part(${tasks.folded}, chr(10), 1)`;

/** Tasks of mine, each with where it is: the best match first, then mine, what is to do, what changed last. */
export function findTasks(db: DbOrTx, asked: Asked, { limit, offset }: Page) {
  const matching = db
    .select({
      projectId: tasks.projectId,
      id: tasks.id,
      rank: sql`case when ${eq(tasks.number, numbered(asked) ?? 0)} then -1 else ${rank(title, asked)} end`.as(
        'rank',
      ),
      mine: sql<boolean>`(${tasks.assignedTo} = ${asked.userId} or ${tasks.createdBy} = ${asked.userId}) is true`.as(
        'mine',
      ),
      done: sql<boolean>`${columns.kind} = 'hecho'`.as('done'),
      updatedAt: tasks.updatedAt,
    })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .innerJoin(columns, and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId)))
    .where(
      and(
        isNull(tasks.deletedAt),
        isNull(boards.deletedAt),
        isWanted(asked),
        ...holdsPhrases(tasks.folded, asked),
        taskConditions(asked),
      ),
    )
    .limit(mostRanked)
    .as('matching');
  const best = db
    .select({
      projectId: matching.projectId,
      id: matching.id,
      place: placeBy(
        sql`${matching.rank}, ${matching.mine} desc, ${matching.done}, ${matching.updatedAt} desc, ${matching.id} desc`,
      ),
      total: total.as('total'),
    })
    .from(memberships)
    .innerJoinLateral(matching, sql`true`)
    .where(isInReach(asked))
    .orderBy(sql`place`)
    .limit(limit)
    .offset(offset)
    .as('best');
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
      labelId: tasks.labelId,
      version: tasks.version,
      commentCount: tasks.commentCount,
      assignee: { ...person, timeZone: users.timeZone },
      project,
      board,
      column: { id: columns.id, name: columns.name, kind: columns.kind },
      total: best.total,
    })
    .from(best)
    .innerJoin(tasks, and(eq(tasks.projectId, best.projectId), eq(tasks.id, best.id)))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .innerJoin(columns, and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId)))
    .leftJoin(users, eq(users.id, tasks.assignedTo))
    .orderBy(best.place);
}
