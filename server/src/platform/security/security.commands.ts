import { dayLength } from '@cuadrilla/contract/kernel/durations';
import type { SecurityKind } from '@cuadrilla/contract/instance/audit';
import { lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { DbOrTx, Tx } from '../database/database.ts';
import { securityEvents } from '../database/schema/schema.ts';

const securityEventsKeptFor = 180 * dayLength;

/** What lets people in or keeps them out. Details never hold a secret. */
export interface SecurityEvent {
  kind: SecurityKind;
  /** Whose account it is about, where that is known. */
  userId: number | null;
  details?: Record<string, string | number>;
}

/** Who asked, and when. */
interface Visit {
  request: FastifyRequest;
  now: Date;
}

const rowOf = ({ request, now }: Visit, { kind, userId, details = {} }: SecurityEvent) => ({
  kind,
  userId,
  address: request.ip,
  device: (request.headers['user-agent'] ?? '').slice(0, 300),
  details,
  at: now,
});

/** A line in the log and a row for whoever administers the instance. */
export async function noteSecurity(db: DbOrTx, visit: Visit, event: SecurityEvent): Promise<void> {
  const { kind, userId, address, details } = rowOf(visit, event);
  visit.request.log.info({ kind, userId, address, details }, 'security');
  await db.insert(securityEvents).values(rowOf(visit, event));
}

/** What whoever administers the instance should know, though nobody's request did it. */
export async function noteDamage(
  db: DbOrTx,
  details: { projectId: number; documentId: number; parts: number },
  now: Date,
): Promise<void> {
  await db
    .insert(securityEvents)
    .values({ kind: 'document_damaged', userId: null, address: '', device: '', details, at: now });
}

export async function purgeSecurityEvents(tx: Tx, now: Date): Promise<void> {
  await tx
    .delete(securityEvents)
    .where(lt(securityEvents.at, new Date(now.getTime() - securityEventsKeptFor)));
}
