import { changesIn, type Happened } from '@cuadrilla/contract/log/events';
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

/** What a change of a task changed, but for what only follows from it. */
export const toldFields = (event: Happened): string[] =>
  Object.keys(changesIn(event)).filter(
    (field) => field !== 'repeat' || !(passedRepeat(event) || endedRepeat(event)),
  );
