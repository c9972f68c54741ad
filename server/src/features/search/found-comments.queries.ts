import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import { boards, comments, projects, tasks, users } from '../../database/schema/schema.ts';
import type { Asked } from './asked.ts';
import { commentConditions, isOnBoard } from './conditions.ts';
import { board, isInReach, mostRanked, type Page, person, project, total } from './ranking.ts';
import { holdsPhrases, matchesIndexed, rowsWith } from './matches.ts';

const folded = sql`fold(comments.content)`;

/** What was said about tasks of mine: my own words first, then the latest. Written as that of the tasks is. */
export function findComments(db: DbOrTx, asked: Asked, { limit, offset }: Page) {
  const matching = sql`
    select comments.project_id, comments.id, comments.created_at, comments.author_id = ${asked.userId} as mine
    from ${rowsWith(sql`comments`, matchesIndexed(comments, asked), asked)}
    join tasks on tasks.project_id = comments.project_id and tasks.id = comments.task_id
    where ${and(
      sql`tasks.deleted_at is null`,
      isOnBoard,
      ...holdsPhrases(folded, asked),
      commentConditions(asked),
    )}
    limit ${mostRanked}`;
  const best = sql`(
    select matching.project_id, matching.id, ${total} as total,
      row_number() over (order by mine desc, matching.created_at desc, id desc) as place
    from memberships join lateral (${matching}) matching on true
    where ${isInReach(asked)}
    order by place limit ${limit} offset ${offset}) best`;
  return db
    .select({
      id: comments.id,
      content: comments.content,
      createdAt: comments.createdAt,
      author: person,
      task: { id: tasks.id, title: tasks.title },
      project,
      board,
      total: sql<number>`best.total`,
    })
    .from(best)
    .innerJoin(comments, sql`${comments.projectId} = best.project_id and ${comments.id} = best.id`)
    .innerJoin(tasks, and(eq(tasks.projectId, comments.projectId), eq(tasks.id, comments.taskId)))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .innerJoin(users, eq(users.id, comments.authorId))
    .orderBy(sql`best.place`);
}
