import type { DocumentThread } from '@cuadrilla/contract/documents/document-threads';
import { documentThreadEndpoints as endpoints } from '@cuadrilla/contract/documents/document-threads';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Change } from '../../platform/log/change.ts';
import { answerThread, beginThread, changeRemark, removeRemark, settleThread } from './threads.commands.ts';
import { presentThread } from './threads.present.ts';
import { listThreads } from './threads.queries.ts';

export function documentThreadRoutes(serve: Serve, { db }: Context): void {
  serve(endpoints.threads, async ({ params }) => (await listThreads(db, params)).map(presentThread));

  serve(endpoints.beginThread, ({ params: { documentId }, body, change }) =>
    change(async (project) => readAfter(project, documentId, await beginThread(project, documentId, body))),
  );

  serve(endpoints.answerThread, ({ params: { documentId, threadId }, body, change }) =>
    change(async (project) => {
      await answerThread(project, documentId, threadId, body.content);
      return readAfter(project, documentId, threadId);
    }),
  );

  serve(endpoints.changeRemark, ({ params: { documentId, threadId, remarkId }, body, change }) =>
    change(async (project) => {
      await changeRemark(project, { documentId, threadId, remarkId }, body.content, body.seen);
      return readAfter(project, documentId, threadId);
    }),
  );

  serve(endpoints.removeRemark, ({ params: { documentId, threadId, remarkId }, change }) =>
    change((project) => removeRemark(project, { documentId, threadId, remarkId })),
  );

  serve(endpoints.settleThread, ({ params: { documentId, threadId }, change }) =>
    change(async (project) => {
      await settleThread(project, documentId, threadId, true);
      return readAfter(project, documentId, threadId);
    }),
  );

  serve(endpoints.reopenThread, ({ params: { documentId, threadId }, change }) =>
    change(async (project) => {
      await settleThread(project, documentId, threadId, false);
      return readAfter(project, documentId, threadId);
    }),
  );
}

async function readAfter(
  { tx, projectId }: Change,
  documentId: number,
  threadId: number,
): Promise<DocumentThread> {
  const [thread] = await listThreads(tx, { projectId, documentId }, threadId);
  if (!thread) throw notFound(messages.threadNotFound);
  return presentThread(thread);
}
