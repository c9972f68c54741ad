import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { memberQueries } from '../features/members/members.queries.ts';
import { projectQueries } from '../features/projects/projects.queries.ts';
import type { FieldSources } from '../features/tasks/data/field-edits.ts';
import { useTimeZone } from '../lib/dates/time-zone.ts';

/** What can be chosen for a task of that project. */
export function useCaptureSources(projectId: number): FieldSources {
  const timeZone = useTimeZone();
  const { data: members } = useQuery(memberQueries.list(projectId));
  const { data: labels } = useQuery(projectQueries.labels(projectId));
  return useMemo(
    () => ({
      columns: [],
      people: members?.map(({ User, teams }) => ({ ...User, teams })) ?? [],
      labels: labels ?? [],
      timeZone,
    }),
    [members, labels, timeZone],
  );
}
