import type { DemoProject } from '../demo-data.ts';
import { answers } from './support-answers.ts';
import { complaints } from './support-complaints.ts';
import { training } from './support-training.ts';

export const support: DemoProject = {
  name: 'Atención al cliente',
  description:
    'Mejoras al circuito de reclamos: responder en el día, resolver a la primera y que nadie cuente su problema dos veces.',
  owner: 'valentina',
  age: 45,
  quiet: 1.2,
  members: {
    demo: { role: 'Editor', was: { role: 'Lector', until: 43.5 } },
    camila: { role: 'Administrador' },
    lucia: { role: 'Editor' },
    tomas: { role: 'Editor' },
    bruno: { role: 'Lector' },
  },
  boards: [complaints, answers, training],
};
