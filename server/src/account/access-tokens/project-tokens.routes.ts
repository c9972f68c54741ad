import { projectTokenEndpoints } from '@cuadrilla/contract/account/project-tokens';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { takeFromToken } from './project-tokens.commands.ts';
import { listProjectTokens } from './project-tokens.queries.ts';

export function projectTokenRoutes(serve: Serve, { db }: Context): void {
  serve(projectTokenEndpoints.list, ({ params: { projectId }, now }) =>
    listProjectTokens(db, projectId, now),
  );

  serve(
    projectTokenEndpoints.remove,
    ({ params: { projectId, accessTokenId }, user, request, now, change }) =>
      change(async (project) => {
        const { ownerId } = await takeFromToken(project, accessTokenId);
        const details = { tokenId: accessTokenId, projectId, by: user.id };
        const event = { kind: 'token_narrowed', userId: ownerId, details } as const;
        await noteSecurity(project.tx, { request, now }, event);
      }),
  );
}
