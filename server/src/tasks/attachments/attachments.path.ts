import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import { attachments, memberships } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

export const attachmentPath: PathParameters = {
  attachmentId: {
    notFound: messages.attachmentNotFound,
    find: () => sql`(
      select json_build_object('trashed', ${attachments.deletedAt} is not null) from ${attachments}
      where ${attachments.projectId} = ${memberships.projectId}
      and ${attachments.taskId} = ${sql.placeholder('taskId')}
      and ${attachments.id} = ${sql.placeholder('attachmentId')})`,
  },
};
