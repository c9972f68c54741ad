import { limits } from '@cuadrilla/contract/kernel/fields';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { memberQueries } from '../../features/members/members.queries.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { readUpTo } from '../../features/tasks/acts/bulk/read-up-to.ts';
import { SelectionActions } from '../../features/tasks/acts/bulk/SelectionActions.tsx';
import { SelectionStatus } from '../../features/tasks/acts/bulk/SelectionStatus.tsx';
import { useSelection } from '../../features/tasks/acts/bulk/use-selection.ts';
import type { DeedBoard } from '../../features/tasks/acts/menu/task-deeds.ts';
import type { TaskListing } from '../../features/tasks/data/task-listing.ts';
import type { Choosing } from '../../features/tasks/parts/card/choosing.ts';
import { SelectBox } from '../../features/tasks/parts/card/SelectBox.tsx';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { useEscape } from '../../lib/keys.ts';

interface Props {
  listing: TaskListing;
  /** The cards on the screen, in their order. */
  shown: () => readonly Task[];
  deeds: DeedBoard;
  /** How many there are, and how to read on, where they are one list. */
  total?: number;
  list?: Parameters<typeof readUpTo>[0];
  /** Told how cards are chosen, as soon as they can be. */
  onChoosing: (choosing: Choosing) => void;
}

/** Which cards are chosen, and the bar of what can be done with them. */
export function ChosenTasks({ listing, shown, deeds, total = 0, list, onChoosing }: Props) {
  const selection = useSelection({ ...deeds.place, listing, shown });
  const { tasks, toggle } = selection;
  const boxes = useMemo(() => ({ toggle, Box: SelectBox }), [toggle]);
  useEffect(() => onChoosing({ tasks, boxes }), [onChoosing, tasks, boxes]);
  const { size } = tasks;
  const leave = () => {
    const [first] = tasks.keys();
    // The bar goes away with what is selected: the focus goes to the first of it.
    if (!document.activeElement?.matches('main [data-task]'))
      document.querySelector<HTMLElement>(`main [data-task="${first}"]`)?.focus({ preventScroll: true });
    selection.clear();
  };
  useEscape(size > 0, leave);
  const hasMore = list && size < Math.min(total, limits.bulk);
  return (
    <>
      <SelectionStatus count={size} />
      {size > 0 && (
        <Bar
          selection={selection}
          deeds={deeds}
          more={hasMore ? { total, read: (count) => readUpTo(list, count) } : undefined}
          onLeave={leave}
        />
      )}
    </>
  );
}

function Bar(props: Omit<ComponentProps<typeof SelectionActions>, 'sources'>) {
  const { columns, place } = props.deeds;
  const { data: members = [] } = useQuery(memberQueries.list(place.projectId));
  const { data: labels = [] } = useQuery(projectQueries.labels(place.projectId));
  const { data: project } = useQuery(projectQueries.detail(place.projectId));
  const people = members.map(({ User, teams }) => ({ ...User, teams }));
  const sources = { columns, people, labels, boards: project?.Boards ?? [], timeZone: useTimeZone() };
  return <SelectionActions {...props} sources={sources} />;
}
