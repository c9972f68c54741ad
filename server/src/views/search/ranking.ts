import { mostCounted } from '@cuadrilla/contract/views/search/search';
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import { boards, memberships, projects, users } from '../../platform/database/schema/schema.ts';
import type { ResolvedQuery } from './asked.ts';

export interface Page {
  limit: number;
  offset: number;
}

export const project = { id: projects.id, name: projects.name };
export const board = { id: boards.id, name: boards.name };
export const person = { id: users.id, firstName: users.firstName, lastName: users.lastName };

/** Of so many matches in a project the best are looked for: more than anybody reads, and few enough to be quick. */
export const mostRanked = 1_000;

/** How many there are, counted no further than is told. */
export const totalOf = (rows: readonly { total: number }[]): number =>
  Math.min(rows[0]?.total ?? 0, mostCounted + 1);

export const total = sql<number>`(count(*) over ())::int`;

/** The same of rows that nobody sees, in whatever order they are found. */
export const countOf = (rows: SQL): SQL =>
  sql`(select count(*) from (${rows} limit ${mostCounted + 1}) counted)`;

/** Asked again with every row: nobody finds what is not theirs. */
export const isMember = (projectId: Column, { userId }: ResolvedQuery): SQL | undefined =>
  and(eq(memberships.projectId, projectId), eq(memberships.userId, userId));

/** One parameter, however many projects there are: a list of them would take longer to write than to look through. */
export const isOneOf = (projectId: Column, { reach }: ResolvedQuery): SQL =>
  sql`${projectId} = any(${sql.param(reach)}::int[])`;

/** My projects in which it is looked, one after the other: what all others keep is never read. */
export const isInReach = (asked: ResolvedQuery): SQL | undefined =>
  and(eq(memberships.userId, asked.userId), isOneOf(memberships.projectId, asked));

/**
 * The lower the better: the text itself, what begins so, has it in one piece, has all the words; then other forms, which
 * are the most, and told apart first. Of a text after a space, where every word begins after one.
 */
export function rank(spaced: SQL, { words: { wanted } }: ResolvedQuery): SQL {
  if (wanted.length === 0) return sql`0`;
  const text = ` ${wanted.join(' ')}`;
  const lacks = wanted.map((word) => sql`strpos(${spaced}, ${` ${word}`}) = 0`);
  return sql`case when ${sql.join(lacks, sql` or `)} then 4 when ${spaced} = ${text} then 0
    when starts_with(${spaced}, ${text}) then 1 when strpos(${spaced}, ${text}) > 0 then 2 else 3 end`;
}

export const folded = (text: SQL | Column): SQL => sql`(' ' || fold(${text}))`;
