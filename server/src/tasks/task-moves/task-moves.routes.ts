import { messages } from '@cuadrilla/contract/kernel/errors';
import { eventEndpoints } from '@cuadrilla/contract/log/event-endpoints';
import { canEditTasks, type Member } from '@cuadrilla/contract/kernel/roles';
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
import { getDepartures } from './departures.queries.ts';
import { moveTasksBack } from './move-back.commands.ts';
import { moveTasks } from './move-tasks.commands.ts';
import { requireWish } from './require-wish.ts';
import { findPlaceOf, findUnfit, listEventsBefore, listProjectIds } from './task-moves.queries.ts';

interface Move {
  fromId: number;
  toId: number;
  ids: readonly number[];
  user: Caller;
  now: Date;
}

interface Moving {
  /** Refuses what it can, before anything is copied. */
  look: (there: { toId: number; member: Member }) => Promise<void>;
  write: (from: Change, to: Change, keys: ReadonlyMap<string, string>) => Promise<number[]>;
}

export function taskMoveRoutes(serve: Serve, context: Context): void {
  const { db, wake } = context;

  serve(taskMoveEndpoints.find, async ({ params: { taskId }, user }) => {
    const place = await findPlaceOf(db, user.id, taskId);
    if (!place) throw notFound(messages.taskNotFound);
    return place;
  });

  serve(eventEndpoints.beforeMoves, async ({ params: { projectId, taskId }, user }) => {
    const own = await listProjectIds(db, user.id);
    const isOpen = (id: number): boolean => own.has(id) && reaches(user, id);
    const rows = await listEventsBefore(db, { projectId, taskId, isOpen });
    return rows.map(presentEvent);
  });

  serve(taskMoveEndpoints.checkOut, async ({ params, body: { ids, toProjectId: toId }, user }) => {
    const { projectId: fromId, boardId } = params;
    requireOther(user, fromId, toId);
    const member = await getEditor(user, toId);
    return findUnfit(db, await getTasks(db, fromId, ids, boardId), { fromId, toId, role: member.role });
  });

  serve(taskMoveEndpoints.moveOut, ({ params, body, user, now }) => {
    const { projectId: fromId, boardId } = params;
    return change(
      { fromId, toId: body.toProjectId, ids: body.ids, user, now },
      {
        look: ({ toId, member }) => requireWish(db, { fromId, boardId, toId, member }, body),
        write: (from, to, keys) => moveTasks(from, to, boardId, body, keys),
      },
    );
  });

  serve(taskMoveEndpoints.moveBack, ({ params, body, user, now }) => {
    const { projectId: fromId, boardId } = params;
    const { ids, toProjectId } = body;
    return change(
      { fromId, toId: toProjectId, ids, user, now },
      {
        async look({ toId }) {
          await getTasks(db, fromId, ids, boardId);
          await getDepartures(db, { fromId, toId, ids });
        },
        write: (from, to, keys) => moveTasksBack(from, to, boardId, ids, keys),
      },
    );
  });

  /** Answers the tasks as they are in the project where they go. What is looked at before is so again under the locks. */
  async function change({ fromId, toId, ids, user, now }: Move, { look, write }: Moving) {
    requireOther(user, fromId, toId);
    await look({ toId, member: await getEditor(user, toId) });
    const keys = await copyFiles(context, { fromId, toId, ids, now });
    const request = { userId: user.id, now, allow: canEditTasks, via: viaOf(user) };
    const moved = await changeTwoProjects(db, request, [fromId, toId], async (from, to) => {
      const movedIds = await write(from, to, keys);
      return getTasks(to.tx, toId, movedIds);
    });
    wake.all({ projects: new Set([fromId, toId]), people: new Set() });
    return moved.map((task) => presentTask(task, user.timeZone));
  }

  /** The caller in another project than the path's, where it takes as much. */
  async function getEditor(user: Caller, projectId: number): Promise<Member> {
    const found = await findMember(db, projectId, user.id);
    if (!found) throw notFound(messages.projectNotFound);
    const member = { userId: user.id, role: found.role };
    if (!canEditTasks(member)) throw forbidden();
    return member;
  }
}

function requireOther(user: Caller, fromId: number, toId: number): void {
  if (fromId === toId) throw invalid(messages.moveWithinProject);
  if (!reaches(user, toId)) throw notFound(messages.projectNotFound);
}
