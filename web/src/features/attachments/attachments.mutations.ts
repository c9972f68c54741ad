import {
  type Attachment,
  attachmentEndpoints,
  largestAttachment,
} from '@cuadrilla/contract/tasks/attachments';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { call, isSessionEnd, messagesOf } from '../../lib/server/api.ts';
import { now } from '../../lib/dates/clock.ts';
import { fetchTelling } from '../../lib/server/fetch-telling.ts';
import { nextUnsentId, type PartPlace, useTaskParts } from '../../writes/task-parts.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { attachmentTexts as texts } from './attachments.texts.ts';
import { forgetUpload, keepUpload } from './uploads.ts';
import { withAttachment, withAttachments } from './with-attachments.ts';

const tell = (error: unknown, what: string): void =>
  tellRefusal(error, `${what} ${messagesOf(error).join(' ')}`);

/** What the server would say once it had all of it. */
function refusalOf({ size }: File): string | undefined {
  if (size > largestAttachment) return messages.attachmentTooLarge;
  return size === 0 ? messages.attachmentEmpty : undefined;
}

interface Unsent {
  file: File;
  why: string;
}

export function useAttachments(place: PartPlace) {
  const { params } = place;
  const { taskId } = params;
  const { show, showNew, receive, refresh } = useTaskParts(place, {
    rewrite: withAttachments,
    withPart: withAttachment,
  });

  async function send(file: File): Promise<Unsent[]> {
    const { name, size } = file;
    const unsent = unsentOf(nextUnsentId(), file);
    const { signal, ...canceller } = cancelling();
    keepUpload(unsent.id, { sent: 0, ...canceller });
    const through = fetchTelling((sent) => keepUpload(unsent.id, { sent, ...canceller }));
    // Any type would do: the server looks at what it is by itself.
    const bytes = file.slice(0, size, 'application/octet-stream');
    try {
      await write({
        about: [`new files of ${taskId}`],
        ...showNew(unsent),
        ask: () =>
          call(attachmentEndpoints.create, { params, query: { name }, file: bytes, through, signal }),
        refused: () => undefined,
        refresh,
      });
      return [];
    } catch (error) {
      return signal.aborted || isSessionEnd(error) ? [] : [{ file, why: messagesOf(error).join(' ') }];
    } finally {
      forgetUpload(unsent.id);
    }
  }

  return {
    /** Each shows with an id below zero, until the server gives it one. They go out one after the other. */
    add: async (chosen: readonly File[]): Promise<void> => {
      const sent = chosen.map(async (file): Promise<Unsent[]> => {
        const refusal = refusalOf(file);
        return refusal ? [{ file, why: refusal }] : send(file);
      });
      // All at once: of several words each would take the place of the one before.
      const failed = (await Promise.all(sent)).flat();
      if (failed.length === 0) return;
      const reasons = [...new Set(failed.map(({ why }) => why))].join(' ');
      toast.error(`${texts.addFailed(failed.map(({ file }) => file.name))} ${reasons}`);
    },
    rename: ({ id }: Attachment, name: string): void =>
      void write({
        about: [`file ${id}`],
        shown: show((files) => files.map((file) => (file.id === id ? { ...file, name } : file))),
        ask: () =>
          call(attachmentEndpoints.change, { params: { ...params, attachmentId: id }, body: { name } }),
        receive,
        refused: (error) => tell(error, texts.renameFailed),
        refresh,
      }),
    remove: ({ id, name }: Attachment): void => {
      const attachmentId = { ...params, attachmentId: id };
      const restore = async () => {
        receive(await call(attachmentEndpoints.restore, { params: attachmentId }));
        toast.success(texts.restored(name));
      };
      void write({
        about: [`file ${id}`],
        shown: show((files) => files.filter((file) => file.id !== id)),
        ask: () => call(attachmentEndpoints.remove, { params: attachmentId }),
        refused: (error) => tell(error, texts.removeFailed),
        refresh,
        undo: { text: texts.removed(name), run: restore },
      });
    },
  };
}

const unsentOf = (id: number, { name, size }: File): Attachment => ({
  id,
  name,
  size,
  picture: false,
  createdAt: now().toISOString(),
  createdBy: { id: 0, name: '' },
});

function cancelling(): { signal: AbortSignal; cancel: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, cancel: () => controller.abort() };
}
