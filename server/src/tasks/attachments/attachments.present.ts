import type { Attachment } from '@cuadrilla/contract/tasks/attachments';
import { fullName } from '../../platform/full-name.ts';
import type { ShownAttachment } from './attachments.queries.ts';

export const presentAttachment = ({
  id,
  name,
  size,
  picture,
  createdAt,
  createdBy,
  ...by
}: ShownAttachment): Attachment => ({
  id,
  name,
  size,
  picture,
  createdAt: createdAt.toISOString(),
  createdBy: { id: createdBy, name: fullName(by) },
});
