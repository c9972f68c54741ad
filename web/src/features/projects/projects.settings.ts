import type { BodyInputOf } from '@cuadrilla/contract/endpoint';
import { type Project, projectEndpoints } from '@cuadrilla/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, isForbidden, messagesOf } from '../../lib/api.ts';
import { writeNews } from '../../lib/own-changes.ts';
import { offerUndo } from '../../ui/offer-undo.ts';
import { tellRefusal } from '../../ui/tell-refusal.ts';
import { toast } from '../../ui/toast.tsx';
import { useForgetProject } from './projects.mutations.ts';
import { projectKeys } from './projects.queries.ts';
import { projectTexts } from './projects.texts.ts';

type ProjectChange = BodyInputOf<typeof projectEndpoints.change>;

/** Settings answer a missing right with the words of the specification. */
const refusal = (error: Error): string =>
  isForbidden(error) ? projectTexts.accessDenied : messagesOf(error).join(' ');

const doneText = ({ archived }: ProjectChange): string => {
  if (archived === undefined) return projectTexts.updatedToast;
  return archived ? projectTexts.archived : projectTexts.unarchived;
};

/** Archiving can be taken back. */
export function useChangeProject(projectId: number) {
  const client = useQueryClient();
  const send = (body: ProjectChange) => call(projectEndpoints.change, { params: { projectId }, body });
  const receive = (changed: Project) => {
    writeNews(client, projectKeys.detail(projectId), (project: Project) => ({ ...project, ...changed }));
    return client.invalidateQueries({ queryKey: projectKeys.list() });
  };
  const undo = async (archived: boolean) => {
    void receive(await send({ archived: !archived }));
    toast.success(doneText({ archived: !archived }));
  };
  return useMutation({
    mutationFn: send,
    onSuccess: (changed, body) => {
      const { archived } = body;
      if (archived === undefined) toast.success(doneText(body));
      else offerUndo(doneText(body), () => undo(archived));
      return receive(changed);
    },
    onError: (error) => tellRefusal(error, refusal(error)),
  });
}

/** With «Deshacer», also from the page that follows. */
export function useRemoveProject(projectId: number) {
  const client = useQueryClient();
  const forget = useForgetProject(projectId);
  const restore = async () => {
    try {
      await call(projectEndpoints.restore, { params: { projectId } });
      toast.success(projectTexts.restored);
    } finally {
      void client.invalidateQueries({ queryKey: projectKeys.all });
    }
  };
  return useMutation({
    mutationFn: () => call(projectEndpoints.remove, { params: { projectId } }),
    onSuccess: () => {
      void forget();
      offerUndo(projectTexts.removed, restore);
    },
    onError: (error) => tellRefusal(error, refusal(error)),
  });
}
