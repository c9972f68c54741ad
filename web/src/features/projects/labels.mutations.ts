import type { Label } from '@cuadrilla/contract/boards';
import { projectEndpoints } from '@cuadrilla/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { call, messagesOf } from '../../lib/api.ts';
import { showOwn, writeNews } from '../../lib/own-changes.ts';
import { refreshProject } from '../../lib/project-data.ts';
import { toast } from '../../ui/toast.tsx';
import { write } from '../../ui/write.ts';
import { projectKeys } from './projects.queries.ts';
import { labelTexts as texts } from './labels.texts.ts';

const refused = (name: string) => (error: unknown) =>
  void toast.lost(texts.failed(messagesOf(error).join(' ')), name);

export function useLabelActions(projectId: number) {
  const client = useQueryClient();
  const labels = projectKeys.labels(projectId);
  const refresh = () => refreshProject(client, projectId, labels);
  const rename = (label: Label, name: string, undoing = false): void =>
    void write({
      about: [`label ${label.id}`],
      shown: [
        showOwn(client, labels, (all: Label[]) =>
          all.map((each) => (each.id === label.id ? { ...each, name } : each)),
        ),
      ],
      ask: () =>
        call(projectEndpoints.changeLabel, { params: { projectId, labelId: label.id }, body: { name } }),
      refused: refused(name),
      refresh,
      undo: !undoing && {
        text: texts.renamed(name),
        run: async () => rename(label, label.name, true),
      },
    });
  return {
    rename: (label: Label, name: string) => rename(label, name),
    add: (name: string): void =>
      void write({
        about: [],
        ask: () => call(projectEndpoints.createLabel, { params: { projectId }, body: { name } }),
        receive: (made) => {
          writeNews(client, labels, (all: Label[]) =>
            all.some(({ id }) => id === made.id) ? all : [...all, made],
          );
          toast.success(texts.added(made.name));
        },
        refused: refused(name),
        refresh,
      }),
  };
}
