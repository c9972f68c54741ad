import type { DemoTeamName } from './teams.ts';
import type { DemoPerson } from './people.ts';
import { site } from './site.ts';

/** What somebody saved of a project for a team. */
export const demoTemplates: readonly {
  of: { name: string };
  by: DemoPerson;
  team: DemoTeamName;
  name: string;
  description: string;
  /** In working days. */
  ago: number;
}[] = [
  {
    of: site,
    by: 'sofia',
    team: 'design',
    name: 'Rediseño de un sitio',
    description: 'De las pantallas a la salida, con los contenidos al mismo paso.',
    ago: 12,
  },
];
