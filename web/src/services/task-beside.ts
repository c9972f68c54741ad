import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { parseId } from '@cuadrilla/contract/kernel/fields';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { TaskPlace } from '../lib/board-place.ts';

/** A task that is open beside a page, as the page's address names it: project, board and task. */
export function useTaskBeside(): TaskPlace | undefined {
  const text = useSearch({ strict: false, select: ({ task }) => task });
  return useMemo(() => {
    const [projectId, boardId, taskId] = (text ?? '').split('.').map(parseId);
    return projectId && boardId && taskId ? { projectId, boardId, taskId } : undefined;
  }, [text]);
}

/** How the address names it. */
export const taskIn = ({ projectId, boardId, taskId }: TaskPlace): string =>
  `${projectId}.${boardId}.${taskId}`;

/** The address of the same page with the task beside it. */
export const addressWithTask = ({
  project_id,
  board_id,
  id,
}: Pick<CalendarTask, 'project_id' | 'board_id' | 'id'>) =>
  ({
    to: '.',
    search: <Search extends object>(now: Search) => ({ ...now, task: `${project_id}.${board_id}.${id}` }),
    resetScroll: false,
  }) as const;

export const withoutTask = {
  to: '.',
  search: <Search extends object>(now: Search) => ({ ...now, task: undefined }),
  resetScroll: false,
} as const;

/** Its own page, for whoever opens it in another tab. */
export const taskPath = ({ project_id, board_id, id }: CalendarTask): string =>
  `/dashboard/projects/${project_id}/boards/${board_id}/tasks/${id}`;
