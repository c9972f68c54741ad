import { commentEndpoints, type Comment } from '@cuadrilla/contract/comments';
import type { TaskDetail } from '@cuadrilla/contract/tasks';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { TaskPlace } from '../../lib/board-place.ts';
import { showOwn, writeNews } from '../../lib/own-changes.ts';
import { refreshProject } from '../../lib/project-data.ts';
import { tellFailure } from '../../ui/tell-refusal.ts';
import { toast } from '../../ui/toast.tsx';
import { write } from '../../ui/write.ts';
import { isMadeOf, withComment } from './comment-order.ts';
import { commentTexts } from './comments.texts.ts';

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

function useCommentWriting({ params, detailKey }: CommentPlace) {
  const client = useQueryClient();
  return {
    shownNow: () => client.getQueryData<TaskDetail>(detailKey)?.Comments ?? [],
    about: (comment: number | 'new') => [`comment ${comment} of ${params.taskId}`],
    show: (change: (comments: Comment[]) => Comment[]) => [showOwn(client, detailKey, rewrite(change))],
    receive: (comment: Comment) =>
      writeNews(
        client,
        detailKey,
        rewrite((comments) => withComment(comments, comment)),
      ),
    refresh: () => refreshProject(client, params.projectId),
  };
}

/** `id` is one below zero, until the server gives it one. */
export function useAddComment(place: CommentPlace, author: Comment['author']) {
  const { shownNow, about, show, receive, refresh } = useCommentWriting(place);
  return (id: number, content: string): Promise<unknown> => {
    const now = new Date().toISOString();
    const unsent = { id, content, createdAt: now, updatedAt: now, author };
    const last = Math.max(0, ...shownNow().map((comment) => comment.id));
    let made = 0;
    const isIt = (each: Comment): boolean => each.id === made || isMadeOf(unsent, last, each);
    return write({
      about: about('new'),
      shown: show((comments) => (comments.some(isIt) ? comments : [...comments, unsent])),
      ask: () => call(commentEndpoints.create, { params: place.params, body: { content } }),
      receive: (comment) => {
        made = comment.id;
        receive(comment);
      },
      refused: (error) => tellFailure(error, commentTexts.createFailed),
      refresh,
    });
  };
}

export function useChangeComment(place: CommentPlace, { id }: Comment) {
  const { about, show, refresh } = useCommentWriting(place);
  return (content: string): Promise<unknown> => {
    const updatedAt = new Date().toISOString();
    return write({
      about: about(id),
      shown: show((comments) =>
        comments.map((each) => (each.id === id ? { ...each, content, updatedAt } : each)),
      ),
      ask: () =>
        call(commentEndpoints.change, { params: { ...place.params, commentId: id }, body: { content } }),
      refused: (error) => tellFailure(error, commentTexts.changeFailed),
      refresh,
    });
  };
}

export function useRemoveComment(place: CommentPlace, { id }: Comment) {
  const { about, show, refresh } = useCommentWriting(place);
  return (): void =>
    void write({
      about: about(id),
      shown: show((comments) => comments.filter((each) => each.id !== id)),
      ask: () => call(commentEndpoints.remove, { params: { ...place.params, commentId: id } }),
      receive: () => toast.success(commentTexts.removed),
      refused: (error) => tellFailure(error, commentTexts.removeFailed),
      refresh,
    });
}
