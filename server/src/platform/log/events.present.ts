import type { Event } from '@cuadrilla/contract/log/events';
import type { EventRow } from './events.queries.ts';

/** Taken apart, the compiler no longer knows which payload goes with which type. */
export const presentEvent = (row: EventRow): Event => {
  const { seq, type, at, actorId, actorName, via } = row;
  return {
    seq,
    type,
    at: at.toISOString(),
    actor: { id: actorId, name: actorName },
    payload: tellable(row),
    ...(via && { via }),
  } as Event;
};

/** What a task had in the project that it left is kept for when it comes back, and partly people's own affair. */
function tellable({ type, payload }: EventRow): object {
  if (type !== 'task.deleted' || !payload.to) return payload;
  return { ...payload, to: { projectId: payload.to.projectId } };
}
