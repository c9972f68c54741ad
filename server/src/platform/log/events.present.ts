import type { Event } from '@cuadrilla/contract/log/events';
import type { EventRow } from './events.queries.ts';

/** Taken apart, the compiler no longer knows which payload goes with which type. */
export const presentEvent = ({ seq, type, at, actorId, actorName, payload, via }: EventRow): Event =>
  ({
    seq,
    type,
    at: at.toISOString(),
    actor: { id: actorId, name: actorName },
    payload,
    ...(via && { via }),
  }) as Event;
