import { messages } from '@cuadrilla/contract/kernel/errors';
import { type Task, taskEndpoints, type TaskListQuery } from '@cuadrilla/contract/tasks/tasks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/app-error.ts';
import { linkNext } from '../../platform/http/paging.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import { listStreamer } from '../../platform/http/stream-list.ts';
import { fullName } from '../../platform/full-name.ts';
import { copyAttachments } from '../attachments/attachments.commands.ts';
import { presentAttachment } from '../attachments/attachments.present.ts';
import { presentComment } from '../comments/comments.present.ts';
import { copyPoints } from '../points/create-points.commands.ts';
import { presentPoint } from '../points/points.present.ts';
import { presentDependency } from '../dependencies/dependencies.present.ts';
import { viewpointOf } from './field-filters.ts';
import { readTaskPage } from './task-page.ts';
import { deleteTasks, restoreTasks } from './task-trash.commands.ts';
import { changeTask, createTask } from './tasks.commands.ts';
import { presentTask } from './tasks.present.ts';
import { taskInFull } from './task-in-full.queries.ts';
import { findNumbered, findTask } from './tasks.queries.ts';
import { readWholeList } from './whole-list.ts';

interface ListCall {
  params: { projectId: number; boardId: number };
  query: TaskListQuery & { query?: string };
  user: Pick<Caller, 'timeZone' | 'weekStart'>;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

export function taskRoutes(serve: Serve, { db }: Context): void {
  const streamList = listStreamer();

  async function answerList({ params, query, user, now, request, reply }: ListCall) {
    const viewpoint = viewpointOf(user, now);
    if (query.limit === undefined) {
      const { total, tasks, sets } = await readWholeList(db, params, query, viewpoint);
      void reply.header('x-total-count', total);
      return tasks ?? streamList(reply, sets);
    }
    const { items, total, cursor } = await readTaskPage(db, params, query, viewpoint);
    void reply.header('x-total-count', total);
    if (cursor) linkNext(request, reply, { cursor });
    return items;
  }

  serve(taskEndpoints.numbered, ({ params: { projectId }, query }) =>
    findNumbered(db, projectId, query.numbers),
  );
  serve(taskEndpoints.list, answerList);
  serve(taskEndpoints.search, answerList);

  serve(taskEndpoints.create, ({ params: { projectId, boardId }, body, user, change }) =>
    change(async (project) => {
      const { pointsOf, attachmentsOf, withoutDueDate: _, dueDate = null, ...task } = body;
      const made = await createTask(project, boardId, { ...task, dueDate }, user.timeZone);
      if (pointsOf === undefined && attachmentsOf === undefined) return presentTask(made, user.timeZone);
      if (pointsOf !== undefined) await copyPoints(project, pointsOf, made.id);
      if (attachmentsOf !== undefined) await copyAttachments(project, attachmentsOf, made.id);
      return readTask(project.tx, projectId, made.id, user);
    }),
  );

  serve(
    taskEndpoints.read,
    async ({ read: row, user }) => {
      const comments = row.comments.map(presentComment);
      const creator = { firstName: row.creatorFirstName, lastName: row.creatorLastName };
      return {
        task: { ...presentTask(row, user.timeZone), Comments: comments },
        creator: { id: row.createdBy, name: fullName(creator) },
        users: row.assignees.map(([id, firstName, lastName]) => ({
          id,
          name: fullName({ firstName, lastName }),
        })),
        Comments: comments,
        Points: row.points.map(presentPoint),
        Attachments: row.attachments.map(presentAttachment),
        Dependencies: row.dependencies.map((each) => presentDependency(each, user.timeZone)),
      };
    },
    taskInFull,
  );

  serve(taskEndpoints.change, ({ params: { projectId, boardId, taskId }, body, user, change }) =>
    change(async (project) => {
      // Forms send the board of their own URL: only another one asks for a move.
      const wish = body.boardId === boardId ? { ...body, boardId: undefined } : body;
      await changeTask(project, taskId, wish, user.timeZone);
      return readTask(project.tx, projectId, taskId, user);
    }),
  );

  serve(taskEndpoints.remove, ({ params: { taskId }, change }) =>
    change((project) => deleteTasks(project, [taskId])),
  );

  serve(taskEndpoints.restore, ({ params: { projectId, taskId }, user, change }) =>
    change(async (project) => {
      await restoreTasks(project, [taskId]);
      return readTask(project.tx, projectId, taskId, user);
    }),
  );
}

async function readTask(
  handle: DbOrTx,
  projectId: number,
  taskId: number,
  { timeZone }: { timeZone: string },
): Promise<Task> {
  const row = await findTask(handle, projectId, taskId);
  if (!row) throw notFound(messages.taskNotFound);
  return presentTask(row, timeZone);
}
