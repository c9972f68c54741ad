import { messages } from '@cuadrilla/contract/errors';
import { memberEndpoints, type Membership } from '@cuadrilla/contract/members';
import type { Context } from '../../context.ts';
import { notFound } from '../../app-error.ts';
import type { Serve } from '../../http/serve.ts';
import type { Change } from '../../log/change.ts';
import { addMember, changeMemberRole, removeMember } from './members.commands.ts';
import { presentMembership, presentMemberUser } from './members.present.ts';
import { findMember, listCandidates, listMembers } from './members.queries.ts';

export function memberRoutes(serve: Serve, { db, wake, settings: { directory } }: Context): void {
  serve(memberEndpoints.list, async ({ params: { projectId } }) => {
    const rows = await listMembers(db, projectId);
    return rows.map(presentMembership);
  });

  serve(memberEndpoints.candidates, async ({ params: { projectId }, query: { search }, user }) => {
    const rows = await listCandidates(db, { projectId, viewer: user, directory, search });
    return rows.map(presentMemberUser);
  });

  serve(memberEndpoints.add, async ({ body: { memberId, role, email }, user, change }) => {
    const added = await change(async (project) => {
      await addMember(project, { demo: user.demo, directory, email }, memberId, role);
      return readMember(project, memberId);
    });
    wake.person(memberId);
    return added;
  });

  serve(memberEndpoints.change, async ({ params: { userId }, body: { role }, change }) => {
    const changed = await change(async (project) => {
      await changeMemberRole(project, userId, role);
      return readMember(project, userId);
    });
    wake.person(userId);
    return changed;
  });

  serve(memberEndpoints.remove, async ({ params: { userId }, change }) => {
    await change((project) => removeMember(project, userId));
    wake.person(userId);
  });
}

async function readMember({ tx, projectId }: Change, userId: number): Promise<Membership> {
  const row = await findMember(tx, projectId, userId);
  if (!row) throw notFound(messages.memberNotFound);
  return presentMembership(row);
}
