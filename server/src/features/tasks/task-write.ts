import type { TaskFields } from '@cuadrilla/contract/events';
import { sql } from 'drizzle-orm';
import { tasks } from '../../database/schema/schema.ts';
import type { Change } from '../../log/change.ts';
import { changedFields, isUnchanged } from '../../log/changed-fields.ts';

type SomeFields = Partial<TaskFields> & Pick<TaskFields, 'board_id'>;

/** A task as it is and as it is to be. The edits of one call name the same fields. */
interface TaskEdit {
  id: number;
  /** The one that it has now. */
  version: number;
  before: SomeFields;
  after: SomeFields;
}

const fieldTypes: Record<keyof TaskFields, string> = {
  title: 'text',
  description: 'text',
  due_date: 'timestamptz',
  priority_id: 'smallint',
  assigned_to: 'int',
  label_id: 'int',
  board_id: 'int',
  column_id: 'int',
  position: 'text',
};
const fieldNames = Object.keys(fieldTypes) as (keyof TaskFields)[];

/** The one way to change tasks: what differs is written in one statement and told, an event for each task. */
export async function writeTasks(
  { tx, projectId, now, append }: Change,
  edits: readonly TaskEdit[],
): Promise<void> {
  const changed = edits
    .map(({ id, version, before, after }) => ({
      id,
      version: version + 1,
      after,
      changes: changedFields(before, after),
    }))
    .filter(({ changes }) => !isUnchanged(changes));
  if (changed.length === 0) return;
  const fields = fieldNames.filter((field) => changed.some(({ changes }) => field in changes));
  const records = changed.map(({ id, version, after }) => ({
    id,
    version,
    ...Object.fromEntries(fields.map((field) => [field, after[field]])),
  }));
  const sets = fields.map((field) => sql.raw(`${field} = edit.${field}`));
  const types = fields.map((field) => sql.raw(`, ${field} ${fieldTypes[field]}`));
  // The limit is for the planner: it would take any number of edits for a hundred, and may read all tasks for one.
  await tx.execute(sql`
    update ${tasks} set ${sql.join(sets, sql`, `)}, version = edit.version, updated_at = ${now}
    from (select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as record (id int, version int${sql.join(types)}) limit ${records.length}) edit
    where ${tasks.projectId} = ${projectId} and ${tasks.id} = edit.id`);
  for (const { id: taskId, version, after, changes } of changed) {
    append({ type: 'task.updated', payload: { taskId, boardId: after.board_id, version, changes } });
  }
}
