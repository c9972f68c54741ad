import { messages } from '@cuadrilla/contract/errors';
import type { Changes, TaskFields } from '@cuadrilla/contract/events';
import type { TaskUndo } from '@cuadrilla/contract/tasks';
import { conflict, invalid } from '../../app-error.ts';
import type { Change } from '../../log/change.ts';
import { toFields, valuesBefore } from './task-fields.ts';
import { findFormerPlaces } from './task-former-place.ts';
import { listChangesFrom, type LoggedChange } from './task-history.ts';
import { writeTasks } from './task-write.ts';
import { getTasks } from './tasks.queries.ts';

const placeFields = ['board_id', 'column_id', 'position'] as const;

/**
 * Takes own changes back, all of them or none: as long as what they changed is still as they left it. What was
 * there before comes back as it was, also where a form would refuse it. Being a change too, it can be undone.
 */
export async function undoChanges(change: Change, { changes }: TaskUndo): Promise<void> {
  const { tx, projectId, member } = change;
  const asked = new Map<number, Set<number>>();
  for (const { taskId, version } of changes) {
    asked.set(taskId, (asked.get(taskId) ?? new Set()).add(version));
  }
  const rows = await getTasks(tx, projectId, [...asked.keys()]);
  const histories = await readHistories(change, asked);
  const edits = rows.map((row) => {
    const [versions, history] = [asked.get(row.id) ?? new Set<number>(), histories.get(row.id) ?? []];
    if (!areOwn(history, versions, member.userId)) throw invalid(messages.versionUnknown);
    const before = toFields(row);
    return { id: row.id, version: row.version, before, after: takenBack(before, history, versions) };
  });
  const moving = edits.filter(({ before, after }) =>
    placeFields.some((field) => before[field] !== after[field]),
  );
  const places = await findFormerPlaces(
    change,
    moving.map(({ id, after }) => ({ id, ...after })),
  );
  for (const { id, after } of moving) after.position = places.get(id) ?? after.position;
  await writeTasks(change, edits);
}

/** Of each task, the changes from the first one to be taken back on, the latest first. */
async function readHistories(
  change: Change,
  asked: ReadonlyMap<number, ReadonlySet<number>>,
): Promise<Map<number, LoggedChange[]>> {
  const firsts = [...asked].map(([taskId, versions]) => [taskId, Math.min(...versions)] as const);
  const histories = new Map<number, LoggedChange[]>(firsts.map(([taskId]) => [taskId, []]));
  for (const logged of await listChangesFrom(change, new Map(firsts))) {
    histories.get(logged.taskId)?.push(logged);
  }
  return histories;
}

const areOwn = (history: readonly LoggedChange[], versions: ReadonlySet<number>, userId: number): boolean =>
  history.filter(({ version, actorId }) => versions.has(version) && actorId === userId).length ===
  versions.size;

/** The log undone step by step: only the versions asked for count, and only while nobody stands in between. */
function takenBack(
  current: TaskFields,
  history: readonly LoggedChange[],
  versions: ReadonlySet<number>,
): TaskFields {
  const [then, next] = [{ ...current }, { ...current }];
  for (const { version, changes } of history) {
    const undone = versions.has(version) ? touchedFields(changes) : [];
    if (undone.some((field) => next[field] !== then[field])) throw conflict(messages.undoTooLate);
    Object.assign(then, valuesBefore(changes));
    Object.assign(next, Object.fromEntries(undone.map((field) => [field, then[field]])));
  }
  return next;
}

/** A place is one thing: the same position in another column is not the same place. */
function touchedFields(changes: Changes): (keyof TaskFields)[] {
  const fields = Object.keys(changes) as (keyof TaskFields)[];
  const isMove = placeFields.some((field) => field in changes);
  return isMove ? [...new Set([...fields, ...placeFields])] : fields;
}
