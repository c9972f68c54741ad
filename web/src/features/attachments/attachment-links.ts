import { attachmentEndpoints } from '@cuadrilla/contract/tasks/attachments';
import { addressOf } from '../../lib/server/api.ts';
import type { TaskPlace } from '../../lib/board-place.ts';

const linkTo =
  (endpoint: { path: string }) =>
  (params: TaskPlace, attachmentId: number): string =>
    addressOf(endpoint.path, { ...params, attachmentId });

/** The file itself; a browser keeps it where it keeps downloads. */
export const downloadLink = linkTo(attachmentEndpoints.read);
export const previewLink = linkTo(attachmentEndpoints.preview);
