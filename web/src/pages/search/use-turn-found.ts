import type { CalendarPlace } from '@cuadrilla/contract/views/calendar';
import type { FoundTask } from '@cuadrilla/contract/views/search/search';
import { useQueryClient } from '@tanstack/react-query';
import { showFound } from '../../features/search/found-cache.ts';
import { foundKeys } from '../../features/search/query-keys.ts';
import { taskActionsOf } from '../../features/tasks/data/optimistic-actions.ts';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { columnsOf, withPatch } from './found-groups.ts';

/** Done or, where it is done already, back to where it stood on its board. */
export function useTurnFound(places: readonly CalendarPlace[]) {
  const client = useQueryClient();
  return async (task: FoundTask): Promise<void> => {
    const { id, version, column_id, title, column, project, board } = task;
    const columns = columnsOf(places, board.id);
    const done = column.kind !== 'hecho';
    const goal = columns.find(({ kind }) => (kind === 'hecho') === done);
    if (!goal) return;
    const settle = showFound(client, (each) =>
      each.id === id ? withPatch(each, { column_id: goal.id }, places) : each,
    );
    const actions = taskActionsOf(client, { projectId: project.id, boardId: board.id });
    const isAccepted = await actions.changeShown(
      { id, version, column_id, title: title.text },
      {
        change: { done },
        shown: [],
        done: (now) =>
          taskTexts.moved(now.title, columns.find((each) => each.id === now.column_id)?.name ?? ''),
      },
    );
    settle(isAccepted ? client.invalidateQueries({ queryKey: foundKeys.all }) : undefined);
  };
}
