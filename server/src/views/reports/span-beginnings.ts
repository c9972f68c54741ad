import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import type { Payload } from '@cuadrilla/contract/log/events';
import { isAllAtOnce, type Via } from '@cuadrilla/contract/log/via';
import type { taskSpans } from '../../platform/database/schema/schema.ts';

/** What the log tells of a task that came into a project. */
interface Came {
  at: Date;
  via: Via | null;
  payload: Partial<Payload<'task.created'>>;
}

type Beginning = Pick<
  typeof taskSpans.$inferSelect,
  'createdAt' | 'startedAt' | 'finishedAt' | 'born' | 'finished' | 'reopened'
>;

/** What a task's first span in a project says of what it was before. */
export function beginningOf(came: Came, kind: ColumnKind): Beginning {
  if (came.payload.from) return movedHere(came, kind);
  if (isAllAtOnce(came.via)) return broughtHere(came, kind);
  const { at } = came;
  const isDone = kind === 'hecho';
  return {
    createdAt: at,
    startedAt: startOf(kind, at),
    finishedAt: isDone ? at : null,
    born: true,
    finished: isDone,
    reopened: false,
  };
}

/** What comes from elsewhere was made and done there: on the dates that are known of it, else nobody knows when. */
function broughtHere({ at, payload: { elsewhere = {} } }: Came, kind: ColumnKind): Beginning {
  const isDone = kind === 'hecho';
  const finished = isDone ? earlier(elsewhere.finishedAt, at) : null;
  const made = earlier(elsewhere.createdAt, finished ?? at);
  if (!isDone)
    return {
      createdAt: made ?? at,
      startedAt: startOf(kind, at),
      finishedAt: null,
      born: true,
      finished: false,
      reopened: false,
    };
  return {
    createdAt: made,
    startedAt: finished,
    finishedAt: finished,
    born: made !== null && finished !== null,
    finished: finished !== null,
    reopened: false,
  };
}

/** Another project has counted it as made, and as done if it was: here it is done only where the move itself did it. */
function movedHere(came: Came, kind: ColumnKind): Beginning {
  const { at, payload } = came;
  const before = stateElsewhere(came, kind);
  const isDone = kind === 'hecho';
  const finishedAt = isDone ? (before.wasDone ? before.finishedAt : at) : null;
  return {
    createdAt: earlier(payload.elsewhere?.createdAt, finishedAt ?? at),
    startedAt: isDone ? finishedAt : startOf(kind, at),
    finishedAt,
    born: false,
    finished: isDone && !before.wasDone,
    reopened: !isDone && before.wasDone,
  };
}

/** In the project that it comes from. Where nobody has told, the move changed nothing of that. */
export const stateElsewhere = ({ at, payload: { from, elsewhere } }: Came, kind: ColumnKind) => ({
  wasDone: from?.done ?? kind === 'hecho',
  finishedAt: earlier(elsewhere?.finishedAt, at),
});

const earlier = (said: string | undefined, than: Date): Date | null =>
  said === undefined ? null : new Date(Math.min(Date.parse(said), than.getTime()));

export const startOf = (kind: ColumnKind, at: Date): Date | null => (kind === 'pendiente' ? null : at);
