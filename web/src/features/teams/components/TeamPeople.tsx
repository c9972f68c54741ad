import { messages } from '@cuadrilla/contract/kernel/errors';
import { canManageTeam, teamRoleNames } from '@cuadrilla/contract/kernel/team-roles';
import type { Team, TeamPerson } from '@cuadrilla/contract/projects/teams';
import { Ellipsis, LogOut, UserMinus } from 'lucide-react';
import { fullName } from '../../../lib/people.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, MenuItem } from '../../../ui/layers/Menu.tsx';
import { mostWork } from '../teams.lists.ts';
import { useChangePersonRole } from '../teams.mutations.ts';
import { teamTexts as texts } from '../teams.texts.ts';
import { RoleChoice } from '../../../ui/fields/RoleChoice.tsx';
import styles from './TeamPeople.module.css';
import { Workload } from './Workload.tsx';

interface Props {
  team: Team;
  userId: number;
  onRemove: (person: TeamPerson) => void;
}

export function TeamPeople({ team, userId, onRemove }: Props) {
  const changeRole = useChangePersonRole(team.id);
  const most = mostWork([team]);
  const manages = canManageTeam({ userId, role: team.role.name });
  const administrators = team.People.filter(({ role }) => role.name === 'Administrador');
  const last = administrators.length === 1 ? administrators[0] : undefined;
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>{texts.person}</span>
        <span>{texts.work}</span>
        <span>{texts.role}</span>
        <span />
      </div>
      <ul>
        {team.People.map((person) => (
          <li key={person.User.id} className={styles.row}>
            <Who person={person} you={person.User.id === userId} />
            <div className={styles.work}>
              <Workload work={person.work} most={most} long />
            </div>
            <div className={styles.role}>
              <RoleChoice
                role={person.role.name}
                choices={manages ? teamRoleNames : []}
                title={texts.role}
                label={texts.roleOf(fullName(person.User), person.role.name)}
                unavailable={person === last && messages.lastTeamAdministrator}
                onChange={(role) => changeRole(person.User.id, role)}
              />
            </div>
            <div className={styles.options}>
              {person !== last && (manages || person.User.id === userId) && (
                <PersonMenu person={person} you={person.User.id === userId} onRemove={onRemove} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const Who = ({ person: { User }, you }: { person: TeamPerson; you: boolean }) => (
  <div className={styles.who}>
    <Avatar person={{ id: User.id, name: fullName(User) }} size={36} decorative />
    <div className={styles.names}>
      <div className={styles.line}>
        <span className={styles.name}>{fullName(User)}</span>
        {you && <Chip>{texts.you}</Chip>}
      </div>
      {User.job_title && <div className={styles.meta}>{User.job_title}</div>}
      <div className={styles.meta}>{User.email}</div>
    </div>
  </div>
);

interface MenuProps {
  person: TeamPerson;
  you: boolean;
  onRemove: (person: TeamPerson) => void;
}

const PersonMenu = ({ person, you, onRemove }: MenuProps) => (
  <Menu
    trigger={
      <IconButton size="small" label={texts.options(fullName(person.User))}>
        <Ellipsis size={18} />
      </IconButton>
    }
  >
    <MenuItem
      icon={you ? <LogOut size={16} /> : <UserMinus size={16} />}
      danger
      onSelect={() => onRemove(person)}
    >
      {you ? texts.leave : texts.removePerson}
    </MenuItem>
  </Menu>
);
