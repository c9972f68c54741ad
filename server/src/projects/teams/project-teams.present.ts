import type { ProjectTeam } from '@cuadrilla/contract/projects/project-teams';
import type { listProjectTeams } from './teams.queries.ts';

type ProjectTeamRow = Awaited<ReturnType<typeof listProjectTeams>>[number];

export const presentProjectTeam = ({ id, name, role, people }: ProjectTeamRow): ProjectTeam => ({
  id,
  name,
  role: { name: role },
  peopleCount: people.length,
});
