import type { BodyInputOf } from '@cuadrilla/contract/endpoint';
import { projectEndpoints, type Project } from '@cuadrilla/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api.ts';
import { tellFailure, tellRefusal } from '../../ui/tell-refusal.ts';
import { toast } from '../../ui/toast.tsx';
import { projectKeys, projectQueries, projectsQuery, trashedProjectsQuery } from './projects.queries.ts';
import { projectTexts } from './projects.texts.ts';

type NewProject = BodyInputOf<typeof projectEndpoints.create>;

export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewProject) => call(projectEndpoints.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: projectKeys.list() }),
  });
}

/** The project and the lists that show it, after its boards or members changed. */
export function useRefreshProject(projectId: number) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: projectKeys.one(projectId) }),
      client.invalidateQueries({ queryKey: projectKeys.list() }),
    ]);
}

/** Left or deleted: gone from the lists at once, and asked for anew should it be opened again. */
export function useForgetProject(projectId: number) {
  const client = useQueryClient();
  return () => {
    client.setQueryData(projectsQuery().queryKey, (projects) =>
      projects?.filter(({ id }) => id !== projectId),
    );
    return Promise.all([
      client.invalidateQueries({ queryKey: projectKeys.one(projectId), refetchType: 'none' }),
      client.invalidateQueries({ queryKey: projectKeys.list() }),
    ]);
  };
}

/** Tells once, when the project has been opened: «Recientes» lists what was. */
export function useVisitProject(projectId: number | undefined): void {
  const told = useRef<number>(undefined);
  useEffect(() => {
    if (projectId === undefined || told.current === projectId) return;
    told.current = projectId;
    // Not worth a word: only the order of «Recientes» suffers.
    call(projectEndpoints.visit, { params: { projectId }, unasked: true }).catch(() => undefined);
  }, [projectId]);
}

/** Pins at once and takes it back, with a word, when refused. */
export function usePinProject() {
  const client = useQueryClient();
  const write = (projectId: number, pinned: boolean) => {
    client.setQueryData(projectsQuery().queryKey, (projects) =>
      projects?.map((project) => (project.id === projectId ? { ...project, pinned } : project)),
    );
    client.setQueryData(projectQueries.detail(projectId).queryKey, (project) =>
      project ? { ...project, pinned } : project,
    );
  };
  return useMutation({
    mutationFn: ({ id, pinned }: Project) =>
      call(pinned ? projectEndpoints.unpin : projectEndpoints.pin, { params: { projectId: id } }),
    onMutate: async ({ id, pinned }) => {
      await client.cancelQueries({ queryKey: projectKeys.all });
      write(id, !pinned);
    },
    onError: (error, { id, pinned }) => {
      write(id, pinned);
      tellFailure(error, pinned ? projectTexts.unpinFailed : projectTexts.pinFailed);
    },
    onSettled: () => client.invalidateQueries({ queryKey: projectKeys.list() }),
  });
}

/** Out of the trash as soon as the server has it. */
export function useRestoreProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (projectId: number) => call(projectEndpoints.restore, { params: { projectId } }),
    onSuccess: (_project, projectId) => {
      client.setQueryData(trashedProjectsQuery().queryKey, (projects) =>
        projects?.filter(({ id }) => id !== projectId),
      );
      toast.success(projectTexts.restored);
    },
    onError: (error) => tellRefusal(error),
    onSettled: () => client.invalidateQueries({ queryKey: projectKeys.all }),
  });
}
