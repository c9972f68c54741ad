import {
  type NewProjectTemplate,
  type ProjectTemplate,
  projectTemplateEndpoints,
  type TemplateStart,
} from '@cuadrilla/contract/carry/project-templates/project-templates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { writeNews } from '../../writes/own-changes.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { templateKeys } from './project-templates.queries.ts';
import { templateTexts } from './project-templates.texts.ts';

export const useTemplateFor = (templateId: number) =>
  useMutation({
    mutationFn: (body: TemplateStart) => call(projectTemplateEndpoints.use, { params: { templateId }, body }),
  });

export function useSaveTemplate(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewProjectTemplate) =>
      call(projectTemplateEndpoints.save, { params: { projectId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: templateKeys.list() }),
  });
}

/** Gone at once with what asked for it: whoever shows the list says where the focus goes. */
export function useRemoveTemplate({ id }: ProjectTemplate, onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(projectTemplateEndpoints.remove, { params: { templateId: id } }),
    onSuccess: () => {
      writeNews(client, templateKeys.list(), (templates: ProjectTemplate[]) =>
        templates.filter((template) => template.id !== id),
      );
      toast.success(templateTexts.removed);
      onGone();
    },
    onError: (error) => tellRefusal(error),
    onSettled: () => client.invalidateQueries({ queryKey: templateKeys.list() }),
  });
}
