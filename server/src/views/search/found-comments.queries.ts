import { mostCounted } from '@cuadrilla/contract/views/search/search';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { boards, comments, projects, tasks, users } from '../../platform/database/schema/schema.ts';
import type { ResolvedQuery } from './asked.ts';
import { commentConditions, isOnItsBoard, isThere } from './conditions.ts';
import { board, countOf, isInReach, mostRanked, type Page, person, project, total } from './ranking.ts';
import { holdsPhrases, matchesIndexed } from './matches.ts';

const folded = sql`fold(comments.content)`;
const bestFirst = sql.raw('mine desc, created_at desc, id desc');

/** What has the words, project by project. */
function saying(asked: ResolvedQuery, conditions: SQL | undefined): SQL {
  // What else is asked is looked at afterwards, and may leave few of many.
  const bound = conditions ? sql`offset 0` : sql`limit ${sql.raw(`${mostRanked}`)}`;
  return sql`
    select comments.*, comments.author_id = ${asked.userId} as mine
    from memberships join lateral (
      select project_id, id, task_id, author_id, created_at, updated_at from comments
      where ${and(matchesIndexed(comments, asked), ...holdsPhrases(folded, asked))} ${bound}) comments on true
    where ${isInReach(asked)}`;
}

/** Of that, what was said about tasks that are there: each is found by its key, and only then looked at. */
function matching(asked: ResolvedQuery, order: SQL): SQL {
  const conditions = commentConditions(asked);
  return sql`
    select comments.project_id, comments.id, comments.created_at, mine
    from (${saying(asked, conditions)} ${order}) comments
    join lateral (
      select * from tasks where project_id = comments.project_id and id = comments.task_id and ${isThere(asked)}
      offset 0) tasks on true
    where ${and(isOnItsBoard, conditions)} ${order}`;
}

export const countComments = (asked: ResolvedQuery): SQL => countOf(matching(asked, sql``));

/**
 * What was said about tasks of mine: my own words first, then the latest. All that has the words is put in order by what
 * it says itself; only then its task is looked at, until as many are found as are counted.
 */
export function findComments(db: DbOrTx, asked: ResolvedQuery, { limit, offset }: Page) {
  const enough = Math.max(mostCounted + 1, offset + limit);
  const best = sql`(
    select matching.*, ${total} as total
    from (${matching(asked, sql`order by ${bestFirst}`)} limit ${enough}) matching
    order by ${bestFirst} limit ${limit} offset ${offset}) matching`;
  return db
    .select({
      id: comments.id,
      content: comments.content,
      createdAt: comments.createdAt,
      author: person,
      task: { id: tasks.id, title: tasks.title },
      project,
      board,
      total: sql<number>`matching.total`,
    })
    .from(best)
    .innerJoin(comments, sql`${comments.projectId} = matching.project_id and ${comments.id} = matching.id`)
    .innerJoin(tasks, and(eq(tasks.projectId, comments.projectId), eq(tasks.id, comments.taskId)))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .innerJoin(users, eq(users.id, comments.authorId))
    .orderBy(sql`mine desc, matching.created_at desc, matching.id desc`);
}
