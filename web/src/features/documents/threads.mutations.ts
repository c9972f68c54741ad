import type { Comment } from '@cuadrilla/contract/tasks/comments';
import {
  documentThreadEndpoints as endpoints,
  type DocumentThread,
} from '@cuadrilla/contract/documents/document-threads';
import type { Document } from '@cuadrilla/contract/documents/documents';
import type { NamedPerson } from '@cuadrilla/contract/kernel/fields';
import { useQueryClient } from '@tanstack/react-query';
import { call, currentOf } from '../../lib/server/api.ts';
import { now } from '../../lib/dates/clock.ts';
import { showOwn, writeNews } from '../../writes/own-changes.ts';
import { tellFailure } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { documentKeys } from './document-keys.ts';
import type { Commented } from './editor/comment-marks.ts';
import { threadTexts as texts } from './threads.texts.ts';

const withThread = (thread: DocumentThread) => (all: DocumentThread[]) =>
  all.some(({ id }) => id === thread.id)
    ? all.map((each) => (each.id === thread.id ? thread : each))
    : [...all, thread];

/** What is said of places in a document. */
export function useThreads({ projectId, id: documentId }: Document) {
  const client = useQueryClient();
  const key = documentKeys.threads(documentId);
  const params = { projectId, documentId };
  const deed = (threadId: number | 'new', failed: string) => ({
    about: [`thread ${threadId} of document ${documentId}`],
    refused: (error: unknown) => {
      const current = currentOf(error) as { content: string } | undefined;
      tellFailure(error, current ? texts.changedMeanwhile(current.content) : failed);
    },
    refresh: () => client.invalidateQueries({ queryKey: key }),
  });
  const receive = (thread: DocumentThread) => writeNews(client, key, withThread(thread));
  return {
    begin: ({ anchor, quote }: Commented, content: string): Promise<DocumentThread> =>
      write({
        ...deed('new', texts.beginFailed),
        ask: () => call(endpoints.beginThread, { params, body: { anchor, quote, content } }),
        receive,
      }),
    answer: (threadId: number, content: string): Promise<unknown> =>
      write({
        ...deed(threadId, texts.beginFailed),
        ask: () => call(endpoints.answerThread, { params: { ...params, threadId }, body: { content } }),
        receive,
      }),
    settle: ({ id: threadId, settled }: DocumentThread, by: NamedPerson): void => {
      const wanted = settled ? null : { at: now().toISOString(), by };
      void write({
        ...deed(threadId, texts.settleFailed),
        shown: [
          showOwn(client, key, (all: DocumentThread[]) =>
            all.map((each) => (each.id === threadId ? { ...each, settled: wanted } : each)),
          ),
        ],
        ask: () =>
          call(settled ? endpoints.reopenThread : endpoints.settleThread, {
            params: { ...params, threadId },
          }),
      });
    },
    /** `seen`: what it said when it was begun to be changed. */
    change: (threadId: number, remarkId: number, content: string, seen: string): Promise<unknown> =>
      write({
        ...deed(threadId, texts.changeFailed),
        shown: [
          showOwn(client, key, changed(threadId, remarkId, { content, updatedAt: now().toISOString() })),
        ],
        ask: () =>
          call(endpoints.changeRemark, {
            params: { ...params, threadId, remarkId },
            body: { content, seen: { content: seen } },
          }),
        receive,
      }),
    remove: (threadId: number, remarkId: number): void =>
      void write({
        ...deed(threadId, texts.removeFailed),
        shown: [showOwn(client, key, without(threadId, remarkId))],
        ask: () => call(endpoints.removeRemark, { params: { ...params, threadId, remarkId } }),
        receive: () => toast.success(texts.removed),
      }),
  };
}

const changed =
  (threadId: number, remarkId: number, news: Partial<Comment>) =>
  (all: DocumentThread[]): DocumentThread[] =>
    all.map((thread) =>
      thread.id === threadId
        ? {
            ...thread,
            remarks: thread.remarks.map((each) => (each.id === remarkId ? { ...each, ...news } : each)),
          }
        : thread,
    );

/** With the last that was said in it the thread goes too. */
const without = (threadId: number, remarkId: number) => (all: DocumentThread[]) =>
  all
    .map((each) =>
      each.id === threadId ? { ...each, remarks: each.remarks.filter(({ id }) => id !== remarkId) } : each,
    )
    .filter(({ remarks }) => remarks.length > 0);
