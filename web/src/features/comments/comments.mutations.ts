import { commentEndpoints, type Comment } from '@cuadrilla/contract/comments';
import type { TaskDetail } from '@cuadrilla/contract/tasks';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { TaskPlace } from '../../lib/board-place.ts';
import { refreshProject } from '../../lib/project-data.ts';
import { tellFailure } from '../../ui/tell-refusal.ts';
import { toast } from '../../ui/toast.tsx';
import { bySending } from './comment-order.ts';
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

/** Rewrites the comments that are shown, before the server has answered. */
function useWriteComments({ detailKey }: CommentPlace) {
  const client = useQueryClient();
  return async (write: (comments: Comment[]) => Comment[]) => {
    await client.cancelQueries({ queryKey: detailKey });
    client.setQueryData<TaskDetail>(detailKey, (detail) => {
      if (!detail) return detail;
      const Comments = write(detail.Comments);
      return { ...detail, Comments, task: { ...detail.task, Comments, commentCount: Comments.length } };
    });
  };
}

function useRefresh({ params }: CommentPlace) {
  const client = useQueryClient();
  return () => void refreshProject(client, params.projectId);
}

const without = (comments: Comment[], ...ids: number[]): Comment[] =>
  comments.filter(({ id }) => !ids.includes(id));

export function useAddComment(place: CommentPlace, author: Comment['author']) {
  const write = useWriteComments(place);
  return useMutation({
    mutationFn: ({ content }: { id: number; content: string }) =>
      call(commentEndpoints.create, { params: place.params, body: { content } }),
    onMutate: ({ id, content }) => {
      const now = new Date().toISOString();
      return write((comments) => [...comments, { id, content, createdAt: now, updatedAt: now, author }]);
    },
    onSuccess: (added, { id }) =>
      write((comments) => [...without(comments, id, added.id), added].toSorted(bySending)),
    onError: async (error, { id }) => {
      await write((comments) => without(comments, id));
      tellFailure(error, commentTexts.createFailed);
    },
    onSettled: useRefresh(place),
  });
}

export function useChangeComment(place: CommentPlace, comment: Comment) {
  const write = useWriteComments(place);
  const replace = (by: Comment) =>
    write((comments) => comments.map((each) => (each.id === comment.id ? by : each)));
  return useMutation({
    mutationFn: (content: string) =>
      call(commentEndpoints.change, {
        params: { ...place.params, commentId: comment.id },
        body: { content },
      }),
    onMutate: async (content) => {
      await replace({ ...comment, content, updatedAt: new Date().toISOString() });
      return comment;
    },
    // By then `comment` is what was shown in its place.
    onError: async (error, _content, before = comment) => {
      await replace(before);
      tellFailure(error, commentTexts.changeFailed);
    },
    onSettled: useRefresh(place),
  });
}

export function useRemoveComment(place: CommentPlace, comment: Comment) {
  const write = useWriteComments(place);
  return useMutation({
    mutationFn: () => call(commentEndpoints.remove, { params: { ...place.params, commentId: comment.id } }),
    onMutate: () => write((comments) => without(comments, comment.id)),
    onSuccess: () => void toast.success(commentTexts.removed),
    onError: async (error) => {
      await write((comments) => [...without(comments, comment.id), comment].toSorted(bySending));
      tellFailure(error, commentTexts.removeFailed);
    },
    onSettled: useRefresh(place),
  });
}
