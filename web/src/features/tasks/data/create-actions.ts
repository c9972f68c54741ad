import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { taskEndpoints, type Task } from '@cuadrilla/contract/tasks/tasks';
import { call, isAccepted } from '../../../lib/server/api.ts';
import type { Settle } from '../../../writes/own-changes.ts';
import { write } from '../../../writes/write.ts';
import { forgetTasks, showNew } from './task-cache.ts';
import type { TaskWriting, Titled } from './task-writing.ts';
import { taskTexts } from './tasks.texts.ts';

type NewTask = BodyInputOf<typeof taskEndpoints.create>;

/** What makes tasks. */
export function createActions({ client, params, receive, refresh, refusal }: TaskWriting) {
  const { projectId } = params;

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
    createShown,

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
  };
}
