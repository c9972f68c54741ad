import { type Comment, commentEndpoints } from '@cuadrilla/contract/tasks/comments';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { notFound } from '../../platform/app-error.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Change } from '../../platform/log/change.ts';
import { changeComment, createComment, deleteComment } from './comments.commands.ts';
import { presentComment } from './comments.present.ts';
import { findComment } from './comments.queries.ts';

export function commentRoutes(serve: Serve): void {
  serve(commentEndpoints.create, ({ params: { taskId }, body, change }) =>
    change(async (project) => presentComment(await createComment(project, taskId, body.content))),
  );

  serve(commentEndpoints.change, ({ params: { taskId, commentId }, body, change }) =>
    change(async (project) => {
      await changeComment(project, taskId, commentId, body.content, body.seen);
      return readComment(project, taskId, commentId);
    }),
  );

  serve(commentEndpoints.remove, ({ params: { taskId, commentId }, change }) =>
    change((project) => deleteComment(project, taskId, commentId)),
  );
}

async function readComment({ tx, projectId }: Change, taskId: number, commentId: number): Promise<Comment> {
  const row = await findComment(tx, { projectId, taskId, commentId });
  if (!row) throw notFound(messages.commentNotFound);
  return presentComment(row);
}
