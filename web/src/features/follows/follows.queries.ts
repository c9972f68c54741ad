import { type FollowChange, followEndpoints } from '@cuadrilla/contract/follows';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** A task, a board or, with neither, a project. */
export interface Subject {
  projectId: number;
  boardId?: number | undefined;
  taskId?: number | undefined;
}

export const followKeys = { all: ['follows'] as const };

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
    // A task is the same wherever it stands.
    queryKey: [...followKeys.all, subject.taskId ? { taskId: subject.taskId } : subject],
    queryFn: ({ signal }) => read(subject, signal),
  });

export const mutedQuery = () =>
  queryOptions({
    queryKey: [...followKeys.all, 'muted'],
    queryFn: ({ signal }) => call(followEndpoints.muted, { signal }),
  });
