import type { Membership, MemberUser } from '@cuadrilla/contract/projects/members';
import type { MemberRow } from './members.queries.ts';

export const presentMemberUser = (
  row: Pick<MemberRow, 'id' | 'firstName' | 'lastName' | 'email'>,
): MemberUser => ({
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  email: row.email,
});

export const presentMembership = (row: MemberRow): Membership => ({
  User: { ...presentMemberUser(row), time_zone: row.timeZone, username: row.username },
  role: { name: row.role },
  ownRole: row.ownRole && { name: row.ownRole },
  teams: row.teams.map(({ role, ...team }) => ({ ...team, role: { name: role } })),
});
