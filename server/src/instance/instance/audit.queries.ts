import type { SecurityEventSeen, SecurityKind } from '@cuadrilla/contract/instance/audit';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { securityEvents, users } from '../../platform/database/schema/schema.ts';
import { fullName } from '../../platform/full-name.ts';
import { isFoundBy } from './accounts.queries.ts';

interface AuditQuery {
  kind: SecurityKind | undefined;
  search: string;
  after: number | undefined;
  limit: number;
}

const doers = alias(users, 'doers');
const named = { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email };

export const listSecurity = (db: Db, { kind, search, after, limit }: AuditQuery) =>
  db
    .select({
      event: securityEvents,
      person: named,
      by: { id: doers.id, firstName: doers.firstName, lastName: doers.lastName },
    })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .leftJoin(doers, eq(doers.id, sql`(${securityEvents.details} ->> 'by')::int`))
    .where(
      and(
        kind && eq(securityEvents.kind, kind),
        search === ''
          ? undefined
          : or(isFoundBy(search), sql`starts_with(${securityEvents.address}, ${search})`),
        after === undefined ? undefined : lt(securityEvents.id, after),
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(limit);

type SecurityRow = Awaited<ReturnType<typeof listSecurity>>[number];

export const presentSecurity = ({ event, person, by }: SecurityRow): SecurityEventSeen => ({
  id: event.id,
  kind: event.kind,
  at: event.at.toISOString(),
  person: person && { id: person.id, name: fullName(person), email: person.email },
  by: by && { id: by.id, name: fullName(by) },
  address: event.address,
  device: event.device,
  details: event.details as SecurityEventSeen['details'],
});
