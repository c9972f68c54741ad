import { memberEndpoints, type MemberUser, type Membership } from '@cuadrilla/contract/members';
import type { RoleName } from '@cuadrilla/contract/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messagesOf } from '../../lib/api.ts';
import { tellRefusal } from '../../ui/tell-refusal.ts';
import { memberKeys, memberQueries } from './members.queries.ts';
import { memberTexts } from './members.texts.ts';

/** What else must look again: the page knows of other features, this one does not. */
type Afterwards = () => unknown;

function useRefreshMembers(projectId: number, afterwards: Afterwards) {
  const client = useQueryClient();
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: memberKeys.list(projectId) }), afterwards()]);
}

export function useAddMember(projectId: number, afterwards: Afterwards) {
  return useMutation({
    mutationFn: ({ id, email }: MemberUser) =>
      call(memberEndpoints.add, { params: { projectId }, body: { memberId: id, email } }),
    onSuccess: useRefreshMembers(projectId, afterwards),
  });
}

interface RoleChange {
  member: Membership;
  role: RoleName;
}

/** Shows the new role at once and takes it back, with a word, when refused. */
export function useChangeRole(projectId: number, afterwards: Afterwards) {
  const client = useQueryClient();
  const { queryKey } = memberQueries.list(projectId);
  const write = (userId: number, name: RoleName) =>
    client.setQueryData(queryKey, (members) =>
      members?.map((member) => (member.User.id === userId ? { ...member, role: { name } } : member)),
    );
  return useMutation({
    mutationFn: ({ member, role }: RoleChange) =>
      call(memberEndpoints.change, { params: { projectId, userId: member.User.id }, body: { role } }),
    onMutate: async ({ member, role }) => {
      await client.cancelQueries({ queryKey });
      write(member.User.id, role);
    },
    onError: (error, { member }) => {
      write(member.User.id, member.role.name);
      tellRefusal(error, `${memberTexts.roleFailed} ${messagesOf(error).join(' ')}`);
    },
    onSettled: useRefreshMembers(projectId, afterwards),
  });
}

/** Somebody else, or oneself. */
export function useRemoveMember(projectId: number) {
  return useMutation({
    mutationFn: (userId: number) => call(memberEndpoints.remove, { params: { projectId, userId } }),
    onError: (error) => tellRefusal(error),
  });
}
