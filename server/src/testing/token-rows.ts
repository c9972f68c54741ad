import type { AccessTokenForm } from '@cuadrilla/contract/account/access-tokens';
import type { Endpoint } from '@cuadrilla/contract/kernel/endpoint';
import type { Stage } from './stages.ts';

/** What kinds there are of an owner's own. */
export const tokens: Record<string, (stage: Stage, elsewhere: { id: number }) => Partial<AccessTokenForm>> = {
  'to read': () => ({ access: 'read' }),
  'to write': ({ project }) => ({ projectIds: [project.id] }),
  'of another project': (_, elsewhere) => ({ projectIds: [elsewhere.id] }),
};

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
