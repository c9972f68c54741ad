import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { projectEndpoints, type Project, type TrashedProject } from '@cuadrilla/contract/projects/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/server/api.ts';
import { atRest } from '../../lib/idle.ts';
import { showOwn, writeNews } from '../../writes/own-changes.ts';
import { refreshProject } from '../../lib/server/project-data.ts';
import { tellFailure, tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { dropProject } from './projects.live.ts';
import { projectKeys } from './projects.queries.ts';
import { projectTexts } from './projects.texts.ts';

type NewProject = BodyInputOf<typeof projectEndpoints.create>;

export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewProject) => call(projectEndpoints.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: projectKeys.list() }),
  });
}

/** Left or deleted: gone from the lists at once, and asked for anew should it be opened again. */
export function useForgetProject(projectId: number) {
  const client = useQueryClient();
  return () => {
    dropProject(client, projectId);
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
    atRest()
      .then(() => call(projectEndpoints.visit, { params: { projectId }, unasked: true }))
      .catch(() => undefined);
  }, [projectId]);
}

export function usePinProject() {
  const client = useQueryClient();
  return ({ id, pinned }: Project): void => {
    const toggled = (project: Project): Project => ({ ...project, pinned: !pinned });
    void write({
      about: [`project ${id}`],
      shown: [
        showOwn(client, projectKeys.list(), (projects: Project[]) =>
          projects.map((project) => (project.id === id ? toggled(project) : project)),
        ),
        showOwn(client, projectKeys.detail(id), toggled),
      ],
      ask: () => call(pinned ? projectEndpoints.unpin : projectEndpoints.pin, { params: { projectId: id } }),
      refused: (error) => tellFailure(error, pinned ? projectTexts.unpinFailed : projectTexts.pinFailed),
      refresh: () => refreshProject(client, id, projectKeys.list(), projectKeys.detail(id)),
    });
  };
}

/** Out of the trash as soon as the server has it. */
export function useRestoreProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (projectId: number) => call(projectEndpoints.restore, { params: { projectId } }),
    onSuccess: (_project, projectId) => {
      writeNews(client, projectKeys.trash(), (projects: TrashedProject[]) =>
        projects.filter(({ id }) => id !== projectId),
      );
      toast.success(projectTexts.restored);
    },
    onError: (error) => tellRefusal(error),
    onSettled: () => client.invalidateQueries({ queryKey: projectKeys.all }),
  });
}
