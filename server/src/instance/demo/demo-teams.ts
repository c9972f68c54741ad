import type { Tx } from '../../platform/database/database.ts';
import { changeTeam } from '../../platform/log/team.ts';
import { addPerson, createTeam } from '../../projects/teams/teams.commands.ts';
import { readTeams } from './demo-content.ts';
import type { DemoTeamName } from './demo-data.ts';
import type { PersonIds } from './demo-people.ts';

export type MadeTeams = Record<DemoTeamName, { id: number; name: string; people: number[] }>;

/** Before the projects: these take them in on their first morning. */
export async function createDemoTeams(tx: Tx, ids: PersonIds, now: Date): Promise<MadeTeams> {
  const made: Partial<MadeTeams> = {};
  for (const [key, { name, description, people }] of Object.entries(readTeams())) {
    const [[founder], ...others] = people;
    const userId = ids[founder];
    const teamId = await createTeam(tx, { name, description }, userId, now);
    await changeTeam(tx, { teamId, userId, now, allow: () => true }, async (team) => {
      for (const [person, role] of others) await addPerson(team, ids[person], role);
    });
    made[key as DemoTeamName] = { id: teamId, name, people: people.map(([person]) => ids[person]) };
  }
  return made as MadeTeams;
}
