import { type FollowChange, followEndpoints as endpoints } from '@cuadrilla/contract/notices/follows';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { changeFollow } from './follows.commands.ts';
import { listMuted, readFollow, type Subject } from './follows.queries.ts';

export function followRoutes(serve: Serve, { db }: Context): void {
  const read = (userId: number, subject: Subject, now: Date) => readFollow(db, userId, subject, now);
  const change = async (userId: number, subject: Subject, wish: FollowChange, now: Date) => {
    await changeFollow(db, userId, subject, wish);
    return read(userId, subject, now);
  };

  serve(endpoints.ofTask, ({ params, user, now }) => read(user.id, taskOf(params), now));
  serve(endpoints.ofBoard, ({ params, user, now }) => read(user.id, params, now));
  serve(endpoints.ofProject, ({ params, user, now }) => read(user.id, params, now));
  serve(endpoints.changeTask, ({ params, user, body, now }) => change(user.id, taskOf(params), body, now));
  serve(endpoints.changeBoard, ({ params, user, body, now }) => change(user.id, params, body, now));
  serve(endpoints.changeProject, ({ params, user, body, now }) => change(user.id, params, body, now));
  serve(endpoints.muted, ({ user, now }) => listMuted(db, user.id, now));
}

/** The board of a path may be one where the task was before. */
const taskOf = ({ projectId, taskId }: { projectId: number; taskId: number }): Subject => ({
  projectId,
  taskId,
});
