import { fold } from '@cuadrilla/contract/kernel/fold';
import type { ImportPerson } from '@cuadrilla/contract/carry/imports/task-imports';
import { and, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/schema.ts';
import { fullName } from '../../platform/full-name.ts';
import { type Directory, findable, type Viewer } from '../../projects/members/members.queries.ts';

/**
 * Who the people of a file are here: by their address or, where the file has none, by a name that one only of those
 * bears with whom the caller shares something. Null for whom the caller may not know of.
 */
export async function findPeople(
  db: DbOrTx,
  { viewer, directory }: { viewer: Viewer; directory: Directory },
  people: readonly ImportPerson[],
): Promise<(number | null)[]> {
  if (people.length === 0) return [];
  const emails = people.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
  const columns = {
    id: users.id,
    email: users.email,
    firstName: users.firstName,
    lastName: users.lastName,
    username: users.username,
  };
  const byEmail =
    emails.length === 0
      ? []
      : await db
          .select(columns)
          .from(users)
          .where(
            and(
              sql`${users.email} = any(${sql.param(emails)}::text[])`,
              // Their exact address is what the caller has.
              findable(viewer, directory, sql`${users.email}`),
            ),
          );
  const names = people.flatMap(({ name, email }) => (email === null ? [fold(name)] : []));
  const byName =
    names.length === 0
      ? []
      : await db
          .select(columns)
          .from(users)
          .where(
            and(
              sql`(fold(${users.firstName} || ' ' || ${users.lastName}) = any(${sql.param(names)}::text[])
                or fold(${users.username}) = any(${sql.param(names)}::text[]))`,
              findable(viewer, 'known', ''),
            ),
          );
  return people.map(({ name, email }) => {
    if (email !== null) return byEmail.find((user) => user.email === email.toLowerCase())?.id ?? null;
    const wanted = fold(name);
    const found = byName.filter((user) =>
      [fullName(user), user.username].some((own) => fold(own) === wanted),
    );
    return found.length === 1 ? (found[0]?.id ?? null) : null;
  });
}
