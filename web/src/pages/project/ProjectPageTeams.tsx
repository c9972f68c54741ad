import type { Project } from '@cuadrilla/contract/projects/projects';
import type { ProjectTeam } from '@cuadrilla/contract/projects/project-teams';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddToProjectDialog } from '../../features/teams/components/AddToProjectDialog.tsx';
import { ProjectTeams } from '../../features/teams/components/ProjectTeams.tsx';
import { RemoveFromProjectDialog } from '../../features/teams/components/RemoveFromProjectDialog.tsx';
import { teamQueries } from '../../features/teams/teams.queries.ts';
import { teamTexts as texts } from '../../features/teams/teams.texts.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { toast } from '../../ui/layers/toast.tsx';

/** Where the project has teams. */
export function ProjectPageTeams({ project, manages }: { project: Project; manages: boolean }) {
  const { data: teams = [] } = useQuery(teamQueries.ofProject(project.id));
  const [removing, setRemoving] = useState<ProjectTeam>();
  return (
    <>
      {teams.length > 0 && (
        <ProjectTeams projectId={project.id} teams={teams} manages={manages} onRemove={setRemoving} />
      )}
      {removing && (
        <RemoveFromProjectDialog team={removing} project={project} onClose={() => setRemoving(undefined)} />
      )}
    </>
  );
}

export function ProjectPageAddTeam({ project, onClose }: { project: Project; onClose: () => void }) {
  const { data: mine } = useQuery(teamQueries.list());
  const { data: present } = useQuery(teamQueries.ofProject(project.id));
  if (!mine || !present) return null;
  return (
    <AddToProjectDialog
      title={texts.addTeam}
      description={texts.addTeamWhy}
      label={texts.team}
      options={mine.filter(({ id }) => !present.some((team) => team.id === id))}
      none={mine.length > 0 ? texts.noTeamLeft : texts.noTeamYet}
      wayOut={
        <ButtonLink to="/teams" look="primary">
          {texts.toTeams}
        </ButtonLink>
      }
      pair={(teamId) => ({ projectId: project.id, teamId })}
      onAdded={({ name }) => {
        toast.success(texts.addedTo(name, project.name));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
