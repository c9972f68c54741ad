import {
  type Attachment,
  attachmentEndpoints,
  largestAttachment,
} from '@cuadrilla/contract/tasks/attachments';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { call, isSessionEnd, messagesOf } from '../../lib/server/api.ts';
import type { TaskPlace } from '../../lib/board-place.ts';
import { now } from '../../lib/dates/clock.ts';
import { fetchTelling } from '../../lib/server/fetch-telling.ts';
import { showOwn, writeNews } from '../../writes/own-changes.ts';
import { refreshProject } from '../../lib/server/project-data.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { attachmentTexts as texts } from './attachments.texts.ts';
import { forgetUpload, keepUpload } from './uploads.ts';
import { withAttachment, withAttachments } from './with-attachments.ts';

export interface AttachmentPlace {
  params: TaskPlace;
  /** Files come along with their task: the page says where that is kept. */
  detailKey: QueryKey;
}

/** Ids below zero are not known to the server yet. */
export const isUnsent = ({ id }: Attachment): boolean => id < 0;

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

let lastUnsent = 0;

export function useAttachments({ params, detailKey }: AttachmentPlace) {
  const client = useQueryClient();
  const { taskId } = params;
  const show = (change: (files: Attachment[]) => Attachment[]) => [
    showOwn(client, detailKey, withAttachments(change)),
  ];
  const receive = (file: Attachment) =>
    writeNews(
      client,
      detailKey,
      withAttachments((files) => withAttachment(files, file)),
    );
  const refresh = () => refreshProject(client, params.projectId);

  async function send(file: File): Promise<Unsent[]> {
    const { name, size } = file;
    lastUnsent -= 1;
    const unsent = unsentOf(lastUnsent, file);
    const { find, become } = finding(unsent);
    const { signal, ...canceller } = cancelling();
    keepUpload(unsent.id, { sent: 0, ...canceller });
    const through = fetchTelling((sent) => keepUpload(unsent.id, { sent, ...canceller }));
    // Any type would do: the server looks at what it is by itself.
    const bytes = file.slice(0, size, 'application/octet-stream');
    try {
      await write({
        about: [`new files of ${taskId}`],
        shown: show((files) => (find(files) ? files : [...files, unsent])),
        ask: () =>
          call(attachmentEndpoints.create, { params, query: { name }, file: bytes, through, signal }),
        receive: (made) => {
          become(made.id);
          receive(made);
        },
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

/** Those that the server has, of which it is known here which they are. */
const arrived = new Set<number>();

/** What it has become: the log may tell of it before the answer does. Of several with one name each finds another. */
function finding(unsent: Attachment) {
  const { size } = unsent;
  const name = unsent.name.trim();
  let known: Set<number> | undefined;
  let own: number | undefined;
  const become = (id: number): void => {
    own = id;
    arrived.add(id);
  };
  const isLike = (file: Attachment): boolean =>
    file.id > 0 && file.name === name && file.size === size && !known?.has(file.id) && !arrived.has(file.id);
  const find = (files: readonly Attachment[]): boolean => {
    known ??= new Set(files.map(({ id }) => id));
    const like = own === undefined ? files.find(isLike) : undefined;
    if (like) become(like.id);
    return own !== undefined;
  };
  return { find, become };
}
