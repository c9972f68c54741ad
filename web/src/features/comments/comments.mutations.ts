import { commentEndpoints, type Comment } from '@cuadrilla/contract/tasks/comments';
import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { call, currentOf } from '../../lib/server/api.ts';
import type { TaskPlace } from '../../lib/board-place.ts';
import { now } from '../../lib/dates/clock.ts';
import { showOwn, writeNews } from '../../writes/own-changes.ts';
import { type Tick, ticked } from '../../lib/text/check-boxes.ts';
import { refreshProject } from '../../lib/server/project-data.ts';
import { formatTexts } from '../../ui/text/format.texts.ts';
import { tellFailure } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { isMadeOf, withComment } from './comment-order.ts';
import { commentTexts } from './comments.texts.ts';

/** Nobody ticks what is not there any more. */
class LineGone extends Error {}

export interface CommentPlace {
  params: TaskPlace;
  /** Comments come along with their task: the page says where that is kept. */
  detailKey: QueryKey;
}

/** For the others who have the task open. */
export interface Typing {
  go: () => void;
  end: () => void;
}

/** The task with other comments. */
const rewrite =
  (change: (comments: Comment[]) => Comment[]) =>
  (detail: TaskDetail): TaskDetail => {
    const Comments = change(detail.Comments);
    return { ...detail, Comments, task: { ...detail.task, Comments, commentCount: Comments.length } };
  };

export function useComments({ params, detailKey }: CommentPlace) {
  const client = useQueryClient();
  const begin = (comment: number | 'new', change: (comments: Comment[]) => Comment[], failed: string) => ({
    about: [`comment ${comment} of ${params.taskId}`],
    shown: [showOwn(client, detailKey, rewrite(change))],
    refused: (error: unknown) => {
      const current = currentOf(error) as { content: string } | undefined;
      tellFailure(error, current ? commentTexts.changedMeanwhile(current.content) : failed);
    },
    refresh: () => refreshProject(client, params.projectId),
  });
  return {
    /** Shown with an id below zero, until the server gives it one. */
    add: (unsent: Comment): Promise<unknown> => {
      const shown = client.getQueryData<TaskDetail>(detailKey)?.Comments ?? [];
      const last = Math.max(0, ...shown.map(({ id }) => id));
      let made = 0;
      const isIt = (each: Comment): boolean => each.id === made || isMadeOf(unsent, last, each);
      const withUnsent = (comments: Comment[]) => (comments.some(isIt) ? comments : [...comments, unsent]);
      return write({
        ...begin('new', withUnsent, commentTexts.createFailed),
        ask: () => call(commentEndpoints.create, { params, body: { content: unsent.content } }),
        receive: (comment) => {
          made = comment.id;
          writeNews(
            client,
            detailKey,
            rewrite((comments) => withComment(comments, comment)),
          );
        },
      });
    },
    /** `seen`: what it said when it was begun to be changed. */
    change: (id: number, content: string, seen: string): Promise<unknown> => {
      const updatedAt = now().toISOString();
      const changed = (each: Comment) => (each.id === id ? { ...each, content, updatedAt } : each);
      return write({
        ...begin(id, (comments) => comments.map(changed), commentTexts.changeFailed),
        ask: () =>
          call(commentEndpoints.change, {
            params: { ...params, commentId: id },
            body: { content, seen: { content: seen } },
          }),
      });
    },
    /** A box of it, in what it says by now: it may have been changed in another tab. */
    tick: (id: number, tick: Tick): Promise<unknown> => {
      const save = async (seen: string, by: Tick): Promise<Comment> => {
        const content = ticked(seen, by);
        if (content === undefined) throw new LineGone();
        const body = { content, seen: { content: seen } };
        try {
          return await call(commentEndpoints.change, { params: { ...params, commentId: id }, body });
        } catch (error) {
          const current = currentOf(error) as { content: string } | undefined;
          if (!current) throw error;
          return save(current.content, by);
        }
      };
      const shown = (each: Comment) =>
        each.id === id ? { ...each, content: ticked(each.content, tick) ?? each.content } : each;
      const deed = begin(id, (comments) => comments.map(shown), commentTexts.changeFailed);
      return write({
        ...deed,
        ask: () => save(tick.seen, tick),
        refused: (error) =>
          error instanceof LineGone ? toast.error(formatTexts.boxGone) : deed.refused(error),
        undo: {
          text: formatTexts.ticked(tick.checked),
          run: ({ content }) => save(content, { ...tick, checked: !tick.checked }),
        },
      });
    },
    remove: (id: number): Promise<unknown> =>
      write({
        ...begin(id, (comments) => comments.filter((each) => each.id !== id), commentTexts.removeFailed),
        ask: () => call(commentEndpoints.remove, { params: { ...params, commentId: id } }),
        receive: () => toast.success(commentTexts.removed),
      }),
  };
}
