import type { Attachment } from '@cuadrilla/contract/tasks/attachments';
import type { Event } from '@cuadrilla/contract/log/events';
import type { NamedPerson } from '@cuadrilla/contract/kernel/fields';
import { withAttachment } from './with-attachments.ts';

export type AttachmentEvent = Extract<Event, { type: `attachment.${string}` }>;

export const isOfAttachment = (event: Event): event is AttachmentEvent =>
  event.type.startsWith('attachment.');

/** The files of a task after an event of it; its log names people by their ids. */
export function withAttachmentEvent(
  files: Attachment[],
  { type, payload, actor, at }: AttachmentEvent,
  people: readonly NamedPerson[],
): Attachment[] {
  const { attachmentId: id = 0, name = '' } = payload;
  if (type === 'attachment.deleted') return files.filter((file) => file.id !== id);
  if (type === 'attachment.updated')
    return files.map((file) =>
      file.id === id ? { ...file, name: payload.changes?.name?.after ?? name } : file,
    );
  if (files.some((file) => file.id === id)) return files;
  const { size = 0, picture = false } = payload;
  const isBack = type === 'attachment.restored';
  const createdBy = isBack ? (people.find((person) => person.id === payload.created_by) ?? actor) : actor;
  const createdAt = (isBack && payload.created_at) || at;
  return withAttachment(files, { id, name, size, picture, createdAt, createdBy });
}
