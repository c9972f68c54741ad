import type { BodyInputOf } from '@cuadrilla/contract/endpoint';
import { projectEndpoints, type Project } from '@cuadrilla/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { toast } from '../../ui/toast.tsx';
import { projectKeys, projectsQuery } from './projects.queries.ts';
import { projectTexts } from './projects.texts.ts';

type NewProject = BodyInputOf<typeof projectEndpoints.create>;

export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewProject) => call(projectEndpoints.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: projectKeys.list() }),
  });
}

/** Pins at once and takes it back, with a word, when refused. */
export function usePinProject() {
  const client = useQueryClient();
  const { queryKey } = projectsQuery();
  const write = (projectId: number, pinned: boolean) =>
    client.setQueryData(queryKey, (projects) =>
      projects?.map((project) => (project.id === projectId ? { ...project, pinned } : project)),
    );
  return useMutation({
    mutationFn: ({ id, pinned }: Project) =>
      call(pinned ? projectEndpoints.unpin : projectEndpoints.pin, { params: { projectId: id } }),
    onMutate: async ({ id, pinned }) => {
      await client.cancelQueries({ queryKey });
      write(id, !pinned);
    },
    onError: (_error, { id, pinned }) => {
      write(id, pinned);
      toast.error(pinned ? projectTexts.unpinFailed : projectTexts.pinFailed);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
