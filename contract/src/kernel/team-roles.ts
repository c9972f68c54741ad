export const teamRoleNames = ['Administrador', 'Miembro'] as const;
export type TeamRoleName = (typeof teamRoleNames)[number];

export interface TeamMember {
  userId: number;
  role: TeamRoleName;
}

/** Whom the path names below the team, where the right depends on it. */
export interface TeamSubject {
  personId?: number;
}

export type TeamPolicy = (member: TeamMember, subject: TeamSubject) => boolean;

export const canReadTeam = (): boolean => true;
export const canManageTeam = ({ role }: TeamMember): boolean => role === 'Administrador';

/** Anyone may leave; taking somebody else out is for who manages the team. */
export const canRemoveFromTeam: TeamPolicy = (member, { personId }) =>
  member.userId === personId || canManageTeam(member);
