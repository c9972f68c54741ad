import { grantedRoleNames } from '@cuadrilla/contract/kernel/roles';
import type { Team, TeamProject } from '@cuadrilla/contract/projects/teams';
import { Ellipsis, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, MenuItem } from '../../../ui/layers/Menu.tsx';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { useChangeGrantedRole } from '../teams.mutations.ts';
import { teamTexts as texts } from '../teams.texts.ts';
import { RoleChoice } from '../../../ui/fields/RoleChoice.tsx';
import styles from './TeamProjects.module.css';

interface Props {
  team: Team;
  /** Of the person's own: in these the team's role is theirs to change. */
  managed: ReadonlySet<number>;
  signOf: (projectId: number) => ReactNode;
  onRemove: (project: TeamProject) => void;
}

export const TeamProjects = ({ team, managed, signOf, onRemove }: Props) => (
  <ul className={styles.list}>
    {team.Projects.map((project) => (
      <li key={project.id} className={styles.row}>
        {signOf(project.id)}
        <div className={styles.about}>
          <TextLink to="/dashboard/projects/$projectId" params={{ projectId: project.id }}>
            {project.name}
          </TextLink>
          <div className={styles.open}>{texts.open(project.open)}</div>
        </div>
        <div className={styles.role}>
          <GrantedRole teamId={team.id} project={project} managed={managed.has(project.id)} />
        </div>
        {managed.has(project.id) && (
          <Menu
            trigger={
              <IconButton size="small" label={texts.projectOptions(project.name)}>
                <Ellipsis size={18} />
              </IconButton>
            }
          >
            <MenuItem icon={<X size={16} />} danger onSelect={() => onRemove(project)}>
              {texts.removeFromProject}
            </MenuItem>
          </Menu>
        )}
      </li>
    ))}
  </ul>
);

interface RoleProps {
  teamId: number;
  project: TeamProject;
  managed: boolean;
}

function GrantedRole({ teamId, project, managed }: RoleProps) {
  const change = useChangeGrantedRole(project.id, teamId);
  return (
    <RoleChoice
      role={project.role.name}
      choices={managed ? grantedRoleNames : []}
      title={texts.projectRole}
      label={texts.projectRoleOf(project.name, project.role.name)}
      onChange={change}
    />
  );
}
