import { labelEndpoints } from '@cuadrilla/contract/tasks/labels';
import { type NewLabel, paletteColour } from '@cuadrilla/contract/tasks/boards';
import type { Label } from '@cuadrilla/contract/tasks/label';
import { useQueryClient } from '@tanstack/react-query';
import { call, messagesOf } from '../../lib/server/api.ts';
import { showOwn, writeNews } from '../../writes/own-changes.ts';
import { refreshProject } from '../../lib/server/project-data.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { projectKeys } from './projects.queries.ts';
import { labelTexts as texts } from './labels.texts.ts';

const refused = (name: string) => (error: unknown) =>
  void toast.lost(texts.failed(messagesOf(error).join(' ')), name);

export function useLabelActions(projectId: number) {
  const client = useQueryClient();
  const labels = projectKeys.labels(projectId);
  const refresh = () => refreshProject(client, projectId, labels);
  const change = (label: Label, { name, hexCode }: NewLabel, undoing = false): void =>
    void write({
      about: [`label ${label.id}`],
      shown: [
        showOwn(client, labels, (all: Label[]) =>
          all.map((each) =>
            each.id === label.id ? { ...each, name, hex_code: hexCode ?? each.hex_code } : each,
          ),
        ),
      ],
      ask: () =>
        call(labelEndpoints.changeLabel, {
          params: { projectId, labelId: label.id },
          body: { name, hexCode },
        }),
      refused: refused(name),
      refresh,
      undo: !undoing && {
        text: texts.changed(name),
        run: async () => change(label, { name: label.name, hexCode: paletteColour(label.hex_code) }, true),
      },
    });
  /** Whatever carries it loses it, and gets it back with it. */
  const remove = ({ id: labelId, name }: Label): void => {
    const params = { projectId, labelId };
    const restore = async () => {
      await call(labelEndpoints.restoreLabel, { params });
      toast.success(texts.restored(name));
    };
    void write({
      about: [`label ${labelId}`],
      shown: [showOwn(client, labels, (all: Label[]) => all.filter(({ id }) => id !== labelId))],
      ask: () => call(labelEndpoints.removeLabel, { params }),
      refused: (error) => void toast.error(texts.notRemoved(messagesOf(error).join(' '))),
      refresh,
      undo: { text: texts.removed(name), run: restore },
    });
  };
  return {
    change: (label: Label, wanted: NewLabel) => change(label, wanted),
    remove,
    add: ({ name, hexCode }: NewLabel): void =>
      void write({
        about: [],
        ask: () => call(labelEndpoints.createLabel, { params: { projectId }, body: { name, hexCode } }),
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
