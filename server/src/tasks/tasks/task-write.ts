import type { TaskChanges } from '@cuadrilla/contract/log/events';
import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import { and, eq, sql } from 'drizzle-orm';
import { inSets } from '../../platform/database/in-sets.ts';
import { prepareOnce, prepareUnanswered } from '../../platform/database/prepare-once.ts';
import { columns, tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { changedFields, isUnchanged } from '../../platform/log/changed-fields.ts';
import { listLabels } from '../labels/labels.queries.ts';
import { fields } from './task-fields.ts';
import { makeNext } from './task-repeat.commands.ts';

type SomeFields = Partial<TaskFields> & Pick<TaskFields, 'board_id'>;

/** A task as it is and as it is to be. The edits of one call name the same fields. */
interface TaskEdit {
  id: number;
  /** The one that it has now. */
  version: number;
  before: SomeFields;
  after: SomeFields;
  /** The one that comes or goes with it, where it repeats and that is taken back. */
  next?: number | undefined;
}

/**
 * The one way to change tasks: what differs is written, many in one statement, and told, an event for each task. The
 * column that is about to go, if one is, gets none of those that come after what is done.
 */
export const writeTasks = (
  change: Change,
  edits: readonly TaskEdit[],
  goingColumnId?: number,
): Promise<void> => inSets(edits, (set) => writeSet(change, set, goingColumnId));

async function writeSet(
  change: Change,
  edits: readonly TaskEdit[],
  goingColumnId: number | undefined,
): Promise<void> {
  const { tx, projectId, now, append } = change;
  const changed = edits
    .map(({ id, version, before, after, next }) => ({
      id,
      version: version + 1,
      after,
      next,
      changes: changedFields(before, after),
    }))
    .filter(({ changes }) => !isUnchanged(changes));
  if (changed.length === 0) return;
  await nameLabels(change, changed);
  const written = fields.filter(({ as }) => changed.some(({ changes }) => as in changes));
  const records = changed.map(({ id, version, after }) => ({
    id,
    version,
    ...Object.assign({}, ...written.map(({ as, store }) => store(after[as]))),
  }));
  const update = updateOf([...new Set(written.flatMap((field) => field.columns))]);
  await update(tx, { projectId, now, records: JSON.stringify(records), count: records.length });
  const isDone = await doneColumns(change, changed);
  const doneIds = changed
    .filter(({ after, changes }) => after.repeat !== null && becomesDone(changes, isDone))
    .map(({ id }) => id);
  const passed = doneIds.length > 0 ? await makeNext(change, doneIds, goingColumnId) : undefined;
  for (const { id: taskId, version, after, ...told } of changed) {
    const made = passed?.get(taskId);
    const changes = made ? withoutRepeat(told.changes, made.repeat) : told.changes;
    const [done, next] = [becomesDone(changes, isDone), made?.nextId ?? told.next];
    const payload = { taskId, boardId: after.board_id, version, changes };
    append({
      type: 'task.updated',
      payload: { ...payload, ...(done !== undefined && { done }), ...(next !== undefined && { next }) },
    });
  }
}

/** In the log labels are told by name, too: they may be gone when it is read. */
async function nameLabels({ tx, projectId }: Change, changed: readonly { changes: TaskChanges }[]) {
  const sets = changed.flatMap(({ changes }) => changes.label_ids ?? []);
  if (sets.length === 0) return;
  const names = new Map((await listLabels(tx, projectId)).map(({ id, name }) => [id, name]));
  const named = (ids: readonly number[], others: readonly number[]) =>
    ids.filter((id) => !others.includes(id)).map((id) => ({ id, name: names.get(id) ?? '' }));
  for (const set of sets) {
    set.added = named(set.after, set.before);
    set.removed = named(set.before, set.after);
  }
}

type ColumnName = (typeof fields)[number]['columns'][number];
const updates = new Map<string, ReturnType<typeof makeUpdate>>();

/** Of these columns: a statement for each set of columns that are written together. */
function updateOf(names: readonly ColumnName[]): ReturnType<typeof makeUpdate> {
  const key = names.join();
  const update = updates.get(key) ?? makeUpdate(names);
  updates.set(key, update);
  return update;
}

function makeUpdate(names: readonly ColumnName[]) {
  const sets = names.map((name) => sql.raw(`${tasks[name].name} = edit."${name}"`));
  const types = names.map((name) => sql.raw(`, "${name}" ${tasks[name].getSQLType()}`));
  // The limit is for the planner: it would take any number of edits for a hundred, and may read all tasks for one.
  return prepareUnanswered(
    () => sql`
      update ${tasks} set ${sql.join(sets, sql`, `)}, version = edit.version, updated_at = ${sql.placeholder('now')}
      from (select * from jsonb_to_recordset(${sql.placeholder('records')}::jsonb)
        as record (id int, version int${sql.join(types)}) limit ${sql.placeholder('count')}) edit
      where ${tasks.projectId} = ${sql.placeholder('projectId')} and ${tasks.id} = edit.id`,
  );
}

/** It was passed on in the same change. */
function withoutRepeat({ repeat, ...changes }: TaskChanges, passed: string): TaskChanges {
  const before = repeat ? repeat.before : passed;
  return before === null ? changes : { ...changes, repeat: { before, after: null } };
}

/** Those among the columns of the moves whose tasks are done. */
async function doneColumns(
  { tx, projectId }: Change,
  changed: readonly { changes: TaskChanges }[],
): Promise<ReadonlySet<number>> {
  const moves = changed.flatMap(({ changes: { column_id } }) => column_id ?? []);
  if (moves.length === 0) return new Set();
  const ids = [...new Set(moves.flatMap(({ before, after }) => [before, after]))];
  const rows = await doneAmong(tx, { projectId, ids });
  return new Set(rows.map(({ id }) => id));
}

const doneAmong = prepareOnce((tx) =>
  tx
    .select({ id: columns.id })
    .from(columns)
    .where(
      and(
        eq(columns.projectId, sql.placeholder('projectId')),
        sql`${columns.id} = any(${sql.placeholder('ids')}::int[])`,
        eq(columns.kind, 'hecho'),
      ),
    ),
);

function becomesDone({ column_id }: TaskChanges, isDone: ReadonlySet<number>): boolean | undefined {
  if (!column_id || isDone.has(column_id.before) === isDone.has(column_id.after)) return undefined;
  return isDone.has(column_id.after);
}
