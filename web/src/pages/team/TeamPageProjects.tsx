import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import type { Team, TeamProject } from '@cuadrilla/contract/projects/teams';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { projectsQuery } from '../../features/projects/projects.queries.ts';
import { AddToProjectDialog } from '../../features/teams/components/AddToProjectDialog.tsx';
import { RemoveFromProjectDialog } from '../../features/teams/components/RemoveFromProjectDialog.tsx';
import { TeamProjects } from '../../features/teams/components/TeamProjects.tsx';
import { teamTexts as texts } from '../../features/teams/teams.texts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import styles from './TeamPage.module.css';

export function TeamPageProjects({ team }: { team: Team }) {
  const { data: projects = [] } = useQuery(projectsQuery());
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<TeamProject>();
  const managed = projects.filter(({ role }) => permissionsOf({ role: role.name }).can_manage);
  const present = new Set(team.Projects.map(({ id }) => id));
  return (
    <section aria-labelledby="team-projects">
      <div className={styles.head}>
        <h2 id="team-projects" className={styles.title}>
          {texts.projects} <span className={styles.count}>{team.Projects.length}</span>
        </h2>
        <Button size="small" icon={<Plus size={15} />} onClick={() => setAdding(true)}>
          {texts.addProject}
        </Button>
      </div>
      <div className={styles.projects}>
        <TeamProjects
          team={team}
          managed={new Set(managed.map(({ id }) => id))}
          signOf={(projectId) => <Identicon id={projectId} size={36} />}
          onRemove={setRemoving}
        />
      </div>
      <p className={styles.note}>{texts.minimum}</p>
      {adding && (
        <AddToProjectDialog
          title={texts.addProjectTitle(team.name)}
          description={texts.addProjectWhy}
          label={texts.project}
          options={managed.filter(({ id }) => !present.has(id))}
          none={texts.noProjectLeft}
          pair={(projectId) => ({ projectId, teamId: team.id })}
          onAdded={({ name }) => {
            toast.success(texts.addedTo(team.name, name));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {removing && (
        <RemoveFromProjectDialog team={team} project={removing} onClose={() => setRemoving(undefined)} />
      )}
    </section>
  );
}
