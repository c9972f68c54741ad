import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hueOfLabel, isNamed } from '../../features/boards/label-colour.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import type { ShownLabel } from '../../features/tasks/parts/card/LabelChip.tsx';

/** The project's labels as cards and rows show them, by id. */
export function useShownLabels(projectId: number): ReadonlyMap<number, ShownLabel> {
  const { data: labels } = useQuery(projectQueries.labels(projectId));
  return useMemo(
    () =>
      new Map(
        labels?.map((label) => [label.id, { ...label, hue: hueOfLabel(label), named: isNamed(label) }]),
      ),
    [labels],
  );
}
