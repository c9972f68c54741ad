import { changesIn, type Happened } from '@cuadrilla/contract/events';

/** A task that was done has its repetition no more: the next one, made by the same change, has it. */
export const passedRepeat = (event: Happened): boolean =>
  event.type === 'task.updated' &&
  event.payload.next !== undefined &&
  event.payload.changes?.repeat?.after === null;

/** What a change of a task changed, but for what only follows from it. */
export const toldFields = (event: Happened): string[] =>
  Object.keys(changesIn(event)).filter((field) => field !== 'repeat' || !passedRepeat(event));
