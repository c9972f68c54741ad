import * as z from 'zod/mini';

export const roleNames = ['Propietario', 'Administrador', 'Editor', 'Lector'] as const;
export type RoleName = (typeof roleNames)[number];

/** What a team can be in a project: only people own one. */
export const grantedRoleNames = ['Administrador', 'Editor', 'Lector'] as const satisfies RoleName[];
export type GrantedRoleName = (typeof grantedRoleNames)[number];

export const roleShape = z.object({ name: z.enum(roleNames) });

export const permissions = z.object({ can_manage: z.boolean(), can_edit: z.boolean() });
export type Permissions = z.output<typeof permissions>;

/** The one table of roles. Everything below asks it. */
const rights: Record<RoleName, Permissions & { can_own: boolean }> = {
  Propietario: { can_own: true, can_manage: true, can_edit: true },
  Administrador: { can_own: false, can_manage: true, can_edit: true },
  Editor: { can_own: false, can_manage: false, can_edit: true },
  Lector: { can_own: false, can_manage: false, can_edit: false },
};

export interface Member {
  userId: number;
  role: RoleName;
}

/** What the path names below the project, where the right depends on it. */
export interface Subject {
  /** Who wrote the comment of the path. */
  authorId?: number;
  /** Whether the document of the path is. */
  locked?: boolean;
}

export type Policy = (member: Member, subject: Subject) => boolean;

export const permissionsOf = ({ role }: Pick<Member, 'role'>): Permissions => ({
  can_manage: rights[role].can_manage,
  can_edit: rights[role].can_edit,
});

export const canReadProject = (): boolean => true;
export const canManageProject = ({ role }: Member): boolean => rights[role].can_manage;
export const canEditTasks = ({ role }: Member): boolean => rights[role].can_edit;
export const canEditDocument: Policy = (member, { locked }) =>
  locked ? canManageProject(member) : canEditTasks(member);
export const canComment = (): boolean => true;

/** Of one's own role and those of one's teams the highest counts. */
export const highestRole = (roles: readonly RoleName[]): RoleName | undefined =>
  roleNames.find((role) => roles.includes(role));

/** Only an owner makes an owner. */
export const canGiveRole = (actor: Member, role: RoleName): boolean =>
  canManageProject(actor) && (!rights[role].can_own || rights[actor.role].can_own);

/** Only an owner unmakes an owner. */
export const canChangeRole = (actor: Member, target: Member, role: RoleName): boolean =>
  canGiveRole(actor, role) && canGiveRole(actor, target.role);

/** Anyone may leave; taking somebody else out needs the right to have put them in. */
export const canRemoveMember = (actor: Member, target: Member): boolean =>
  actor.userId === target.userId || canGiveRole(actor, target.role);

export const canEditComment: Policy = (member, { authorId }) => member.userId === authorId;

export const canDeleteComment: Policy = (member, subject) =>
  canEditComment(member, subject) || canManageProject(member);

/** Whoever began it, and whoever could do what it asks for. */
export const canSettleThread: Policy = (member, subject) =>
  canEditComment(member, subject) || canEditTasks(member);
