import { messages } from '@cuadrilla/contract/kernel/errors';
import type { TaskChanges } from '@cuadrilla/contract/log/events';
import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import type { KeptTask, TaskUndo } from '@cuadrilla/contract/tasks/many-tasks';
import { placeFields } from '@cuadrilla/contract/tasks/tasks';
import { type AppError, conflict, invalid, notFound } from '../../platform/app-error.ts';
import type { Change } from '../../platform/log/change.ts';
import { listLabels } from '../labels/labels.queries.ts';
import { datesCross } from './task-dates.ts';
import { toFields, valuesBefore } from './task-fields.ts';
import { takenFromSet } from '../labels/label-sets.ts';
import { isOfLabels, labelFields } from '../labels/task-labels.ts';
import { findFormerPlaces } from './task-former-place.ts';
import { listChangesFrom, type LoggedChange } from './task-history.ts';
import { settleNext } from './task-undo-repeat.ts';
import { writeTasks } from './task-write.ts';
import { listTasksById } from './tasks.queries.ts';

/** The versions to be taken back, of each task. */
type VersionsByTask = ReadonlyMap<number, ReadonlySet<number>>;

interface Edit {
  id: number;
  version: number;
  before: TaskFields;
  after: TaskFields;
  next: number | undefined;
  nextSeq: number | undefined;
}

/**
 * Takes own changes back, of every task where what they changed is still as they left it, and tells which are kept as
 * they are. What was there before comes back as it was, also where a form would refuse it. Being a change too, it can
 * be undone.
 */
export async function undoChanges(
  change: Change,
  { changes }: TaskUndo,
  timeZone: string,
  isOwn = (actorId: number): boolean => actorId === change.member.userId,
): Promise<{ undone: number[]; kept: KeptTask[] }> {
  const { edits, kept } = await lookBack(change, versionsByTask(changes), timeZone, isOwn);
  const undone = await putBack(change, edits);
  for (const { id } of edits) {
    if (!undone.includes(id)) kept.push({ taskId: id, reason: 'place_gone', by: null });
  }
  if (undone.length === 0 && kept[0]) throw refusal(kept[0]);
  return { undone, kept };
}

function versionsByTask(changes: TaskUndo['changes']): VersionsByTask {
  const asked = new Map<number, Set<number>>();
  for (const { taskId, version } of changes) {
    asked.set(taskId, (asked.get(taskId) ?? new Set()).add(version));
  }
  return asked;
}

/** Each task as it was before, or why it stays as it is. */
async function lookBack(
  change: Change,
  asked: VersionsByTask,
  timeZone: string,
  isOwn: (actorId: number) => boolean,
): Promise<{ edits: Edit[]; kept: KeptTask[] }> {
  const { tx, projectId, member } = change;
  const wanted = [...asked.keys()].map((taskId) => ({ projectId, taskId }));
  const rows = new Map((await listTasksById(tx, wanted)).map((row) => [row.id, row]));
  const histories = await readHistories(change, asked);
  const [edits, kept]: [Edit[], KeptTask[]] = [[], []];
  for (const [taskId, versions] of asked) {
    const [row, history] = [rows.get(taskId), histories.get(taskId) ?? []];
    if (!row) {
      kept.push({ taskId, reason: 'task_gone', by: null });
      continue;
    }
    const named = history.filter(({ version }) => versions.has(version));
    if (named.length < versions.size) throw invalid(messages.versionUnknown);
    // Who asks for what another has just done is answered the version of the other's change.
    const foreign = named.find(({ actorId }) => !isOwn(actorId));
    const before = toFields(row);
    const { after, later } = takenBack(before, history, versions);
    // Another has set the one date with the other as it is now.
    const crossing = () =>
      datesCross(after, timeZone) ? latestOf(history, versions, ['start_date', 'due_date']) : undefined;
    const obstacle = foreign ?? later ?? crossing();
    if (obstacle) kept.push(keptFor(obstacle, member.userId));
    else edits.push({ id: taskId, version: row.version, before, after, ...nextIn(named) });
  }
  return { edits, kept };
}

/** Writes all but those whose old place is gone; tells which. */
async function putBack(change: Change, edits: readonly Edit[]): Promise<number[]> {
  const isMove = ({ before, after }: Edit) => placeFields.some((field) => before[field] !== after[field]);
  const places = await findFormerPlaces(
    change,
    edits.filter(isMove).map(({ id, after }) => ({ id, ...after })),
  );
  const possible = edits.filter((edit) => !isMove(edit) || places.has(edit.id));
  for (const { id, after } of possible) after.position = places.get(id) ?? after.position;
  await leaveRemovedLabels(change, possible);
  await settleNext(change, possible);
  await writeTasks(change, possible);
  return possible.map(({ id }) => id);
}

/** The one that came or went with the latest of these changes. */
function nextIn(named: readonly LoggedChange[]): Pick<Edit, 'next' | 'nextSeq'> {
  const change = named.find(({ next }) => next !== null);
  return { next: change?.next ?? undefined, nextSeq: change?.seq };
}

/** A label that has been removed since comes back to no task. */
async function leaveRemovedLabels({ tx, projectId }: Change, edits: readonly Edit[]): Promise<void> {
  const labelled = edits.filter(({ before, after }) => before.label_ids !== after.label_ids);
  if (labelled.length === 0) return;
  const known = new Set((await listLabels(tx, projectId)).map(({ id }) => id));
  for (const { after } of labelled) {
    Object.assign(after, labelFields(after.label_ids.filter((id) => known.has(id))));
  }
}

const keptFor = ({ taskId, actorId, actorName }: LoggedChange, userId: number): KeptTask => ({
  taskId,
  reason: actorId === userId ? 'changed_by_you' : 'changed',
  by: { id: actorId, name: actorName },
});

/** Where nothing at all could be taken back. */
function refusal({ reason }: KeptTask): AppError {
  if (reason === 'task_gone') return notFound(messages.taskNotFound);
  if (reason === 'place_gone') return conflict(messages.undoPlaceGone);
  return conflict(reason === 'changed' ? messages.undoTooLate : messages.undoTooLateOwn);
}

/** Of each task, the changes from the first one to be taken back on, the latest first. */
async function readHistories(change: Change, asked: VersionsByTask): Promise<Map<number, LoggedChange[]>> {
  const firsts = [...asked].map(([taskId, versions]) => [taskId, Math.min(...versions)] as const);
  const histories = new Map<number, LoggedChange[]>(firsts.map(([taskId]) => [taskId, []]));
  for (const logged of await listChangesFrom(change, new Map(firsts))) {
    histories.get(logged.taskId)?.push(logged);
  }
  return histories;
}

/** The log undone step by step: only the versions asked for count. With the `later` change that stands in the way. */
function takenBack(
  current: TaskFields,
  history: readonly LoggedChange[],
  versions: ReadonlySet<number>,
): { after: TaskFields; later?: LoggedChange | undefined } {
  const [then, next] = [{ ...current }, { ...current }];
  for (const { version, changes } of history) {
    const isAsked = versions.has(version);
    const undone = isAsked ? touchedFields(changes).filter((field) => !isOfLabels(field)) : [];
    if (isAsked && changes.label_ids)
      Object.assign(next, labelFields(takenFromSet(next.label_ids, changes.label_ids)));
    const lost = undone.filter((field) => next[field] !== then[field]);
    if (lost.length > 0) return { after: current, later: latestOf(history, versions, lost) };
    Object.assign(then, valuesBefore(changes));
    Object.assign(next, Object.fromEntries(undone.map((field) => [field, then[field]])));
  }
  return { after: next };
}

/** The latest change to any of the fields that is not to be taken back. */
const latestOf = (
  history: readonly LoggedChange[],
  versions: ReadonlySet<number>,
  fields: readonly (keyof TaskFields)[],
): LoggedChange | undefined =>
  history.find(
    ({ version, changes }) =>
      !versions.has(version) && touchedFields(changes).some((field) => fields.includes(field)),
  );

/** A place is one thing: the same position in another column is not the same place. */
function touchedFields(changes: TaskChanges): (keyof TaskFields)[] {
  const fields = Object.keys(changes) as (keyof TaskFields)[];
  const isMove = placeFields.some((field) => field in changes);
  return isMove ? [...new Set([...fields, ...placeFields])] : fields;
}
