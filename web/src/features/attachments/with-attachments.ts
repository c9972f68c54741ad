import type { Attachment } from '@cuadrilla/contract/tasks/attachments';
import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';

/** The task with other files. */
export const withAttachments =
  (change: (files: Attachment[], detail: TaskDetail) => Attachment[]) =>
  (detail: TaskDetail): TaskDetail => {
    const Attachments = change(detail.Attachments, detail);
    return { ...detail, Attachments, task: { ...detail.task, attachmentCount: Attachments.length } };
  };

/** As the server orders them. */
export const withAttachment = (files: readonly Attachment[], file: Attachment): Attachment[] =>
  [...files.filter(({ id }) => id !== file.id), file].toSorted((one, other) => one.id - other.id);
