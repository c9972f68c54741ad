import type { Membership } from '@cuadrilla/contract/members';
import { canChangeRole, highestRole, roleNames, type Member, type RoleName } from '@cuadrilla/contract/roles';
import { ChevronDown } from 'lucide-react';
import { fullName } from '../../../lib/people.ts';
import { Button } from '../../../ui/Button.tsx';
import { GuardedButton } from '../../../ui/GuardedButton.tsx';
import { Menu, MenuChoice } from '../../../ui/Menu.tsx';
import { memberTexts } from '../members.texts.ts';
import styles from './RoleMenu.module.css';

interface Props {
  member: Membership;
  actor: Member | undefined;
  /** Why it stays, if so. */
  unavailable: string | false;
  onChange: (role: RoleName) => void;
}

/** The role as plain text where it cannot be changed. */
export function RoleMenu({ member: { User, role, teams }, actor, unavailable, onChange }: Props) {
  const target = { userId: User.id, role: role.name };
  const least = highestRole(teams.map((team) => team.role.name));
  // Below what a team of theirs is there a role of their own would not count.
  const choices = actor
    ? roleNames.filter(
        (name) => canChangeRole(actor, target, name) && (!least || highestRole([name, least]) === name),
      )
    : [];
  if (choices.length === 0) return <span className={styles.plain}>{role.name}</span>;

  const button = {
    size: 'small',
    className: styles.button,
    'aria-label': memberTexts.roleOf(fullName(User), role.name),
    children: (
      <>
        {role.name}
        <ChevronDown size={15} />
      </>
    ),
  } as const;
  if (unavailable) return <GuardedButton {...button} unavailable={unavailable} />;
  return (
    <Menu align="start" trigger={<Button {...button} />}>
      <MenuChoice
        label={memberTexts.role}
        value={role.name}
        options={choices.map((name) => ({ value: name, label: name }))}
        onChange={(name) => name !== role.name && onChange(name)}
      />
    </Menu>
  );
}
