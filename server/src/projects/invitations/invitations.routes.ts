import { messages } from '@cuadrilla/contract/kernel/errors';
import {
  invitationEndpoints,
  projectInvitationEndpoints,
  teamInvitationEndpoints,
} from '@cuadrilla/contract/projects/invitations';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import { fromAddress, type Throttle } from '../../platform/http/throttle.ts';
import { tellTeam } from '../teams/teams.commands.ts';
import { accept } from './accept.commands.ts';
import { findByToken } from './invitation-links.ts';
import { invite, renew, revoke } from './invitations.commands.ts';
import { presentInvitation, presentSeen } from './invitations.present.ts';
import { listInvitations } from './invitations.queries.ts';

export function invitationRoutes(serve: Serve, context: Context, throttle: Throttle): void {
  const { db, wake, settings } = context;

  /** Each may be a letter to a stranger. */
  const countSending = ({ id }: Caller, now: Date) =>
    throttle.count([{ about: ['invitation', id], free: 20 }], now);

  serve(teamInvitationEndpoints.list, async ({ params: { teamId } }) =>
    (await listInvitations(db, { teamId })).map(presentInvitation),
  );

  serve(teamInvitationEndpoints.make, async ({ params: { teamId }, body, user, now, change }) => {
    await countSending(user, now);
    return change(async (team) => {
      const made = await invite({ tx: team.tx, target: { teamId }, by: user, settings, now }, body);
      await tellTeam(team);
      return made;
    });
  });

  serve(teamInvitationEndpoints.renew, async ({ params: { teamId, invitationId }, user, now, change }) => {
    await countSending(user, now);
    return change(async (team) => {
      const by = { tx: team.tx, target: { teamId }, by: user, settings, now };
      const renewed = await renew(by, invitationId);
      await tellTeam(team);
      return renewed;
    });
  });

  serve(teamInvitationEndpoints.revoke, ({ params: { teamId, invitationId }, now, change }) =>
    change(async (team) => {
      await revoke(team.tx, { teamId }, invitationId, now);
      await tellTeam(team);
    }),
  );

  serve(projectInvitationEndpoints.list, async ({ params: { projectId } }) =>
    (await listInvitations(db, { projectId })).map(presentInvitation),
  );

  serve(projectInvitationEndpoints.make, async ({ params: { projectId }, body, user, now, change }) => {
    await countSending(user, now);
    return change(({ tx }) => invite({ tx, target: { projectId }, by: user, settings, now }, body));
  });

  serve(
    projectInvitationEndpoints.renew,
    async ({ params: { projectId, invitationId }, user, now, change }) => {
      await countSending(user, now);
      return change(({ tx }) => renew({ tx, target: { projectId }, by: user, settings, now }, invitationId));
    },
  );

  serve(projectInvitationEndpoints.revoke, ({ params: { projectId, invitationId }, now, change }) =>
    change(({ tx }) => revoke(tx, { projectId }, invitationId, now)),
  );

  serve(invitationEndpoints.look, async ({ query: { token }, now, request }) => {
    await throttle.count([fromAddress('invitation link', request, 60)], now);
    const found = await findByToken(db, token);
    if (!found) throw notFound(messages.invitationNotFound);
    return presentSeen(found, now);
  });

  serve(invitationEndpoints.accept, async ({ body: { token }, user, now, request }) => {
    await throttle.count([fromAddress('invitation link', request, 60)], now);
    const { teamId, projectId, grown } = await accept(db, user, token, now);
    wake.all(grown);
    return { teamId, projectId };
  });
}
