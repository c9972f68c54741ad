import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import {
  boards,
  columns,
  comments,
  memberships,
  projects,
  tasks,
  users,
} from '../../database/schema/schema.ts';
import type { Asked } from './asked.ts';
import { commentConditions } from './conditions.ts';
import { board, isInReach, mostRanked, type Page, person, placeBy, project, total } from './ranking.ts';
import { holdsPhrases, matchesIndexed } from './matches.ts';

/** What was said about tasks of mine: my own words first, then the latest. */
export function findComments(db: DbOrTx, asked: Asked, { limit, offset }: Page) {
  const folded = sql`fold(${comments.content})`;
  const matching = db
    .select({
      projectId: comments.projectId,
      id: comments.id,
      mine: sql<boolean>`${comments.authorId} = ${asked.userId}`.as('mine'),
      createdAt: comments.createdAt,
    })
    .from(comments)
    .innerJoin(tasks, and(eq(tasks.projectId, comments.projectId), eq(tasks.id, comments.taskId)))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .innerJoin(columns, and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId)))
    .where(
      and(
        isNull(tasks.deletedAt),
        isNull(boards.deletedAt),
        matchesIndexed(comments, asked),
        ...holdsPhrases(folded, asked),
        commentConditions(asked),
      ),
    )
    .limit(mostRanked)
    .as('matching');
  const best = db
    .select({
      projectId: matching.projectId,
      id: matching.id,
      place: placeBy(sql`${matching.mine} desc, ${matching.createdAt} desc, ${matching.id} desc`),
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
      id: comments.id,
      content: comments.content,
      createdAt: comments.createdAt,
      author: person,
      task: { id: tasks.id, title: tasks.title },
      project,
      board,
      total: best.total,
    })
    .from(best)
    .innerJoin(comments, and(eq(comments.projectId, best.projectId), eq(comments.id, best.id)))
    .innerJoin(tasks, and(eq(tasks.projectId, comments.projectId), eq(tasks.id, comments.taskId)))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .innerJoin(users, eq(users.id, comments.authorId))
    .orderBy(best.place);
}
