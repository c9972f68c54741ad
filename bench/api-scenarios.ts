import type { Target } from './load.ts';
import { newTask, type Seed } from './seed.ts';

export type Request = Omit<Target, 'port'>;

interface Scenario {
  title: string;
  /** Of the bare one that does the same. */
  bare: string;
  /** Times the bare one, at most. */
  limit: number;
  /** A round. */
  requests: number;
  /** Its readers are waited for, and count. */
  writes?: boolean;
  ours: (index: number) => Request;
}

/** Boards of growing size, each in a project of its own, and what is written to in the first one. */
export interface Stage {
  seed: Seed;
  larger: Seed;
  largest: Seed;
  pointId: number;
  columnIds: number[];
}

const boardOf = ({ projectId }: Seed, boardId: number): string =>
  `/api/projects/${projectId}/boards/${boardId}`;
const get = ({ cookie }: Seed, path: string): Request => ({ method: 'GET', path, cookie });

export const readOne = (seed: Seed): Request =>
  get(seed, `${boardOf(seed, seed.boardId)}/tasks/${seed.taskId}`);
export const firstPage = (seed: Seed): Request =>
  get(seed, `${boardOf(seed, seed.boardId)}/page?per=column&sort=position&limit=50`);
const wholeList = (seed: Seed): Request => get(seed, `${boardOf(seed, seed.boardId)}/tasks`);

export function scenariosOn({ seed, larger, largest, pointId, columnIds }: Stage): Scenario[] {
  const { cookie, boardId, targetBoardId } = seed;
  const task = readOne(seed).path;
  const change = (body: unknown): Request => ({ method: 'PATCH', path: task, cookie, body });
  return [
    { title: 'one task', bare: 'read', limit: 4, requests: 200, ours: () => readOne(seed) },
    {
      title: 'create',
      bare: 'create',
      limit: 6,
      requests: 60,
      writes: true,
      ours: (index) => ({
        method: 'POST',
        path: `${boardOf(seed, targetBoardId)}/tasks`,
        cookie,
        body: newTask(index),
      }),
    },
    {
      title: 'edit',
      bare: 'edit',
      limit: 6,
      requests: 60,
      writes: true,
      ours: (index) => change({ title: `Revisar la lista, vez ${index}` }),
    },
    {
      title: 'move',
      bare: 'move',
      limit: 6,
      requests: 60,
      writes: true,
      ours: (index) => change({ boardId, columnId: columnIds[index % 2], afterId: null }),
    },
    {
      title: 'comment',
      bare: 'comment',
      limit: 4.2,
      requests: 60,
      writes: true,
      ours: (index) => ({
        method: 'POST',
        path: `${task}/comments`,
        cookie,
        body: { content: `Queda hablado, ${index}.` },
      }),
    },
    {
      title: 'tick',
      bare: 'tick',
      limit: 6,
      requests: 60,
      writes: true,
      ours: (index) => ({
        method: 'PATCH',
        path: `${task}/points/${pointId}`,
        cookie,
        body: { done: index % 2 === 0 },
      }),
    },
    { title: 'list of 200', bare: 'list', limit: 1.8, requests: 60, ours: () => wholeList(seed) },
    { title: 'list of 2000', bare: 'longList', limit: 1.8, requests: 6, ours: () => wholeList(larger) },
    { title: 'first page', bare: 'page', limit: 2, requests: 60, ours: () => firstPage(seed) },
    {
      title: 'search',
      bare: 'search',
      limit: 4,
      requests: 20,
      ours: () => get(largest, '/api/search?query=lista'),
    },
  ];
}
