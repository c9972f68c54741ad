import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { Choosing } from '../../features/tasks/parts/card/choosing.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import { lazyLater } from '../../ui/text/lazy-later.tsx';
import { totalOf } from '../../features/tasks/data/task-pages.ts';
import { isNarrowed } from '../../features/tasks/data/task-listing.ts';
import { TaskCardsLoading } from '../../features/tasks/grid/TaskCardsLoading.tsx';
import { TaskGrid } from '../../features/tasks/grid/TaskGrid.tsx';
import { taskQueries } from '../../features/tasks/data/tasks.queries.ts';
import type { BoardViewProps } from './board-view.ts';
import { FoundTasks } from './FoundTasks.tsx';
import { MoreTasks } from './MoreTasks.tsx';
import { useDeedBoard } from './use-deed-board.ts';
import { useShownLabels } from './use-shown-labels.ts';
import { useTaskLinks } from './use-task-links.ts';

const NoTasks = lazyPage(() => import('./NoTasks.tsx'), 'NoTasks');
const ChosenTasks = lazyLater(() => import('./ChosenTasks.tsx'), 'ChosenTasks');

/** The specification's view: every task a card. */
export function BoardGrid({
  place,
  listing,
  columns,
  permissions,
  attendees,
  onClear,
  onFound,
}: BoardViewProps) {
  const links = useTaskLinks(place);
  const board = useDeedBoard({ place, columns, permissions, onOpen: links.onOpen });
  const labels = useShownLabels(place.projectId);
  const list = useInfiniteQuery(taskQueries.list(place.projectId, place.boardId, listing));
  const pages = useDeferredValue(list.data)?.pages; // many cards at once would block a phone
  const tasks = useMemo(() => pages?.flatMap(({ items }) => items), [pages]);

  const [choosing, setChoosing] = useState<Choosing>();

  if (!tasks || !columns) return <TaskCardsLoading />;
  return (
    <>
      {isNarrowed(listing) && (
        <FoundTasks total={list.isPlaceholderData ? undefined : totalOf(pages)} onFound={onFound} />
      )}
      {tasks.length > 0 ? (
        <TaskGrid
          tasks={tasks}
          board={board}
          labels={labels}
          attendees={attendees}
          listing={listing}
          choosing={choosing}
          stale={list.isPlaceholderData}
          {...links}
        />
      ) : (
        <Suspense>
          <NoTasks place={place} canEdit={permissions?.can_edit} listing={listing} onClear={onClear} />
        </Suspense>
      )}
      {board.canEdit && (
        <Suspense>
          <ChosenTasks
            listing={listing}
            shown={() => tasks}
            deeds={board}
            total={totalOf(pages)}
            list={list}
            onChoosing={setChoosing}
          />
        </Suspense>
      )}
      <MoreTasks list={list} shown={tasks.length} />
    </>
  );
}
