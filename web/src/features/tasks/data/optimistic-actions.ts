import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BoardPlace } from '../../../lib/board-place.ts';
import { changeActions } from './change-actions.ts';
import { createActions } from './create-actions.ts';
import { removeActions } from './remove-actions.ts';
import { taskWriting } from './task-writing.ts';

/**
 * Changes made on the board itself. Each is shown at once, taken back with a word where the server refuses it, and can
 * be undone. They return whether it was accepted.
 */
export function useTaskActions(projectId: number, boardId: number) {
  const client = useQueryClient();
  return useMemo(() => taskActionsOf(client, { projectId, boardId }), [client, projectId, boardId]);
}

export type TaskActions = ReturnType<typeof useTaskActions>;

export function taskActionsOf(client: QueryClient, params: BoardPlace) {
  const writing = taskWriting(client, params);
  return {
    ...changeActions(writing),
    ...createActions(writing),
    ...removeActions(writing),
    takeBack: writing.undo,
  };
}
