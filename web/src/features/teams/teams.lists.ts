import type { Team, TeamPerson } from '@cuadrilla/contract/projects/teams';
import { includesFolded } from '../../lib/text/text.ts';

/** Who has most to do first. */
export const byWorkload = (people: TeamPerson[]): TeamPerson[] =>
  people.toSorted((a, b) => b.work.open - a.work.open);

export const mostWork = (teams: Team[]): number =>
  Math.max(0, ...teams.flatMap(({ People }) => People.map(({ work }) => work.open)));

export const teamsWithText = (teams: Team[], search: string): Team[] =>
  teams.filter(({ name, description }) => includesFolded(`${name} ${description}`, search));
