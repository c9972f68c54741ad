import { type FollowChange, followEndpoints } from '@cuadrilla/contract/notices/follows';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { followKeys, type Subject } from './follow-keys.ts';

const read = ({ projectId, boardId = 0, taskId }: Subject, signal: AbortSignal) => {
  if (taskId) return call(followEndpoints.ofTask, { params: { projectId, boardId, taskId }, signal });
  if (boardId) return call(followEndpoints.ofBoard, { params: { projectId, boardId }, signal });
  return call(followEndpoints.ofProject, { params: { projectId }, signal });
};

export const changeFollow = ({ projectId, boardId = 0, taskId }: Subject, body: FollowChange) => {
  if (taskId) return call(followEndpoints.changeTask, { params: { projectId, boardId, taskId }, body });
  if (boardId) return call(followEndpoints.changeBoard, { params: { projectId, boardId }, body });
  return call(followEndpoints.changeProject, { params: { projectId }, body });
};

export const followQuery = (subject: Subject) =>
  queryOptions({
    queryKey: followKeys.of(subject),
    queryFn: ({ signal }) => read(subject, signal),
  });

export const mutedQuery = () =>
  queryOptions({
    queryKey: [...followKeys.all, 'muted'],
    queryFn: ({ signal }) => call(followEndpoints.muted, { signal }),
  });
