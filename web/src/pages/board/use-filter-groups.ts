import type { Column } from '@cuadrilla/contract/tasks/boards';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hueOfLabel } from '../../features/boards/label-colour.ts';
import { memberQueries } from '../../features/members/members.queries.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { type FilterGroup, filterGroupsOf } from '../../features/tasks/data/task-filter.ts';
import { fullName } from '../../lib/people.ts';
import { useUser } from '../../services/session.ts';

/** What the tasks of the board can be filtered by. People and labels are asked for only once they are `wanted`. */
export function useFilterGroups(
  projectId: number,
  columns: Column[] | undefined,
  wanted: boolean,
): FilterGroup[] {
  const user = useUser();
  const { data: members } = useQuery({ ...memberQueries.list(projectId), enabled: wanted });
  const { data: labels } = useQuery({ ...projectQueries.labels(projectId), enabled: wanted });
  return useMemo(
    () =>
      filterGroupsOf({
        userId: user.id,
        people: members?.map(({ User }) => ({ id: User.id, name: fullName(User) })),
        labels: labels?.map((label) => ({ id: label.id, name: label.name, hue: hueOfLabel(label) })),
        columns,
      }),
    [user.id, members, labels, columns],
  );
}
