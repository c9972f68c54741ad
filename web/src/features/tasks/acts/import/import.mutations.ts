import { importEndpoints } from '@cuadrilla/contract/carry/imports/imports';
import { manyTaskEndpoints } from '@cuadrilla/contract/tasks/many-tasks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/server/api.ts';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import { refreshProject } from '../../../../lib/server/project-data.ts';
import { tellRefusal } from '../../../../ui/layers/tell-refusal.ts';
import { toast } from '../../../../ui/layers/toast.tsx';
import { write } from '../../../../writes/write.ts';
import { importTexts as texts } from './import.texts.ts';

/** What would become of a calendar here. */
export const usePreviewImport = (params: BoardPlace) =>
  useMutation({
    mutationFn: (calendar: string) => call(importEndpoints.preview, { params, body: { calendar } }),
  });

/** `count` is what was promised; all of it goes back in one step. */
export function useImport(params: BoardPlace) {
  const client = useQueryClient();
  return (calendar: string, count: number): void =>
    void write({
      about: [`board ${params.boardId}`],
      ask: () => call(importEndpoints.run, { params, body: { calendar } }),
      refused: tellRefusal,
      refresh: () => refreshProject(client, params.projectId),
      undo: {
        text: texts.done(count),
        run: async ({ taskIds }) => {
          await call(manyTaskEndpoints.removeMany, { params, body: { ids: taskIds } });
          toast.success(texts.undone);
        },
        when: ({ taskIds }) => taskIds.length > 0,
      },
    });
}
