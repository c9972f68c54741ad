import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { taskQueries } from '../../features/tasks/data/tasks.queries.ts';
import { tasksIn } from '../../lib/text/text-pieces.ts';

/** Where the tasks are that its description and its comments name by their numbers. */
export function useMentionedTasks(projectId: number, { task, Comments }: TaskDetail) {
  const texts = [task.description, ...Comments.map(({ content }) => content)];
  const numbers = [...new Set(texts.flatMap(tasksIn))];
  const { data: tasks } = useQuery(taskQueries.numbered(projectId, numbers));
  return useMemo(() => tasks && { projectId, tasks }, [projectId, tasks]);
}
