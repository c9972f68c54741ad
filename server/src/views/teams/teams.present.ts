import type { Team } from '@cuadrilla/contract/projects/teams';
import type { DbOrTx } from '../../platform/database/database.ts';
import { presentMemberUser } from '../../projects/members/members.present.ts';
import {
  listTeamPeople,
  listTeamProjects,
  listTeams,
  type TeamRow,
} from '../../projects/teams/teams.queries.ts';
import type { Viewpoint } from '../../tasks/tasks/field-filters.ts';
import { countOpenTasks, readWorkloads } from './workload.queries.ts';

type Reader = Viewpoint & { id: number };

/** The reader's teams, or one of them, with whatever is shown of them. */
export async function readTeams(db: DbOrTx, reader: Reader, teamId?: number): Promise<Team[]> {
  const rows = await listTeams(db, reader.id, teamId);
  const ids = rows.map(({ id }) => id);
  const [people, projects] = [await listTeamPeople(db, ids), await listTeamProjects(db, ids)];
  const workloads = await readWorkloads(db, reader, [...new Set(people.map(({ id }) => id))]);
  const open = await countOpenTasks(db, reader.id, [...new Set(projects.map(({ id }) => id))]);
  const idle = { open: 0, overdue: 0, week: 0 };
  return rows.map((row) => ({
    ...presentTeam(row),
    People: people
      .filter((person) => person.teamId === row.id)
      .map((person) => ({
        User: { ...presentMemberUser(person), job_title: person.jobTitle },
        role: { name: person.role },
        work: workloads.get(person.id) ?? idle,
      })),
    Projects: projects
      .filter((project) => project.teamId === row.id)
      .map(({ id, name, role }) => ({ id, name, role: { name: role }, open: open.get(id) ?? 0 })),
  }));
}

const presentTeam = ({ id, name, description, createdAt, role }: TeamRow) => ({
  id,
  name,
  description,
  createdAt: createdAt.toISOString(),
  role: { name: role },
});
