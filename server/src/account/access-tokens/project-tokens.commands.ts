import { accessTokenMessages } from '@cuadrilla/contract/account/access-tokens';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import { accessTokenExclusions, accessTokenProjects } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { findProjectToken } from './project-tokens.queries.ts';

/** Elsewhere it goes on: of chosen projects this one is no longer, of all it is the exception. Answers whose it is. */
export async function takeFromToken(change: Change, tokenId: number): Promise<{ ownerId: number }> {
  const { tx, projectId, now, append } = change;
  const token = await findProjectToken(tx, projectId, tokenId, now);
  if (!token) throw notFound(accessTokenMessages.notFound);
  if (token.allProjects) await tx.insert(accessTokenExclusions).values({ projectId, tokenId });
  else
    await tx
      .delete(accessTokenProjects)
      .where(and(eq(accessTokenProjects.projectId, projectId), eq(accessTokenProjects.tokenId, tokenId)));
  append({ type: 'token.removed', payload: { tokenId, name: token.name } });
  return { ownerId: token.owner.id };
}
