import { messages } from '@cuadrilla/contract/kernel/errors';
import { canChangeRole, canGiveRole, canRemoveMember, type RoleName } from '@cuadrilla/contract/kernel/roles';
import { conflict, forbidden, invalid, notFound } from '../../platform/app-error.ts';
import type { Change } from '../../platform/log/change.ts';
import { findCandidate, findMember, listKnown, listMembers, type MemberRow } from './members.queries.ts';
import { settleRights } from './rights.commands.ts';

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
  const { tx, projectId, member } = change;
  if (!canGiveRole(member, role)) throw forbidden();
  const viewer = { id: member.userId, demo };
  const person = await findCandidate(tx, viewer, { userId, directory, email });
  if (!person) throw invalid(messages.userNotFound);
  if (await findMember(tx, projectId, userId)) throw conflict(messages.alreadyMember);
  await giveOwnRole(change, userId, role);
}

/**
 * Several whom the person who adds may know of, as has been looked at; those who are here stay what they are. Answers
 * who were not.
 */
export async function addMembers(
  change: Change,
  userIds: readonly number[],
  role: RoleName = 'Editor',
): Promise<number[]> {
  if (userIds.length === 0) return [];
  if (!canGiveRole(change.member, role)) throw forbidden();
  const present = new Set((await listMembers(change.tx, change.projectId)).map(({ id }) => id));
  const added = userIds.filter((userId) => !present.has(userId));
  if (added.length > 0) await giveOwnRoles(change, added, role);
  return added;
}

/** Several at once, with whom whoever adds them shares a project or a team already. */
export async function addKnownMembers(
  change: Change,
  { demo }: Pick<Adder, 'demo'>,
  userIds: readonly number[],
): Promise<void> {
  const { tx, member } = change;
  const known = await listKnown(tx, { id: member.userId, demo }, userIds.length, userIds);
  if (known.length < userIds.length) throw invalid(messages.userNotFound);
  await addMembers(change, userIds);
}

/** Whoever comes by an invitation. One who is here only through a team gets a role of their own. */
export async function admitMember(change: Change, userId: number, role: RoleName): Promise<void> {
  const present = await findMember(change.tx, change.projectId, userId);
  if (present?.ownRole) throw conflict(messages.alreadyInProject);
  await giveOwnRole(change, userId, role);
}

export async function changeMemberRole(change: Change, userId: number, role: RoleName): Promise<void> {
  const target = await getMember(change, userId);
  if (!canChangeRole(change.member, { userId, role: target.role }, role)) throw forbidden();
  if (target.ownRole === role) return;
  await refuseLosingLastOwner(change, target);
  await giveOwnRole(change, userId, role);
}

/** Takes their own role: who is here through a team as well stays as what that team is. */
export async function removeMember(change: Change, userId: number): Promise<void> {
  const target = await getMember(change, userId);
  if (!canRemoveMember(change.member, { userId, role: target.role })) throw forbidden();
  if (target.ownRole === null) throw conflict(messages.memberByTeam);
  await refuseLosingLastOwner(change, target);
  await giveOwnRole(change, userId, null);
}

const giveOwnRole = (change: Change, userId: number, ownRole: RoleName | null): Promise<void> =>
  giveOwnRoles(change, [userId], ownRole);

async function giveOwnRoles(
  change: Change,
  userIds: readonly number[],
  ownRole: RoleName | null,
): Promise<void> {
  const settling = { projectIds: [change.projectId], userIds, ownRole };
  const settled = await settleRights(change, settling);
  settled.forEach(({ event }) => change.append(event));
}

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
