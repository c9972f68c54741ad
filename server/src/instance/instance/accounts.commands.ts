import { messages } from '@cuadrilla/contract/kernel/errors';
import { accountMessages } from '@cuadrilla/contract/instance/accounts';
import type { SecurityKind } from '@cuadrilla/contract/instance/audit';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sessions, users } from '../../platform/database/schema/schema.ts';
import { tellPerson } from '../../platform/log/person.ts';
import { endSessions } from '../../account/auth/auth.commands.ts';
import { resumeMail } from '../../notices/notifications/digest.ts';
import { presentProfile } from '../../account/profile/profile.present.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { holdAdministrators } from '../../account/auth/administrators.ts';

/** Who administers, from where. */
export interface Deed {
  by: { id: number };
  request: FastifyRequest;
  now: Date;
}

interface Wish {
  disabled?: boolean | undefined;
  administrator?: boolean | undefined;
}

type Row = typeof users.$inferSelect;

export async function requireAccount(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.demo, false), isNull(users.deletedAt)))
    .for('no key update');
  if (!row) throw notFound(messages.userNotFound);
  return row;
}

/** Somebody is always left who administers the instance, and nobody shuts themselves out. */
export async function changeAccount(tx: Tx, deed: Deed, id: number, wish: Wish): Promise<void> {
  const inCharge = await holdAdministrators(tx);
  const before = await requireAccount(tx, id);
  const { disabled = before.disabledAt !== null, administrator = before.administrator } = wish;
  if (disabled && id === deed.by.id) throw conflict(accountMessages.notOneself);
  const stays = administrator && !disabled;
  if (!stays && inCharge.every((each) => each === id)) throw conflict(accountMessages.lastAdministrator);
  const disabledAt = disabled ? (before.disabledAt ?? deed.now) : null;
  const [after] = await tx
    .update(users)
    .set({ administrator, disabledAt })
    .where(eq(users.id, id))
    .returning();
  if (disabled) await endSessions(tx, eq(sessions.userId, id), deed.now);
  else if (before.disabledAt) await resumeMail(tx, id, deed.now);
  if (after && administrator !== before.administrator)
    await tellPerson(tx, id, { type: 'profile.updated', payload: presentProfile(after) }, deed.now);
  for (const kind of changesBetween(before, { administrator, disabled })) {
    await noteDeed(tx, deed, id, kind);
  }
}

function changesBetween(before: Row, after: { administrator: boolean; disabled: boolean }): SecurityKind[] {
  const kinds: SecurityKind[] = [];
  if (after.disabled !== (before.disabledAt !== null))
    kinds.push(after.disabled ? 'account_disabled' : 'account_enabled');
  if (after.administrator !== before.administrator)
    kinds.push(after.administrator ? 'administrator_made' : 'administrator_unmade');
  return kinds;
}

export const noteDeed = (tx: Tx, { by, ...visit }: Deed, userId: number, kind: SecurityKind): Promise<void> =>
  noteSecurity(tx, visit, { kind, userId, details: { by: by.id } });
