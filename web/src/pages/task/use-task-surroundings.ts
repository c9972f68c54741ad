import type { Task } from '@cuadrilla/contract/tasks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { boardQueries } from '../../features/boards/boards.queries.ts';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';

/** What a task's page shows around it: its project and board, and what can be chosen there. */
export function useTaskSurroundings(projectId: number, task: Task) {
  const [chosenBoard, chooseBoard] = useState(task.board_id);
  const project = useQuery(projectQueries.detail(projectId));
  const permissions = useQuery(projectQueries.permissions(projectId));
  const labels = useQuery(projectQueries.labels(projectId));
  // Somebody may move the task while it is open: what is typed must not go away while the new board is read.
  const board = useQuery({
    ...boardQueries.detail(projectId, task.board_id),
    placeholderData: keepPreviousData,
  });
  // Due dates are read in the person's own zone: the browser's would do only until it is known.
  const profile = useQuery(profileQuery());
  const other = useQuery(boardQueries.detail(projectId, chosenBoard));

  const failed = [project, permissions, labels, board, profile].filter(({ data, error }) => error && !data);
  const ready = project.data &&
    permissions.data &&
    labels.data &&
    profile.data &&
    board.data && {
      project: project.data,
      permissions: permissions.data,
      labels: labels.data,
      board: board.data,
      columns: other.data?.Columns ?? [],
      chooseBoard,
      timeZone: profile.data.time_zone,
    };
  return { failed, ready };
}

export type TaskSurroundings = NonNullable<ReturnType<typeof useTaskSurroundings>['ready']>;
