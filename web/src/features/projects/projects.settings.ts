import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { type Project, projectEndpoints } from '@cuadrilla/contract/projects/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, isForbidden } from '../../lib/server/api.ts';
import { writeNews } from '../../writes/own-changes.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { useForgetProject } from './projects.mutations.ts';
import { projectKeys } from './projects.queries.ts';
import { projectTexts } from './projects.texts.ts';

type ProjectChange = BodyInputOf<typeof projectEndpoints.change>;

/** Settings answer a missing right with the words of the specification. */
const refused = (error: unknown): void =>
  tellRefusal(error, isForbidden(error) ? projectTexts.accessDenied : undefined);

const doneText = ({ archived }: ProjectChange): string => {
  if (archived === undefined) return projectTexts.updatedToast;
  return archived ? projectTexts.archived : projectTexts.unarchived;
};

/** Archiving can be taken back. */
export function useChangeProject(projectId: number) {
  const client = useQueryClient();
  const ask = (body: ProjectChange) => call(projectEndpoints.change, { params: { projectId }, body });
  const receive = (changed: Project) =>
    writeNews(client, projectKeys.detail(projectId), (project: Project) => ({ ...project, ...changed }));
  const undo = async (body: ProjectChange) => {
    receive(await ask(body));
    toast.success(doneText(body));
  };
  return useMutation({
    mutationFn: (body: ProjectChange) =>
      write({
        about: [`project ${projectId}`],
        ask: () => ask(body),
        receive,
        refused,
        refresh: () => client.invalidateQueries({ queryKey: projectKeys.list() }),
        undo: 'archived' in body && { text: doneText(body), run: () => undo({ archived: !body.archived }) },
      }),
    onSuccess: (_project, body) => void ('archived' in body || toast.success(doneText(body))),
  });
}

/** With «Deshacer», also from the page that follows. */
export function useRemoveProject(projectId: number) {
  const client = useQueryClient();
  const forget = useForgetProject(projectId);
  const restore = async () => {
    await call(projectEndpoints.restore, { params: { projectId } });
    toast.success(projectTexts.restored);
    void client.invalidateQueries({ queryKey: projectKeys.all });
  };
  return useMutation({
    mutationFn: () =>
      write({
        about: [`project ${projectId}`],
        ask: () => call(projectEndpoints.remove, { params: { projectId } }),
        receive: () => void forget(),
        refused,
        refresh: () => client.invalidateQueries({ queryKey: projectKeys.list() }),
        undo: { text: projectTexts.removed, run: restore },
      }),
  });
}
