import { messages } from '@cuadrilla/contract/kernel/errors';
import { memberEndpoints, type Membership } from '@cuadrilla/contract/projects/members';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import type { Change } from '../../platform/log/change.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { addMember, changeMemberRole, removeMember } from './members.commands.ts';
import { presentMembership, presentMemberUser } from './members.present.ts';
import { findMember, isKnown, listCandidates, listMembers } from './members.queries.ts';

export function memberRoutes(serve: Serve, context: Context, throttle: Throttle): void {
  const { db, settings } = context;
  const { directory } = settings;

  /** In an open directory any number may be somebody's: whoever tries them out learns as slowly as by searching. */
  async function countGuess(user: Caller, userId: number, email = ''): Promise<void> {
    if (await isKnown(db, user, { userId, email })) return;
    await throttle.count([{ about: ['member', user.id], free: 20 }], context.clock());
  }

  serve(memberEndpoints.list, async ({ params: { projectId } }) => {
    const rows = await listMembers(db, projectId);
    return rows.map(presentMembership);
  });

  serve(memberEndpoints.candidates, async ({ params: { projectId }, query: { search }, user }) => {
    const rows = await listCandidates(db, { projectId, viewer: user, directory, search });
    return rows.map(presentMemberUser);
  });

  serve(memberEndpoints.add, async ({ body: { memberId, role, email }, user, change }) => {
    await countGuess(user, memberId, email);
    return change(async (project) => {
      await addMember(project, { demo: user.demo, directory, email }, memberId, role);
      return readMember(project, memberId);
    });
  });

  serve(memberEndpoints.change, ({ params: { userId }, body: { role }, request, now, change }) =>
    change(async (project) => {
      await changeMemberRole(project, userId, role);
      const details = { projectId: project.projectId, by: project.member.userId, role };
      await noteSecurity(project.tx, { request, now }, { kind: 'role_changed', userId, details });
      return readMember(project, userId);
    }),
  );

  serve(memberEndpoints.remove, ({ params: { userId }, change }) =>
    change((project) => removeMember(project, userId)),
  );
}

async function readMember({ tx, projectId }: Change, userId: number): Promise<Membership> {
  const row = await findMember(tx, projectId, userId);
  if (!row) throw notFound(messages.memberNotFound);
  return presentMembership(row);
}
