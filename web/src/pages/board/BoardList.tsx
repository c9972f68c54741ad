import type { Column } from '@cuadrilla/contract/tasks/boards';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { memberQueries } from '../../features/members/members.queries.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { isNarrowed } from '../../features/tasks/data/task-listing.ts';
import { TaskList } from '../../features/tasks/list/TaskList.tsx';
import { TaskRowsLoading } from '../../features/tasks/list/TaskRowsLoading.tsx';
import { useTellAtHand } from '../../services/live/activity.ts';
import type { BoardViewProps } from './board-view.ts';
import { FoundTasks } from './FoundTasks.tsx';
import { MoreTasks } from './MoreTasks.tsx';
import { NoTasks } from './NoTasks.tsx';
import { useDeedBoard } from './use-deed-board.ts';
import { useListedTasks } from './use-listed-tasks.ts';
import { useShownLabels } from './use-shown-labels.ts';
import { useTaskLinks } from './use-task-links.ts';

/** Every task a row of a table, to be changed in place. */
export function BoardList({
  place,
  listing,
  columns,
  permissions,
  attendees,
  onClear,
  onFound,
  onSort,
}: BoardViewProps) {
  const { projectId } = place;
  const links = useTaskLinks(place);
  const deeds = useDeedBoard({ place, columns, permissions, onOpen: links.onOpen });
  const labels = useShownLabels(projectId);
  const { data: project } = useQuery(projectQueries.detail(projectId));
  const { list, tasks, total, whole, done, ...reading } = useListedTasks(place, listing, columns ?? none);
  const { data: members } = useQuery(memberQueries.list(projectId));
  const [edited, setEdited] = useState<number>();
  useTellAtHand(edited, 'editing');
  const people = useMemo(() => members?.map(({ User, teams }) => ({ ...User, teams })) ?? [], [members]);

  if (!tasks || !columns || !permissions) return <TaskRowsLoading />;
  return (
    <>
      {isNarrowed(listing) && (
        <FoundTasks total={list.isPlaceholderData ? undefined : total} onFound={onFound} />
      )}
      {tasks.length > 0 || done ? (
        <TaskList
          board={{
            ...place,
            columns,
            people,
            labels,
            boards: project?.Boards ?? [],
            attendees,
            canEdit: permissions.can_edit,
            ...links,
          }}
          listed={{
            listing,
            onSort,
            tasks,
            total,
            stale: list.isPlaceholderData,
            readAt: list.dataUpdatedAt,
            whole,
            ...reading,
          }}
          done={
            done && {
              ...done,
              end: (
                <MoreTasks
                  list={done.list}
                  shown={done.tasks.length}
                  waiting={<TaskRowsLoading count={4} />}
                />
              ),
            }
          }
          deeds={deeds}
          onEditing={setEdited}
          end={<MoreTasks list={list} shown={tasks.length} waiting={<TaskRowsLoading count={4} />} />}
        />
      ) : (
        <NoTasks place={place} canEdit={permissions.can_edit} listing={listing} onClear={onClear} />
      )}
    </>
  );
}

const none: Column[] = [];
