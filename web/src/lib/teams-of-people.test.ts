import { expect, it } from 'vitest';
import { inTeams } from './teams-of-people.ts';

const design = { id: 1, name: 'Diseño' };
const site = { id: 2, name: 'Equipo del sitio' };
const ana = { value: 1, label: 'Ana Ruiz', teams: [site, design] };
const bruno = { value: 2, label: 'Bruno Sosa', teams: [site] };
const carla = { value: 3, label: 'Carla Díaz', teams: [] };

it('shows people by their teams, in each that they are in, and the others last', () =>
  expect(inTeams([ana, bruno, carla])).toEqual([
    { label: 'Equipo Diseño', options: [ana] },
    { label: 'Equipo del sitio', options: [ana, bruno] },
    { label: 'Otras personas', options: [carla] },
  ]));

it('says nothing of others where everybody is in a team, nor of teams where there are none', () => {
  expect(inTeams([bruno])).toEqual([{ label: 'Equipo del sitio', options: [bruno] }]);
  expect(inTeams([carla])).toEqual([carla]);
});
