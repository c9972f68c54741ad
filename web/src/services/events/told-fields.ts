import { changesIn, type Happened, type TaskChanges } from '@cuadrilla/contract/log/events';
import { readRepeat } from '@cuadrilla/contract/tasks/repeat';

/** A task that was done has its repetition no more: the next one, made by the same change, has it. */
export const passedRepeat = (event: Happened): boolean =>
  event.type === 'task.updated' &&
  event.payload.next !== undefined &&
  event.payload.changes?.repeat?.after === null;

/** It was done for the last time: nothing comes after it. */
export function endedRepeat(event: Happened): boolean {
  if (event.type !== 'task.updated' || !event.payload.done || passedRepeat(event)) return false;
  const { before = null, after } = event.payload.changes?.repeat ?? {};
  const was = before !== null && readRepeat(before);
  return was ? after === null && Boolean(was.count ?? was.until) : false;
}

/** Of a task that has one label at most, that is told; of any other, all of them are. */
export function isOtherWord(field: string, { label_id, label_ids }: TaskChanges): boolean {
  if (!label_ids || !label_id) return false;
  const isOne = label_ids.before.length <= 1 && label_ids.after.length <= 1;
  return field === (isOne ? 'label_ids' : 'label_id');
}

/** What a change of a task changed, but for what only follows from it. */
export const toldFields = (event: Happened): string[] =>
  Object.keys(changesIn(event)).filter(
    (field) =>
      !isOtherWord(field, changesIn(event)) &&
      (field !== 'repeat' || !(passedRepeat(event) || endedRepeat(event))),
  );
