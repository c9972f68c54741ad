import type { Readable } from 'node:stream';
import {
  type Attachment,
  attachmentEndpoints,
  largestAttachment,
} from '@cuadrilla/contract/tasks/attachments';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { AppError, invalid, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { spooled } from '../../platform/files/spool.ts';
import type { Part } from '../../platform/files/store.ts';
import { partAskedFor } from '../../platform/http/parts.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import type { Change } from '../../platform/log/change.ts';
import { pictureHeaders } from '../../platform/http/picture-headers.ts';
import {
  addAttachment,
  deleteAttachment,
  getAttachment,
  renameAttachment,
  restoreAttachment,
} from './attachments.commands.ts';
import { presentAttachment } from './attachments.present.ts';
import { findAttachment } from './attachments.queries.ts';
import { arrivalOfFiles, previewName, storedName, storeFile } from './stored.ts';

export function attachmentRoutes(serve: Serve, context: Context, throttle: Throttle): void {
  const { db, files } = context;

  serve(attachmentEndpoints.create, async ({ params, query: { name }, request, user, now, change }) => {
    await throttle.count([{ about: ['attachment', user.id], free: 500 }], now);
    const { projectId, taskId } = params;
    if (!request.body) throw invalid(messages.attachmentEmpty);
    if (Number(request.headers['content-length']) > largestAttachment) throw arrivalOfFiles.tooLarge();
    return spooled(files.incoming, request.body as Readable, arrivalOfFiles, async (arrived) => {
      if (arrived.size === 0) throw invalid(messages.attachmentEmpty);
      const stored = await storeFile(context, projectId, arrived, now);
      return change(async (project) =>
        presentAttachment(await addAttachment(project, taskId, { name, size: arrived.size, ...stored })),
      );
    });
  });

  serve(attachmentEndpoints.read, async ({ params: { projectId, attachmentId }, request, reply }) => {
    const { key, name, size } = await requireStored(projectId, attachmentId);
    const part = partAskedFor(request.headers, { tag: tagOf(key), size });
    if (part === 'beyond') {
      void reply.header('content-range', `bytes */${size}`);
      throw new AppError('bad_range', messages.attachmentHasNoSuchPart);
    }
    const bytes = await readStored(storedName(projectId, key), part);
    void reply.headers({ ...pictureHeaders, 'content-disposition': savedAs(name), etag: tagOf(key) });
    void reply.type('application/octet-stream').headers({ 'accept-ranges': 'bytes', 'content-length': size });
    if (part)
      void reply.code(206).headers({
        'content-range': `bytes ${part.start}-${part.end}/${size}`,
        'content-length': part.end - part.start + 1,
      });
    return bytes;
  });

  serve(attachmentEndpoints.preview, async ({ params: { projectId, attachmentId }, reply }) => {
    const { key, picture } = await requireStored(projectId, attachmentId);
    if (!picture) throw notFound(messages.attachmentHasNoPreview);
    void reply.headers(pictureHeaders).type('image/webp');
    return readStored(previewName(projectId, key));
  });

  serve(attachmentEndpoints.change, ({ params: { attachmentId }, body: { name }, change }) =>
    change(async (project) => {
      await renameAttachment(project, attachmentId, name);
      return readAttachment(project, attachmentId);
    }),
  );

  serve(attachmentEndpoints.remove, ({ params: { attachmentId }, change }) =>
    change((project) => deleteAttachment(project, attachmentId)),
  );

  serve(attachmentEndpoints.restore, ({ params: { attachmentId }, change }) =>
    change(async (project) => {
      await restoreAttachment(project, attachmentId);
      return readAttachment(project, attachmentId);
    }),
  );

  async function requireStored(projectId: number, attachmentId: number) {
    const row = await findAttachment(db, projectId, attachmentId);
    if (!row) throw notFound(messages.attachmentNotFound);
    return row;
  }

  async function readStored(name: string, part?: Part): Promise<Readable> {
    const bytes = await files.read(name, part);
    if (!bytes) throw notFound(messages.attachmentLost);
    return bytes;
  }
}

const readAttachment = async (change: Change, attachmentId: number): Promise<Attachment> =>
  presentAttachment(await getAttachment(change, attachmentId));

/** What a name in the store holds never changes. */
const tagOf = (key: string): string => `"${key}"`;

/** By RFC 8187: names have accents. */
const savedAs = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, escaped)}`;
const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
