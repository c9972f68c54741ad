import { commentEndpoints, type Comment } from '@cuadrilla/contract/tasks/comments';
import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { call, currentOf } from '../../lib/server/api.ts';
import { now } from '../../lib/dates/clock.ts';
import { type PartPlace, useTaskParts } from '../../writes/task-parts.ts';
import { type Tick, ticked } from '../../lib/text/check-boxes.ts';
import { formatTexts } from '../../ui/text/format.texts.ts';
import { tellFailure } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { withComment } from './comment-order.ts';
import { commentTexts } from './comments.texts.ts';

/** Nobody ticks what is not there any more. */
class LineGone extends Error {}

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

export function useComments(place: PartPlace) {
  const { params } = place;
  const { show, showNew, refresh } = useTaskParts(place, { rewrite, withPart: withComment });
  const begin = (comment: number | 'new', failed: string) => ({
    about: [`comment ${comment} of ${params.taskId}`],
    refused: (error: unknown) => {
      const current = currentOf(error) as { content: string } | undefined;
      tellFailure(error, current ? commentTexts.changedMeanwhile(current.content) : failed);
    },
    refresh,
  });
  return {
    add: (unsent: Comment): Promise<unknown> =>
      write({
        ...begin('new', commentTexts.createFailed),
        ...showNew(unsent),
        ask: () => call(commentEndpoints.create, { params, body: { content: unsent.content } }),
      }),
    /** `seen`: what it said when it was begun to be changed. */
    change: (id: number, content: string, seen: string): Promise<unknown> => {
      const updatedAt = now().toISOString();
      const changed = (each: Comment) => (each.id === id ? { ...each, content, updatedAt } : each);
      return write({
        ...begin(id, commentTexts.changeFailed),
        shown: show((comments) => comments.map(changed)),
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
      const deed = begin(id, commentTexts.changeFailed);
      return write({
        ...deed,
        shown: show((comments) => comments.map(shown)),
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
        ...begin(id, commentTexts.removeFailed),
        shown: show((comments) => comments.filter((each) => each.id !== id)),
        ask: () => call(commentEndpoints.remove, { params: { ...params, commentId: id } }),
        receive: () => toast.success(commentTexts.removed),
      }),
  };
}
