import { messages } from '@cuadrilla/contract/errors';
import { canChangeRole, canGiveRole, canRemoveMember, type RoleName } from '@cuadrilla/contract/roles';
import { and, eq } from 'drizzle-orm';
import { memberships } from '../../database/schema/schema.ts';
import { conflict, forbidden, invalid, notFound } from '../../app-error.ts';
import type { Change } from '../../log/change.ts';
import { tellPerson } from '../../log/person.ts';
import { fullName } from '../auth/auth.present.ts';
import { findCandidate, findMember, listMembers, type MemberRow } from './members.queries.ts';

/** Whom the person who adds may know of: see `findable`. */
interface Adder {
  demo: boolean;
  directory?: 'open' | 'known';
  /** The address that they typed. */
  email?: string | undefined;
}

export async function addMember(
  change: Change,
  { demo, directory = 'open', email = '' }: Adder,
  userId: number,
  role: RoleName = 'Editor',
): Promise<void> {
  const { tx, projectId, member, now, append } = change;
  if (!canGiveRole(member, role)) throw forbidden();
  const viewer = { id: member.userId, demo };
  const person = await findCandidate(tx, viewer, { userId, directory, email });
  if (!person) throw invalid(messages.userNotFound);
  const added = await tx
    .insert(memberships)
    .values({ projectId, userId, role, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: memberships.userId });
  if (added.length === 0) throw conflict(messages.alreadyMember);
  append({ type: 'member.added', payload: { userId, name: fullName(person), role } });
  await tellPerson(tx, userId, { type: 'project.joined', payload: { projectId, role } }, now);
}

export async function changeMemberRole(change: Change, userId: number, role: RoleName): Promise<void> {
  const { tx, projectId, member, now, append } = change;
  const target = await getMember(change, userId);
  if (!canChangeRole(member, { userId, role: target.role }, role)) throw forbidden();
  if (target.role === role) return;
  await refuseLosingLastOwner(change, target);
  await tx.update(memberships).set({ role }).where(thisMembership(projectId, userId));
  const name = fullName(target);
  append({ type: 'member.updated', payload: { userId, name, before: target.role, after: role } });
  await tellPerson(tx, userId, { type: 'project.role', payload: { projectId, role } }, now);
}

export async function removeMember(change: Change, userId: number): Promise<void> {
  const { tx, projectId, member, now, append } = change;
  const target = await getMember(change, userId);
  if (!canRemoveMember(member, { userId, role: target.role })) throw forbidden();
  await refuseLosingLastOwner(change, target);
  await tx.delete(memberships).where(thisMembership(projectId, userId));
  append({ type: 'member.removed', payload: { userId, name: fullName(target) } });
  await tellPerson(tx, userId, { type: 'project.left', payload: { projectId } }, now);
}

const thisMembership = (projectId: number, userId: number) =>
  and(eq(memberships.projectId, projectId), eq(memberships.userId, userId));

async function getMember({ tx, projectId }: Change, userId: number): Promise<MemberRow> {
  const row = await findMember(tx, projectId, userId);
  if (!row) throw notFound(messages.memberNotFound);
  return row;
}

/** Called when `target` stops being what they are. */
async function refuseLosingLastOwner({ tx, projectId }: Change, target: MemberRow): Promise<void> {
  if (target.role !== 'Propietario') return;
  const members = await listMembers(tx, projectId);
  if (members.filter(({ role }) => role === 'Propietario').length === 1) throw conflict(messages.lastOwner);
}
