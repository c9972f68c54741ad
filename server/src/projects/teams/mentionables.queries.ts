import { mentionableLimit } from '@cuadrilla/contract/projects/project-teams';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { memberships, users } from '../../platform/database/schema/schema.ts';

const begins = (text: SQL, search: string) => sql`starts_with(fold(${text}), fold(${search}))`;

export const listMentionablePeople = (db: DbOrTx, projectId: number, search: string) =>
  db
    .select({
      id: users.id,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      username: users.username,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.projectId, projectId),
        or(
          begins(sql`${users.username}`, search),
          begins(sql`${users.firstName} || ' ' || ${users.lastName}`, search),
          begins(sql`${users.lastName}`, search),
        ),
      ),
    )
    .orderBy(sql`${users.firstName} collate spanish`, sql`${users.lastName} collate spanish`, users.id)
    .limit(mentionableLimit);
