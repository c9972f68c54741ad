import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { accessTokenMessages, type AccessTokenForm } from '@cuadrilla/contract/account/access-tokens';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, eq } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { accessTokenProjects, accessTokens, users } from '../../platform/database/schema/schema.ts';
import { accessTokenPrefix, hashToken, newToken } from '../../platform/http/session.ts';
import { countOwnProjects } from './access-tokens.queries.ts';

const mostOfOnePerson = 50;

/** Answers the token, which exists nowhere else. */
export async function createAccessToken(tx: Tx, userId: number, wanted: AccessTokenForm, now: Date) {
  const { name, access, projectIds, days } = wanted;
  // Held, so that several at once are counted one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if ((await tx.$count(accessTokens, eq(accessTokens.userId, userId))) >= mostOfOnePerson)
    throw conflict(accessTokenMessages.tooMany);
  const chosen = [...new Set(projectIds)];
  if ((await countOwnProjects(tx, userId, chosen)) < chosen.length) throw notFound(messages.projectNotFound);
  const token = `${accessTokenPrefix}${newToken()}`;
  const [row] = await tx
    .insert(accessTokens)
    .values({
      userId,
      name,
      access,
      tokenHash: hashToken(token),
      hint: `${token.slice(0, 8)}…${token.slice(-4)}`,
      allProjects: projectIds === null,
      createdAt: now,
      expiresAt: days === null ? null : new Date(now.getTime() + days * dayLength),
    })
    .returning({ id: accessTokens.id });
  if (!row) throw new Error('the insert of an access token returned no row');
  if (chosen.length > 0)
    await tx.insert(accessTokenProjects).values(chosen.map((projectId) => ({ projectId, tokenId: row.id })));
  return { id: row.id, token };
}

export async function revokeAccessToken(tx: Tx, userId: number, id: number): Promise<void> {
  const revoked = await tx
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)))
    .returning({ id: accessTokens.id });
  if (revoked.length === 0) throw notFound(accessTokenMessages.notFound);
}
