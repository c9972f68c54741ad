import type { Membership } from '@cuadrilla/contract/projects/members';
import {
  canChangeRole,
  highestRole,
  roleNames,
  type Member,
  type RoleName,
} from '@cuadrilla/contract/kernel/roles';
import { fullName } from '../../../lib/people.ts';
import { RoleChoice } from '../../../ui/fields/RoleChoice.tsx';
import { memberTexts } from '../members.texts.ts';

interface Props {
  member: Membership;
  actor: Member | undefined;
  /** Why it stays, if so. */
  unavailable: string | false;
  onChange: (role: RoleName) => void;
}

export function RoleMenu({ member: { User, role, teams }, actor, unavailable, onChange }: Props) {
  const target = { userId: User.id, role: role.name };
  const least = highestRole(teams.map((team) => team.role.name));
  // Below what a team of theirs is there a role of their own would not count.
  const choices = actor
    ? roleNames.filter(
        (name) => canChangeRole(actor, target, name) && (!least || highestRole([name, least]) === name),
      )
    : [];
  return (
    <RoleChoice
      role={role.name}
      choices={choices}
      title={memberTexts.role}
      label={memberTexts.roleOf(fullName(User), role.name)}
      unavailable={unavailable}
      onChange={onChange}
    />
  );
}
