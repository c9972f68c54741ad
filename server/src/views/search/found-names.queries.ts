import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { boards, memberships, projects, users } from '../../platform/database/schema/schema.ts';
import type { ResolvedQuery } from './asked.ts';
import { conditions } from './conditions.ts';
import { holdsPhrases, matchesText } from './matches.ts';
import { folded, isMember, isOneOf, type Page, person, project, rank, total } from './ranking.ts';

const matches = (text: SQL, asked: ResolvedQuery): SQL | undefined =>
  and(matchesText(text, asked), ...holdsPhrases(sql`fold(${text})`, asked));

/** By name or description. */
export const findProjects = (db: DbOrTx, asked: ResolvedQuery, { limit, offset }: Page) =>
  db
    .select({ ...project, description: projects.description, total: total.as('total') })
    .from(projects)
    .innerJoin(memberships, isMember(projects.id, asked))
    .where(
      and(
        isOneOf(projects.id, asked),
        matches(sql`${projects.name} || chr(10) || ${projects.description}`, asked),
        conditions(asked, {
          dates: { creada: { at: projects.createdAt }, actualizada: { at: projects.updatedAt } },
        }),
      ),
    )
    .orderBy(rank(folded(projects.name), asked), sql`${projects.updatedAt} desc`, projects.id)
    .limit(limit)
    .offset(offset);

export const findBoards = (db: DbOrTx, asked: ResolvedQuery, { limit, offset }: Page) =>
  db
    .select({ id: boards.id, name: boards.name, project, total: total.as('total') })
    .from(boards)
    .innerJoin(memberships, isMember(boards.projectId, asked))
    .innerJoin(projects, eq(projects.id, boards.projectId))
    .where(
      and(
        isOneOf(boards.projectId, asked),
        isNull(boards.deletedAt),
        matches(sql`${boards.name}`, asked),
        conditions(asked, {
          ids: { tablero: boards.id },
          dates: { creada: { at: boards.createdAt }, actualizada: { at: boards.updatedAt } },
        }),
      ),
    )
    .orderBy(rank(sql`(' ' || ${boards.nameFolded})`, asked), sql`${boards.updatedAt} desc`, boards.id)
    .limit(limit)
    .offset(offset);

/** Those with whom a project is shared. */
export function findPeople(db: DbOrTx, asked: ResolvedQuery, { limit, offset }: Page) {
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`;
  // Found first, and then by their keys: everybody's name would be taken apart otherwise.
  const known = sql`array(select user_id from memberships where ${isOneOf(memberships.projectId, asked)})`;
  return db
    .select({ ...person, username: users.username, total: total.as('total') })
    .from(users)
    .where(and(sql`${users.id} = any(${known})`, matches(sql`${name} || ' ' || ${users.username}`, asked)))
    .orderBy(rank(folded(name), asked), sql`${name} collate spanish`, users.id)
    .limit(limit)
    .offset(offset);
}
