import type { ProjectTeam } from '@cuadrilla/contract/projects/project-teams';
import { grantedRoleNames } from '@cuadrilla/contract/kernel/roles';
import { Ellipsis, Users, X } from 'lucide-react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, MenuItem } from '../../../ui/layers/Menu.tsx';
import { useChangeGrantedRole } from '../teams.mutations.ts';
import { teamTexts as texts } from '../teams.texts.ts';
import styles from './ProjectTeams.module.css';
import { RoleChoice } from '../../../ui/fields/RoleChoice.tsx';

interface Props {
  projectId: number;
  teams: readonly ProjectTeam[];
  manages: boolean;
  onRemove: (team: ProjectTeam) => void;
}

/** The teams of a project, above its people. */
export const ProjectTeams = ({ projectId, teams, manages, onRemove }: Props) => (
  <ul className={styles.list} aria-label={texts.teams}>
    {teams.map((team) => (
      <li key={team.id} className={styles.row}>
        <span className={styles.sign} aria-hidden="true">
          <Users size={18} />
        </span>
        <div className={styles.about}>
          <div className={styles.name}>{team.name}</div>
          <div className={styles.count}>{texts.countPeople(team.peopleCount)}</div>
        </div>
        <div className={styles.role}>
          <GrantedRole projectId={projectId} team={team} manages={manages} />
        </div>
        <div className={styles.options}>
          {manages && (
            <Menu
              trigger={
                <IconButton size="small" label={texts.projectOptions(team.name)}>
                  <Ellipsis size={18} />
                </IconButton>
              }
            >
              <MenuItem icon={<X size={16} />} danger onSelect={() => onRemove(team)}>
                {texts.removeFromProject}
              </MenuItem>
            </Menu>
          )}
        </div>
      </li>
    ))}
  </ul>
);

interface RoleProps {
  projectId: number;
  team: ProjectTeam;
  manages: boolean;
}

function GrantedRole({ projectId, team, manages }: RoleProps) {
  const change = useChangeGrantedRole(projectId, team.id);
  return (
    <RoleChoice
      role={team.role.name}
      choices={manages ? grantedRoleNames : []}
      title={texts.projectRole}
      label={texts.teamRoleOf(team.name, team.role.name)}
      onChange={change}
    />
  );
}
