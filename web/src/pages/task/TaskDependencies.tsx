import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { useState } from 'react';
import { AddDependency } from '../../features/dependencies/components/AddDependency.tsx';
import { Dependencies } from '../../features/dependencies/components/Dependencies.tsx';
import { useDependencies } from '../../features/dependencies/dependencies.mutations.ts';
import { useSearch } from '../../features/search/use-search.ts';
import { taskKeys } from '../../features/tasks/data/tasks.queries.ts';
import type { TaskPlace } from '../../lib/board-place.ts';

interface Props {
  place: TaskPlace;
  detail: TaskDetail;
  canEdit: boolean;
}

/** What the task depends on, and the search for what else it does. */
export function TaskDependencies({ place, detail, canEdit }: Props) {
  const [typed, setTyped] = useState<string>();
  const { found, waiting, failed } = useSearch(typed?.trim() ?? '', typed !== undefined, place.projectId);
  const at = { params: { ...place }, detailKey: taskKeys.detail(place.projectId, place.taskId) };
  const { add, remove } = useDependencies(at);
  const known = new Set([place.taskId, ...detail.Dependencies.map(({ task }) => task.id)]);
  const tasks = found?.tasks.filter(({ id }) => !known.has(id)) ?? [];
  return (
    <Dependencies
      projectId={place.projectId}
      dependencies={detail.Dependencies}
      canEdit={canEdit}
      onRemove={remove}
      add={
        <AddDependency
          first={detail.Dependencies.length === 0}
          search={{ typed, tasks, waiting, failed }}
          onSearch={setTyped}
          onAdd={add}
        />
      }
    />
  );
}
