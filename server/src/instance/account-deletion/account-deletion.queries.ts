import type { DeletionPreview } from '@cuadrilla/contract/account/account-deletion';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { memberships, projects } from '../../platform/database/schema/schema.ts';

/** The living projects that nobody else owns, with those who could: whoever is suspended could not. */
export const listOwnedAlone = (db: DbOrTx, userId: number): Promise<DeletionPreview['projects']> =>
  db
    .select({
      id: projects.id,
      name: projects.name,
      members: sql<DeletionPreview['projects'][number]['members']>`coalesce((
        select json_agg(json_build_object('id', person.id, 'name', person.first_name || ' ' || person.last_name)
          order by person.first_name, person.last_name, person.id)
        from memberships other join users person on person.id = other.user_id
        where other.project_id = ${projects.id} and other.user_id <> ${userId} and person.disabled_at is null), '[]')`,
    })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.role, 'Propietario'),
        isNull(projects.deletedAt),
        sql`not exists (select from memberships other where other.project_id = ${projects.id}
          and other.user_id <> ${userId} and other.role = 'Propietario')`,
      ),
    )
    .orderBy(asc(projects.id));
