import type { BodyInputOf } from '@cuadrilla/contract/endpoint';
import { taskEndpoints, type Task } from '@cuadrilla/contract/tasks';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, messagesOf } from '../../../lib/api.ts';
import type { BoardPlace } from '../../../lib/board-place.ts';
import { readProjectAgain, refreshProject } from '../../../lib/project-data.ts';
import { sendInOrder } from '../../../lib/send-in-order.ts';
import { offerUndo } from '../../../ui/offer-undo.ts';
import { tellRefusal } from '../../../ui/tell-refusal.ts';
import { toast } from '../../../ui/toast.tsx';
import { type Deed, taskTexts } from '../tasks.texts.ts';
import { forgetTask, receiveTask, showChange, versionSeen } from './task-cache.ts';
import { currentOf } from './task-conflict.ts';
import { undoneInPart } from './undone-in-part.ts';

type TaskChange = BodyInputOf<typeof taskEndpoints.change>;
type NewTask = BodyInputOf<typeof taskEndpoints.create>;
type BulkChange = BodyInputOf<typeof taskEndpoints.changeMany>['change'];

interface OptimisticChange<Change> {
  change: Change;
  /** How the task looks with the change, until the server has answered. */
  patch: Partial<Task>;
  /** What was done, for the toast that offers to undo it; without it nothing is said. */
  done?: string;
  /** Tells of a refusal on the spot; without it a toast does. */
  refused?: (error: unknown) => void;
}

/**
 * Changes made on the board itself. Each is shown at once, taken back with a word where the server refuses it, and can
 * be undone. They return whether it was accepted.
 */
export function useTaskActions(projectId: number, boardId: number) {
  const client = useQueryClient();
  return useMemo(() => actionsOf(client, { projectId, boardId }), [client, projectId, boardId]);
}

interface Attempt {
  ask: () => Promise<Task[]>;
  /** Ends what was shown until the answer. */
  release?: () => void;
  refused?: OptimisticChange<TaskChange>['refused'];
}

export type TaskActions = ReturnType<typeof useTaskActions>;

function actionsOf(client: QueryClient, params: BoardPlace) {
  const { projectId } = params;
  const receive = (tasks: Task[]): void => tasks.forEach((task) => receiveTask(client, projectId, task));

  /** Shows the change until what it returns is called. */
  function show(tasks: Task[], patch: Partial<Task>): () => void {
    const releases = tasks.map((task) => showChange(client, projectId, task, patch));
    return () => releases.forEach((release) => release());
  }

  /** Asks for it and shows what came of it; or tells why not, and shows what is there. */
  async function attempt(
    deed: Deed,
    tasks: Task[],
    { ask, release, refused }: Attempt,
  ): Promise<Task[] | undefined> {
    toast.dismissError();
    try {
      return await sendInOrder(idsOf(tasks), async () => {
        const answered = await ask();
        receive(answered);
        return answered;
      });
    } catch (error) {
      const current = currentOf(error);
      if (current) receive([current]);
      if (refused) refused(error);
      else tellTaskRefusal(error, deed, tasks);
      return undefined;
    } finally {
      release?.();
      void refreshProject(client, projectId);
    }
  }

  /** By the versions that the change led to: the server knows what was there before. */
  async function undo(changed: Task[]): Promise<void> {
    const changes = changed.map(({ id, version }) => ({ taskId: id, version }));
    await refreshAfter(async () => {
      const { tasks, kept } = await call(taskEndpoints.undo, { params, body: { changes } });
      receive(tasks);
      if (kept.length === 0) toast.success(taskTexts.undone(tasks));
      else toast.info(undoneInPart(changed, kept));
    });
  }

  const restore = (ids: number[]): Promise<void> =>
    refreshAfter(async () => {
      const tasks = await call(taskEndpoints.restoreMany, { params, body: { ids } });
      receive(tasks);
      toast.success(taskTexts.restoredMany(tasks.length));
    });

  const refreshAfter = (act: () => Promise<void>): Promise<void> =>
    act().finally(() => void refreshProject(client, projectId));

  /** Says what was done and offers to take it back, as far as anything changed; tells whether anything did. */
  async function offer(
    before: Versioned[],
    answer: Promise<Task[] | undefined>,
    done: string | undefined,
  ): Promise<boolean> {
    if (!done) return false;
    const changed = answer.then((after = []) => changedSince(before, after));
    const anyChanged = changed.then(({ length }) => length > 0);
    offerUndoInOrder(done, before, anyChanged, async () => undo(await changed));
    return anyChanged;
  }

  return {
    offer,

    async change(
      task: Task,
      { change, patch, done, refused }: OptimisticChange<TaskChange>,
    ): Promise<boolean> {
      const place = { ...params, taskId: task.id };
      const ask = async () => {
        const version = change.version === undefined ? undefined : versionSeen(task, patch);
        return [await call(taskEndpoints.change, { params: place, body: { ...change, version } })];
      };
      const deed = change.columnId === undefined && change.boardId === undefined ? 'change' : 'move';
      const answer = attempt(deed, [task], { ask, release: show([task], patch), refused });
      void offer([task], answer, done);
      return (await answer) !== undefined;
    },

    async changeMany(tasks: Task[], { change, patch, done }: OptimisticChange<BulkChange>): Promise<boolean> {
      const body = { ids: idsOf(tasks), change };
      const ask = () => call(taskEndpoints.changeMany, { params, body });
      const deed = change.columnId === undefined ? 'change' : 'move';
      const answer = attempt(deed, tasks, { ask, release: show(tasks, patch) });
      void offer(tasks, answer, done);
      return (await answer) !== undefined;
    },

    /** `preview` stands in its place, with an id below zero, until the server has made it. */
    async create(preview: Task, body: NewTask): Promise<boolean> {
      receive([preview]);
      const ask = async () => [await call(taskEndpoints.create, { params, body })];
      const answered = await attempt('create', [preview], { ask });
      forgetTask(client, projectId, preview.id);
      return answered !== undefined;
    },

    async remove(tasks: Task[]): Promise<boolean> {
      const body = { ids: idsOf(tasks) };
      tasks.forEach(({ id }) => forgetTask(client, projectId, id));
      const ask = async () => {
        await call(taskEndpoints.removeMany, { params, body });
        return [];
      };
      const removed = attempt('remove', tasks, { ask }).then((answered) => answered !== undefined);
      offerUndoInOrder(taskTexts.removedMany(tasks), tasks, removed, () => restore(body.ids));
      if (await removed) return true;
      receive(tasks);
      // Some of them may be what somebody else has deleted.
      void readProjectAgain(client, projectId);
      return false;
    },
  };
}

type Versioned = Pick<Task, 'id' | 'version'>;

const idsOf = (tasks: Versioned[]): number[] => tasks.map(({ id }) => id);

const changedSince = (before: Versioned[], after: Task[]): Task[] =>
  after.filter(({ id, version }) => before.some((task) => task.id === id && task.version < version));

/** Taken back after all that is on its way about the same tasks, itself included. */
const offerUndoInOrder = (
  text: string,
  tasks: Versioned[],
  done: Promise<boolean>,
  undo: () => Promise<void>,
): void => offerUndo(text, () => sendInOrder(idsOf(tasks), async () => (await done) && undo()), done);

export const tellTaskRefusal = (error: unknown, deed: Deed, tasks: Task[]): void =>
  tellRefusal(error, taskTexts.refused(deed, tasks, messagesOf(error).join(' ')));
