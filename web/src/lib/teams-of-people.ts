import { teamsOfTexts } from './teams-of-people.texts.ts';

interface InTeams {
  teams?: readonly { id: number; name: string }[];
}

interface TeamOf<Person> {
  id: number;
  name: string;
  people: Person[];
}

/** The project's teams by name, each with its people: whoever is in several stands in each. */
export function teamsOf<Person extends InTeams>(people: readonly Person[]): TeamOf<Person>[] {
  const teams = new Map<number, TeamOf<Person>>();
  for (const person of people)
    for (const { id, name } of person.teams ?? []) {
      const team = teams.get(id) ?? { id, name, people: [] };
      team.people.push(person);
      teams.set(id, team);
    }
  return [...teams.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
}

/** As a select shows them: people by their teams, where there are any. */
export function inTeams<Person extends InTeams>(people: readonly Person[]) {
  const teams = teamsOf(people);
  if (teams.length === 0) return people;
  const others = people.filter(({ teams: own = [] }) => own.length === 0);
  return [
    ...teams.map(({ name, people: options }) => ({ label: teamsOfTexts.named(name), options })),
    ...(others.length > 0 ? [{ label: teamsOfTexts.inNone, options: others }] : []),
  ];
}
