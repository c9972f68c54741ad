import type { TeamRoleName } from '@cuadrilla/contract/kernel/team-roles';
import type { DemoPerson } from './people.ts';

interface DemoTeam {
  name: string;
  description: string;
  /** The first one made it. */
  people: readonly (readonly [DemoPerson, TeamRoleName])[];
}

export const demoTeams = {
  design: {
    name: 'Producto y diseño',
    description: 'Investigación, interfaz y textos de todo lo que ve quien reserva.',
    people: [
      ['demo', 'Administrador'],
      ['sofia', 'Administrador'],
      ['lucia', 'Miembro'],
      ['valentina', 'Miembro'],
    ],
  },
  development: {
    name: 'Desarrollo',
    description: 'El sitio, la aplicación y lo que hay detrás.',
    people: [
      ['mateo', 'Administrador'],
      ['demo', 'Miembro'],
      ['bruno', 'Miembro'],
      ['lucia', 'Miembro'],
      ['tomas', 'Miembro'],
    ],
  },
} satisfies Record<string, DemoTeam>;

export type DemoTeamName = keyof typeof demoTeams;
