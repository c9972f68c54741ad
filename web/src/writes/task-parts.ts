import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { TaskPlace } from '../lib/board-place.ts';
import { refreshProject } from '../lib/server/project-data.ts';
import { showOwn, writeNews } from './own-changes.ts';

/** Points, comments, files and dependencies come along with their task: the page says where that is kept. */
export interface PartPlace {
  params: TaskPlace;
  detailKey: QueryKey;
}

interface PartKind<Part> {
  /** The task with other parts of this kind. */
  rewrite: (change: (parts: Part[]) => Part[]) => (detail: TaskDetail) => TaskDetail;
  /** With one as the server has it, in its place. */
  withPart: (parts: readonly Part[], part: Part) => Part[];
}

let lastUnsent = 0;
export const nextUnsentId = (): number => (lastUnsent -= 1);
/** Ids below zero are not known to the server yet. */
export const isUnsent = ({ id }: { id: number }): boolean => id < 0;

/** One kind of what hangs on a task: how it is shown before the server has it, kept when it has, and read again. */
export function useTaskParts<Part extends { id: number }>(
  { params, detailKey }: PartPlace,
  { rewrite, withPart }: PartKind<Part>,
) {
  const client = useQueryClient();
  const show = (change: (parts: Part[]) => Part[]) => [showOwn(client, detailKey, rewrite(change))];
  const keep = (change: (parts: Part[]) => Part[]): void => writeNews(client, detailKey, rewrite(change));
  const receive = (part: Part): void => keep((parts) => withPart(parts, part));
  /** Stands there until the answer brings the real one: what is told of that one waits for the answer, too. */
  const showNew = (unsent: Part, add = (parts: Part[]) => [...parts, unsent]) => {
    let made = 0;
    return {
      shown: show((parts) => (parts.some(({ id }) => id === made) ? parts : add(parts))),
      receive: (part: Part) => {
        made = part.id;
        receive(part);
      },
    };
  };
  return { show, showNew, keep, receive, refresh: () => refreshProject(client, params.projectId) };
}
