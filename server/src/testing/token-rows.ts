import type { AccessTokenForm } from '@cuadrilla/contract/account/access-tokens';
import type { Endpoint } from '@cuadrilla/contract/kernel/endpoint';
import { eq } from 'drizzle-orm';
import { accessTokens } from '../platform/database/schema/schema.ts';
import type { Stage } from './stages.ts';
import { type Client, clientOf, type TestApp } from './test-app.ts';

/** What kinds there are of an owner's own. */
export const tokens: Record<string, (stage: Stage, elsewhere: { id: number }) => Partial<AccessTokenForm>> = {
  'to read': () => ({ access: 'read' }),
  'to write': ({ project }) => ({ projectIds: [project.id] }),
  'of another project': (_, elsewhere) => ({ projectIds: [elsewhere.id] }),
};

/** As somebody's program: a token lasts from call to call where the same is wished. */
export function clientsWithTokens(test: TestApp) {
  const known = new Map<string, Client>();
  return async (owner: { id: number }, wish: Partial<AccessTokenForm> = {}): Promise<Client> => {
    const key = JSON.stringify([owner.id, wish]);
    const client = known.get(key);
    if (client) return client;
    // There is an end to how many somebody may have.
    if (known.size >= 20) {
      known.clear();
      await test.database.db.delete(accessTokens).where(eq(accessTokens.userId, owner.id));
    }
    const made = clientOf(test.app, (await test.make.accessToken(owner, wish)).token);
    known.set(key, made);
    return made;
  };
}

/** What the owner's token is answered, where the owner is answered `status`. */
export function expectedOf(
  token: string,
  { allow, method, narrows, inPerson }: Endpoint,
  status: number,
): number {
  const { scope } = allow;
  if (scope === 'anyone') return status;
  if (scope === 'account' || scope === 'instance') return 403;
  if (token === 'to read') return (method === 'GET' && !inPerson) || status === 404 ? status : 403;
  if (scope === 'project') return token !== 'to write' ? 404 : inPerson && status < 400 ? 403 : status;
  if (scope === 'team') return 404;
  return narrows ? status : 403;
}
