import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { columnQueries } from '../../features/columns/columns.queries.ts';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';

/** What a task's page shows around it: its project and board. */
export function useTaskSurroundings(projectId: number, task: Task) {
  const project = useQuery(projectQueries.detail(projectId));
  const permissions = useQuery(projectQueries.permissions(projectId));
  const labels = useQuery(projectQueries.labels(projectId));
  // Somebody may move the task while it is open: what is typed must not go away while the new board is read.
  const columns = useQuery({
    ...columnQueries.list(projectId, task.board_id),
    placeholderData: keepPreviousData,
  });
  // Due dates are read in the person's own zone: the browser's would do only until it is known.
  const profile = useQuery(profileQuery());

  const failed = [project, permissions, labels, columns, profile].filter(({ data, error }) => error && !data);
  const ready = project.data &&
    permissions.data &&
    labels.data &&
    profile.data &&
    columns.data && {
      project: project.data,
      permissions: permissions.data,
      labels: labels.data,
      columns: columns.data,
      timeZone: profile.data.time_zone,
    };
  return { failed, ready };
}

export type TaskSurroundings = NonNullable<ReturnType<typeof useTaskSurroundings>['ready']>;
