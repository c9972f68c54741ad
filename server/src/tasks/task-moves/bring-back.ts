import type { Departure } from '@cuadrilla/contract/tasks/departure';
import { sql } from 'drizzle-orm';
import {
  follows,
  importedEvents,
  importedTasks,
  imports,
  memberships,
  points,
} from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';

const asked = (items: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb)`;

/** What hung on the tasks and did not come along, of those who are members still; what is there by now stays. */
export async function bringBack(
  { tx, projectId }: Change,
  departures: ReadonlyMap<number, Departure>,
): Promise<void> {
  const all = <Item extends object>(itemsOf: (departure: Departure) => readonly Item[] | undefined) =>
    [...departures].flatMap(([task_id, departure]) =>
      (itemsOf(departure) ?? []).map((item) => ({ ...item, task_id })),
    );
  const isMember = (userId: string) => sql`exists (select from ${memberships} member
    where member.project_id = ${projectId} and member.user_id = lost.${sql.raw(userId)})`;
  await tx.execute(sql`
    update ${points} point set assigned_to = lost.assigned_to
    from ${asked(all((departure) => departure.points))} as lost (id int, task_id int, assigned_to int)
    where point.project_id = ${projectId} and point.id = lost.id and point.task_id = lost.task_id
    and ${isMember('assigned_to')}`);
  await tx.execute(sql`
    insert into ${follows} (user_id, project_id, task_id, following, muted, muted_until)
    select user_id, ${projectId}::int, task_id, following, muted, muted_until
    from ${asked(all((departure) => departure.follows))}
      as lost (user_id int, task_id int, following boolean, muted boolean, muted_until timestamptz)
    where ${isMember('user_id')} on conflict do nothing`);
  await tx.execute(sql`
    insert into ${importedTasks} (project_id, import_id, task_id, source_hash)
    select ${projectId}::int, import_id, task_id, source_hash
    from ${asked(all(({ imported }) => imported && [imported]))}
      as lost (import_id int, task_id int, source_hash text)
    where exists (select from ${imports} file where file.project_id = ${projectId} and file.id = lost.import_id)
    on conflict do nothing`);
  await tx.execute(sql`
    insert into ${importedEvents} (project_id, uid_hash, task_id)
    select ${projectId}::int, hash, task_id
    from ${asked(all((departure) => departure.calendar_hashes?.map((hash) => ({ hash }))))}
      as lost (hash text, task_id int)
    on conflict do nothing`);
}
