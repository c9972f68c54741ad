import {
  type Invitation,
  invitationEndpoints,
  projectInvitationEndpoints,
  teamInvitationEndpoints,
} from '@cuadrilla/contract/projects/invitations';
import type { GrantedRoleName } from '@cuadrilla/contract/kernel/roles';
import type { TeamRoleName } from '@cuadrilla/contract/kernel/team-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { showOwn } from '../../writes/own-changes.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { invitationKeys, type Target } from './invitations.queries.ts';
import { invitationTexts } from './invitations.texts.ts';

function useReadInvitations(target: Target) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: invitationKeys.list(target) });
}

/** Without addresses: one link for whoever gets it. */
interface Wish {
  emails?: string[];
  role: string;
}

export const useInvite = (target: Target) =>
  useMutation({
    // The role is one of those that the target's own form offers.
    mutationFn: ({ role, ...wish }: Wish) =>
      'teamId' in target
        ? call(teamInvitationEndpoints.make, {
            params: target,
            body: { ...wish, role: role as TeamRoleName },
          })
        : call(projectInvitationEndpoints.make, {
            params: target,
            body: { ...wish, role: role as GrantedRoleName },
          }),
    onSuccess: useReadInvitations(target),
  });

export const useRenewInvitation = (target: Target) =>
  useMutation({
    mutationFn: (invitationId: number) =>
      'teamId' in target
        ? call(teamInvitationEndpoints.renew, { params: { ...target, invitationId } })
        : call(projectInvitationEndpoints.renew, { params: { ...target, invitationId } }),
    onSuccess: useReadInvitations(target),
    onError: (error) => tellRefusal(error),
  });

export function useRevokeInvitation(target: Target) {
  const client = useQueryClient();
  const refresh = useReadInvitations(target);
  return (invitationId: number): void =>
    void write({
      about: [`invitation ${invitationId}`],
      shown: [
        showOwn(client, invitationKeys.list(target), (all: Invitation[]) =>
          all.filter(({ id }) => id !== invitationId),
        ),
      ],
      ask: () =>
        'teamId' in target
          ? call(teamInvitationEndpoints.revoke, { params: { ...target, invitationId } })
          : call(projectInvitationEndpoints.revoke, { params: { ...target, invitationId } }),
      receive: () => void toast.success(invitationTexts.revoked),
      refused: (error) => tellRefusal(error),
      refresh,
    });
}

export const useAcceptInvitation = () =>
  useMutation({ mutationFn: (token: string) => call(invitationEndpoints.accept, { body: { token } }) });
