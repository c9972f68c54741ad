import type { Event } from '@cuadrilla/contract/events';
import type { EventRow } from '../../log/events.queries.ts';

export const presentEvent = (row: EventRow): Event => ({
  seq: row.seq,
  type: row.type,
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName },
  payload: row.payload,
});
