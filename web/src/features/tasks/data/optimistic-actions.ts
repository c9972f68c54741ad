import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { manyTaskEndpoints } from '@cuadrilla/contract/tasks/many-tasks';
import { pointEndpoints } from '@cuadrilla/contract/tasks/points';
import { taskPointEndpoints } from '@cuadrilla/contract/tasks/task-points';
import { taskEndpoints, type Task } from '@cuadrilla/contract/tasks/tasks';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, isAccepted, isForbidden, messagesOf, currentOf } from '../../../lib/server/api.ts';
import type { BoardPlace } from '../../../lib/board-place.ts';
import { isKeptAsDone } from '../../../lib/kept-columns.ts';
import type { Settle } from '../../../writes/own-changes.ts';
import { refreshProject } from '../../../lib/server/project-data.ts';
import { tellRefusal } from '../../../ui/layers/tell-refusal.ts';
import { toast } from '../../../ui/layers/toast.tsx';
import { write } from '../../../writes/write.ts';
import { type Deed, taskTexts } from './tasks.texts.ts';
import { withWarning } from './done-though-blocked.ts';
import { forgetTasks, receiveTasks, showChange, showGone, showNew, versionSeen } from './task-cache.ts';
import { undoneInPart } from './undone-in-part.ts';

type TaskChange = BodyInputOf<typeof taskEndpoints.change>;
type NewTask = BodyInputOf<typeof taskEndpoints.create>;
type BulkChange = BodyInputOf<typeof manyTaskEndpoints.changeMany>['change'];

interface OptimisticChange<Change, Answer = Task> {
  change: Change;
  /** How the task looks with the change, until the server has answered. */
  patch: Partial<Task>;
  /** What was done, for the toast that offers to undo it; without it nothing is said. */
  done?: string | ((answer: Answer) => string);
  /** Tells of a refusal on the spot; without it a toast does. */
  refused?: (error: unknown) => void;
}

/**
 * Changes made on the board itself. Each is shown at once, taken back with a word where the server refuses it, and can
 * be undone. They return whether it was accepted.
 */
export function useTaskActions(projectId: number, boardId: number) {
  const client = useQueryClient();
  return useMemo(() => taskActionsOf(client, { projectId, boardId }), [client, projectId, boardId]);
}

export type TaskActions = ReturnType<typeof useTaskActions>;

type Versioned = Pick<Task, 'id' | 'version' | 'column_id'>;
type Titled = Pick<Task, 'title'>;

/** What is shown elsewhere than in lists says by itself where. */
interface ShownChange<Change> extends Omit<OptimisticChange<Change>, 'patch'> {
  shown: Settle[];
}

export function taskActionsOf(client: QueryClient, params: BoardPlace) {
  const { projectId } = params;
  const receive = (tasks: Task | Task[]): void => receiveTasks(client, projectId, [tasks].flat());
  const isDone = (task: Task): boolean => isKeptAsDone(client, projectId, task);
  const refresh = () => refreshProject(client, projectId);
  const show = (tasks: Task[], patch: Partial<Task>) => [showChange(client, projectId, tasks, patch)];
  const refusal = (deed: Deed, tasks: Titled[], tell?: (error: unknown) => void) => (error: unknown) => {
    const current = currentOf(error) as Task | undefined;
    if (current) receive(current);
    if (tell) tell(error);
    else tellTaskRefusal(error, deed, tasks);
  };

  /** By the versions that the change led to: the server knows what was there before. */
  async function undo(changed: Task[]): Promise<void> {
    const changes = changed.map(({ id, version }) => ({ taskId: id, version }));
    const { tasks, kept } = await call(manyTaskEndpoints.undo, { params, body: { changes } });
    receive(tasks);
    if (kept.length === 0) toast.success(taskTexts.undone(tasks));
    else toast.info(undoneInPart(changed, kept));
  }

  async function restore(ids: number[]): Promise<void> {
    const tasks = await call(manyTaskEndpoints.restoreMany, { params, body: { ids } });
    receive(tasks);
    toast.success(taskTexts.restoredMany(tasks.length));
  }

  const undoOf = <Answer extends Task | Task[]>(
    before: Versioned[],
    text: string | ((answer: Answer) => string) | undefined,
  ) =>
    text === undefined
      ? undefined
      : {
          text: (after: Answer) =>
            withWarning(typeof text === 'string' ? text : text(after), before, [after].flat(), isDone),
          run: (after: Answer) => undo(changedSince(before, after)),
          when: (after: Answer) => changedSince(before, after).length > 0,
        };

  const send = (taskId: number, body: TaskChange): Promise<Task> =>
    call(taskEndpoints.change, { params: { ...params, taskId }, body });

  function changeShown(
    task: Versioned & Titled,
    { change, shown, done, refused }: ShownChange<TaskChange>,
    version: () => number | undefined = () => undefined,
  ): Promise<boolean> {
    const deed = change.columnId === undefined && change.boardId === undefined ? 'change' : 'move';
    const answer = write({
      about: namesOf([task]),
      shown,
      ask: () => send(task.id, { ...change, version: version() }),
      receive,
      refused: refusal(deed, [task], refused),
      refresh,
      undo: undoOf([task], done),
    });
    return isAccepted(answer);
  }

  function createShown(preview: Titled, shown: Settle[], body: NewTask): Promise<boolean> {
    const answer = write({
      about: [],
      shown,
      ask: () => call(taskEndpoints.create, { params, body }),
      receive,
      refused: refusal('create', [preview]),
      refresh,
    });
    return isAccepted(answer);
  }

  return {
    changeShown,
    createShown,
    takeBack: undo,

    change(task: Task, { patch, ...rest }: OptimisticChange<TaskChange>): Promise<boolean> {
      const version = () =>
        rest.change.version === undefined ? undefined : versionSeen(client, projectId, task, patch);
      return changeShown(task, { ...rest, shown: show([task], patch) }, version);
    },

    /** From a form, which shows what it holds and tells by itself why it was not saved. */
    save: (task: Versioned, change: TaskChange): Promise<Task> =>
      write({
        about: namesOf([task]),
        ask: () => send(task.id, { ...change, version: task.version }),
        receive,
        // The right was lost meanwhile: an alert says so, and the buttons follow.
        refused: (error) => isForbidden(error) && tellRefusal(error),
        refresh,
        undo: undoOf([task], taskTexts.saved),
      }),

    changeMany(
      tasks: Task[],
      { change, patch, done }: OptimisticChange<BulkChange, Task[]>,
    ): Promise<boolean> {
      const body = { ids: idsOf(tasks), change };
      const answer = write({
        about: namesOf(tasks),
        shown: show(tasks, patch),
        ask: () => call(manyTaskEndpoints.changeMany, { params, body }),
        receive,
        refused: refusal(change.columnId === undefined ? 'change' : 'move', tasks),
        refresh,
        undo: undoOf(tasks, done),
      });
      return isAccepted(answer);
    },

    /** `preview` stands in its place, with an id below zero, until the server has made it. */
    create(preview: Task, body: NewTask): Promise<boolean> {
      return createShown(preview, [showNew(client, projectId, preview)], body);
    },

    duplicate(task: Task, body: NewTask): Promise<boolean> {
      const answer = write({
        about: [],
        ask: () => call(taskEndpoints.create, { params, body }),
        receive,
        refused: refusal('create', [task]),
        refresh,
        undo: {
          text: taskTexts.duplicated(task.title),
          run: async (copy: Task) => {
            await call(taskEndpoints.remove, { params: { ...params, taskId: copy.id } });
            forgetTasks(client, projectId, [copy.id]);
          },
        },
      });
      return isAccepted(answer);
    },

    /** Of another one's checklist: all that a point cannot hold lies in the trash with it. */
    toPoint(task: Task, of: Pick<Task, 'id' | 'title'>): Promise<boolean> {
      const target = { ...params, taskId: of.id };
      const answer = write({
        about: namesOf([task]),
        shown: [showGone(client, projectId, [task.id])],
        ask: () => call(taskPointEndpoints.fromTask, { params: target, body: { taskId: task.id } }),
        refused: refusal('change', [task]),
        refresh,
        undo: {
          text: taskTexts.becamePoint(task.title, of.title),
          run: async ({ id }) => {
            const query = { restoring: `${task.id}` };
            await call(pointEndpoints.remove, { params: { ...target, pointId: id }, query });
            receive(task);
            toast.success(taskTexts.restored);
          },
        },
      });
      return isAccepted(answer);
    },

    remove(tasks: Task[]): Promise<boolean> {
      const body = { ids: idsOf(tasks) };
      const answer = write({
        about: namesOf(tasks),
        shown: [showGone(client, projectId, body.ids)],
        ask: () => call(manyTaskEndpoints.removeMany, { params, body }),
        refused: refusal('remove', tasks),
        refresh,
        undo: { text: taskTexts.removedMany(tasks), run: () => restore(body.ids) },
      });
      return isAccepted(answer);
    },
  };
}

const idsOf = (tasks: Versioned[]): number[] => tasks.map(({ id }) => id);
const namesOf = (tasks: Versioned[]): string[] => tasks.map(({ id }) => `task ${id}`);

const changedSince = (before: Versioned[], after: Task | Task[]): Task[] =>
  [after].flat().filter(({ id, version }) => before.some((task) => task.id === id && task.version < version));

export const tellTaskRefusal = (error: unknown, deed: Deed, tasks: Titled[]): void =>
  tellRefusal(error, taskTexts.refused(deed, tasks, messagesOf(error).join(' ')));
