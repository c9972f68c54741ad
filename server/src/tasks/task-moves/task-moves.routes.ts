import { messages } from '@cuadrilla/contract/kernel/errors';
import { eventEndpoints } from '@cuadrilla/contract/log/event-endpoints';
import { canEditTasks } from '@cuadrilla/contract/kernel/roles';
import { taskMoveEndpoints } from '@cuadrilla/contract/tasks/task-moves';
import { forbidden, invalid, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { reaches } from '../../platform/http/access-token.queries.ts';
import { type Serve, viaOf } from '../../platform/http/serve.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import { type Change, changeTwoProjects } from '../../platform/log/change.ts';
import { presentEvent } from '../../platform/log/events.present.ts';
import { findMember } from '../../projects/members/members.queries.ts';
import { presentTask } from '../tasks/tasks.present.ts';
import { getTasks } from '../tasks/tasks.queries.ts';
import { copyFiles } from './copy-files.ts';
import { findOrigin, moveTasksBack } from './move-back.commands.ts';
import { moveTasks } from './move-tasks.commands.ts';
import { findPlaceOf, findUnfit, listEventsBefore } from './task-moves.queries.ts';

interface Move {
  fromId: number;
  toId: number;
  ids: readonly number[];
  user: Caller;
  now: Date;
}

export function taskMoveRoutes(serve: Serve, context: Context): void {
  const { db, wake } = context;

  serve(taskMoveEndpoints.find, async ({ params: { taskId }, user }) => {
    const place = await findPlaceOf(db, user.id, taskId);
    if (!place) throw notFound(messages.taskNotFound);
    return place;
  });

  serve(eventEndpoints.beforeMoves, async ({ params: { projectId, taskId } }) => {
    const rows = await listEventsBefore(db, projectId, taskId);
    return rows.map(presentEvent);
  });

  serve(taskMoveEndpoints.checkOut, async ({ params, body: { ids, toProjectId: toId }, user }) => {
    const { projectId: fromId, boardId } = params;
    requireOther(user, fromId, toId);
    const member = await findMember(db, toId, user.id);
    if (!member) throw notFound(messages.projectNotFound);
    if (!canEditTasks({ userId: user.id, role: member.role })) throw forbidden();
    return findUnfit(db, await getTasks(db, fromId, ids, boardId), { fromId, toId, role: member.role });
  });

  serve(taskMoveEndpoints.moveOut, ({ params, body, user, now }) => {
    const move = { fromId: params.projectId, toId: body.toProjectId, ids: body.ids, user, now };
    return change(move, (from, to, keys) => moveTasks(from, to, params.boardId, body, keys));
  });

  serve(taskMoveEndpoints.moveBack, async ({ params: { projectId: fromId, boardId }, body, user, now }) => {
    const toId = await findOrigin(db, fromId, body.ids);
    const move = { fromId, toId, ids: body.ids, user, now };
    return change(move, (from, to, keys) => moveTasksBack(from, to, boardId, body.ids, keys));
  });

  /** Answers the tasks as they are in the project where they go. */
  async function change(
    { fromId, toId, ids, user, now }: Move,
    work: (from: Change, to: Change, keys: ReadonlyMap<string, string>) => Promise<number[]>,
  ) {
    requireOther(user, fromId, toId);
    const member = await findMember(db, toId, user.id);
    if (!member) throw notFound(messages.projectNotFound);
    const keys = await copyFiles(context, { fromId, toId, ids, now });
    const request = { userId: user.id, now, allow: canEditTasks, via: viaOf(user) };
    const moved = await changeTwoProjects(db, request, [fromId, toId], async (from, to) => {
      const movedIds = await work(from, to, keys);
      return getTasks(to.tx, toId, movedIds);
    });
    wake.all({ projects: new Set([fromId, toId]), people: new Set() });
    return moved.map((task) => presentTask(task, user.timeZone));
  }
}

function requireOther(user: Caller, fromId: number, toId: number): void {
  if (fromId === toId) throw invalid(messages.moveWithinProject);
  if (!reaches(user, toId)) throw notFound(messages.projectNotFound);
}
