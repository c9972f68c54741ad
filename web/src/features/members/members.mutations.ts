import { memberEndpoints, type MemberUser, type Membership } from '@cuadrilla/contract/projects/members';
import type { RoleName } from '@cuadrilla/contract/kernel/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messagesOf } from '../../lib/server/api.ts';
import { showOwn } from '../../writes/own-changes.ts';
import { refreshProject } from '../../lib/server/project-data.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { write } from '../../writes/write.ts';
import { memberKeys } from './members.queries.ts';
import { memberTexts } from './members.texts.ts';

function useRefreshMembers(projectId: number) {
  const client = useQueryClient();
  return () => refreshProject(client, projectId, memberKeys.list(projectId));
}

export function useAddMember(projectId: number) {
  return useMutation({
    mutationFn: ({ person: { id, email }, role }: { person: MemberUser; role: RoleName }) =>
      call(memberEndpoints.add, { params: { projectId }, body: { memberId: id, email, role } }),
    onSuccess: useRefreshMembers(projectId),
  });
}

export function useChangeRole(projectId: number) {
  const client = useQueryClient();
  const refresh = useRefreshMembers(projectId);
  return ({ User: { id: userId } }: Membership, role: RoleName): void =>
    void write({
      about: [`member ${userId} of ${projectId}`],
      shown: [
        showOwn(client, memberKeys.list(projectId), (members: Membership[]) =>
          members.map((member) => (member.User.id === userId ? { ...member, role: { name: role } } : member)),
        ),
      ],
      ask: () => call(memberEndpoints.change, { params: { projectId, userId }, body: { role } }),
      refused: (error) => tellRefusal(error, `${memberTexts.roleFailed} ${messagesOf(error).join(' ')}`),
      refresh,
    });
}

/** Somebody else, or oneself. */
export function useRemoveMember(projectId: number) {
  return useMutation({
    mutationFn: (userId: number) => call(memberEndpoints.remove, { params: { projectId, userId } }),
    onError: (error) => tellRefusal(error),
  });
}
