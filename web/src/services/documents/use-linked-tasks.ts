import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Doc } from 'yjs';
import { foundKeys } from '../../features/search/query-keys.ts';
import { listedQuery } from '../../features/search/search.queries.ts';
import { taskQueries } from '../../features/tasks/data/tasks.queries.ts';
import { linkedIn } from './linked-in.ts';
import { useDocText } from './use-doc-text.ts';

interface LinkedTask {
  projectId: number;
  boardId: number;
  id: number;
  title: string;
  level: number;
  column: string;
  done: boolean;
  assignee: string | null;
}

/** The tasks that a document names or lists, each once, with what is left to do first. */
export function useLinkedTasks(doc: Doc, projectId: number): LinkedTask[] {
  const { numbers, queries } = useDocText(doc, () => linkedIn(doc));
  const { data: named } = useQuery(taskQueries.numbered(projectId, numbers));
  const client = useQueryClient();
  const { data: listed } = useQuery({
    queryKey: [...foundKeys.all, queries, 'linked'],
    queryFn: () => Promise.all(queries.map((query) => client.fetchQuery(listedQuery(query)))),
    enabled: queries.length > 0,
    refetchInterval: 30_000,
  });
  const tasks = new Map<number, LinkedTask>();
  for (const number of numbers) {
    const task = named?.get(number);
    if (task) tasks.set(task.id, { ...task, projectId, boardId: task.board_id, level: task.priority_id });
  }
  for (const task of listed?.flatMap((list) => list.tasks) ?? [])
    tasks.set(task.id, {
      projectId: task.project.id,
      boardId: task.board.id,
      id: task.id,
      title: task.title.text,
      level: task.priority_id,
      column: task.column.name,
      done: task.column.kind === 'hecho',
      assignee: task.assignee?.name ?? null,
    });
  return [...tasks.values()].toSorted((one, other) => Number(one.done) - Number(other.done));
}
