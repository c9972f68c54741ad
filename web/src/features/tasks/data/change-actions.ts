import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { manyTaskEndpoints } from '@cuadrilla/contract/tasks/many-tasks';
import { taskEndpoints, type Task } from '@cuadrilla/contract/tasks/tasks';
import { call, isAccepted, isForbidden } from '../../../lib/server/api.ts';
import { tellRefusal } from '../../../ui/layers/tell-refusal.ts';
import type { Settle } from '../../../writes/own-changes.ts';
import { write } from '../../../writes/write.ts';
import { showChange, versionSeen } from './task-cache.ts';
import { idsOf, namesOf, type TaskWriting, type Titled, type Versioned } from './task-writing.ts';
import { taskTexts } from './tasks.texts.ts';

type TaskChange = BodyInputOf<typeof taskEndpoints.change>;
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

/** What is shown elsewhere than in lists says by itself where. */
interface ShownChange<Change> extends Omit<OptimisticChange<Change>, 'patch'> {
  shown: Settle[];
}

/** What changes tasks where they are, or moves them. */
export function changeActions({ client, params, receive, refresh, refusal, undoOf }: TaskWriting) {
  const { projectId } = params;
  const show = (tasks: Task[], patch: Partial<Task>) => [showChange(client, projectId, tasks, patch)];

  const send = (taskId: number, body: TaskChange): Promise<Task> =>
    call(taskEndpoints.change, { params: { ...params, taskId }, body });

  function changeShown(
    task: Versioned & Titled,
    { change, shown, done, refused }: ShownChange<TaskChange>,
    version: () => number | undefined = () => undefined,
  ): Promise<boolean> {
    const isMove = [change.columnId, change.boardId, change.done].some((value) => value !== undefined);
    const deed = isMove ? 'move' : 'change';
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

  return {
    changeShown,

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
  };
}
