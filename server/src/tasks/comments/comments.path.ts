import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import { comments, memberships } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

export const commentPath: PathParameters = {
  commentId: {
    notFound: messages.commentNotFound,
    find: () => sql`(
      select json_build_object('authorId', ${comments.authorId}) from ${comments}
      where ${comments.projectId} = ${memberships.projectId}
      and ${comments.taskId} = ${sql.placeholder('taskId')} and ${comments.id} = ${sql.placeholder('commentId')})`,
  },
};
