import type { BodyInputOf } from '@cuadrilla/contract/endpoint';
import { taskEndpoints, type Task } from '@cuadrilla/contract/tasks';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, messagesOf } from '../../lib/api.ts';
import { refreshProject } from '../../lib/project-data.ts';
import { offerUndo } from '../../lib/undo.ts';
import { toast } from '../../ui/toast.tsx';
import { currentOf } from './task-conflict.ts';
import { forgetTask, holdChange, receiveTask } from './tasks.cache.ts';
import { taskTexts } from './tasks.texts.ts';

type TaskChange = BodyInputOf<typeof taskEndpoints.change>;
type NewTask = BodyInputOf<typeof taskEndpoints.create>;
type BulkChange = BodyInputOf<typeof taskEndpoints.changeMany>['change'];

interface Edit<Change> {
  change: Change;
  /** How the task looks with the change, until the server has answered. */
  patch: Partial<Task>;
  /** What was done, for the toast that offers to undo it; without it nothing is said. */
  done?: string;
  /** Tells of a refusal in its own place; without it a toast does. */
  refused?: (error: unknown) => void;
}

/**
 * Edits made on the board itself. Each is shown at once, taken back with a word where the server refuses it, and can
 * be undone. They return whether it was accepted.
 */
export function useTaskEdits(projectId: number, boardId: number) {
  const client = useQueryClient();
  return useMemo(() => editsOf(client, { projectId, boardId }), [client, projectId, boardId]);
}

export type TaskEdits = ReturnType<typeof useTaskEdits>;

interface BoardPlace {
  projectId: number;
  boardId: number;
}

function editsOf(client: QueryClient, params: BoardPlace) {
  const { projectId } = params;
  const receive = (tasks: Task[]): void => tasks.forEach((task) => receiveTask(client, projectId, task));

  /** Shows it, asks for it, and shows what came of it. */
  async function attempt(
    tasks: Task[],
    patchOf: (task: Task) => Partial<Task>,
    ask: () => Promise<Task[]>,
    refused = tellRefusal,
  ): Promise<Task[] | undefined> {
    const releases = tasks.map((task) => holdChange(client, projectId, task, patchOf(task)));
    try {
      const answered = await ask();
      receive(answered);
      return answered;
    } catch (error) {
      const current = currentOf(error);
      if (current) receive([current]);
      refused(error);
      return undefined;
    } finally {
      releases.forEach((release) => release());
      void refreshProject(client, projectId);
    }
  }

  const undoable = (before: Task[], after: Task[], done: string | undefined): void => {
    const changed = after.filter(({ id, version }) =>
      before.some((task) => task.id === id && task.version < version),
    );
    if (done && changed.length > 0) offerUndo(done, () => void undo(changed));
  };

  /** By the versions that the change led to: the server knows what was there before. */
  async function undo(changed: Task[]): Promise<void> {
    const changes = changed.map(({ id, version }) => ({ taskId: id, version }));
    const undone = await attempt(
      [],
      () => ({}),
      () => call(taskEndpoints.undo, { params, body: { changes } }),
    );
    if (undone) toast.success(taskTexts.undone);
  }

  return {
    async change(task: Task, { change, patch, done, refused }: Edit<TaskChange>): Promise<boolean> {
      const answered = await attempt(
        [task],
        () => patch,
        async () => [
          await call(taskEndpoints.change, { params: { ...params, taskId: task.id }, body: change }),
        ],
        refused,
      );
      undoable([task], answered ?? [], done);
      return answered !== undefined;
    },

    async changeMany(tasks: Task[], { change, patch, done }: Edit<BulkChange>): Promise<boolean> {
      const ids = tasks.map(({ id }) => id);
      const answered = await attempt(
        tasks,
        () => patch,
        () => call(taskEndpoints.changeMany, { params, body: { ids, change } }),
      );
      undoable(tasks, answered ?? [], done);
      return answered !== undefined;
    },

    /** `preview` stands in its place, with an id below zero, until the server has made it. */
    async create(preview: Task, body: NewTask): Promise<boolean> {
      receive([preview]);
      const answered = await attempt(
        [],
        () => ({}),
        async () => [await call(taskEndpoints.create, { params, body })],
      );
      forgetTask(client, projectId, preview.id);
      return answered !== undefined;
    },

    async remove(tasks: Task[]): Promise<boolean> {
      const body = { ids: tasks.map(({ id }) => id) };
      tasks.forEach(({ id }) => forgetTask(client, projectId, id));
      const removed = await attempt(
        [],
        () => ({}),
        async () => {
          await call(taskEndpoints.removeMany, { params, body });
          return [];
        },
      );
      if (!removed) {
        receive(tasks);
        return false;
      }
      offerUndo(taskTexts.removedMany(tasks), () => {
        void attempt(
          [],
          () => ({}),
          () => call(taskEndpoints.restoreMany, { params, body }),
        );
      });
      return true;
    },
  };
}

const tellRefusal = (error: unknown): void => void toast.error(messagesOf(error).join(' '));
