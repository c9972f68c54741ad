import type { Invitation, InvitationSeen, InvitationState } from '@cuadrilla/contract/projects/invitations';
import { canManageProject } from '@cuadrilla/contract/kernel/roles';
import { canManageTeam } from '@cuadrilla/contract/kernel/team-roles';
import type { InvitationRow, LinkedInvitation } from './invitations.queries.ts';

export const presentInvitation = ({ role, sentAt, expiresAt, ...row }: InvitationRow): Invitation => ({
  ...row,
  role: { name: role },
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** It goes with the right of whoever gave it. */
function mayStillInvite({
  invitedBy: { id },
  inviterInTeam,
  inviterInProject,
  isProjectDeleted,
}: LinkedInvitation) {
  if (inviterInTeam) return canManageTeam({ userId: id, role: inviterInTeam });
  return (
    inviterInProject !== null && !isProjectDeleted && canManageProject({ userId: id, role: inviterInProject })
  );
}

function stateOf(row: LinkedInvitation, now: Date): InvitationState {
  if (row.usedAt) return 'used';
  if (row.revokedAt) return 'revoked';
  if (row.expiresAt <= now) return 'expired';
  return mayStillInvite(row) ? 'open' : 'revoked';
}

export function presentSeen(row: LinkedInvitation, now: Date): InvitationSeen {
  const state = stateOf(row, now);
  if (state !== 'open') return { state, invitation: null };
  const { teamId, name, role, email, invitedBy, expiresAt } = row;
  return {
    state,
    invitation: {
      kind: teamId === null ? 'project' : 'team',
      name,
      role: { name: role },
      email,
      invitedBy: invitedBy.name,
      expiresAt: expiresAt.toISOString(),
    },
  };
}
