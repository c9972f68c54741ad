import type { CalendarPlace } from '@cuadrilla/contract/views/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memberKeys, memberQueries } from '../../features/members/members.queries.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import type { BoardGroup } from '../../features/tasks/acts/bulk/across-boards.ts';
import type { FieldSources, EligiblePerson } from '../../features/tasks/data/field-edits.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';

/** What there is to choose from for all of these tasks: only who is in every project can be responsible in each. */
export function useFoundSources(
  groups: readonly BoardGroup[],
  places: readonly CalendarPlace[],
): FieldSources {
  const projectIds = [...new Set(groups.map(({ place }) => place.projectId))];
  const [first = 0] = projectIds;
  const isOne = projectIds.length === 1;
  const client = useQueryClient();
  const { data: members = [] } = useQuery({
    queryKey: [...memberKeys.all, 'of-projects', projectIds],
    queryFn: () => Promise.all(projectIds.map((id) => client.fetchQuery(memberQueries.list(id)))),
  });
  const people = inAll(members.map((all) => all.map(({ User, teams }) => ({ ...User, teams }))));
  const { data: labels = [] } = useQuery({ ...projectQueries.labels(first), enabled: isOne });
  const boards = places.find(({ id }) => id === first)?.boards ?? [];
  const columns = boards.find(({ id }) => id === groups[0]?.place.boardId)?.columns ?? [];
  return { columns, people, labels, boards, timeZone: useTimeZone() };
}

const inAll = ([first = [], ...others]: EligiblePerson[][]): EligiblePerson[] =>
  first.filter(({ id }) => others.every((people) => people.some((person) => person.id === id)));
