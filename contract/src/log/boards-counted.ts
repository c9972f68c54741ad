import type { Happened } from './events.ts';

/** The boards whose columns hold another number of tasks since; one that a purged event no longer names is left out. */
export const boardsCountedAnew = (happened: Happened): number[] =>
  boardsTouched(happened).filter((id) => typeof id === 'number');

function boardsTouched({ type, payload }: Happened): unknown[] {
  switch (type) {
    case 'task.created':
      return [payload.task?.board_id];
    case 'task.deleted':
    case 'task.restored':
      return [payload.boardId];
    case 'task.updated': {
      const { board_id, column_id, archived } = payload.changes ?? {};
      return board_id || column_id || archived ? [payload.boardId, board_id?.before, board_id?.after] : [];
    }
    default:
      return [];
  }
}
