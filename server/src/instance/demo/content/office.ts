import type { DemoProject } from '../demo-data.ts';
import { officeDocuments } from './office-documents.ts';
import { moving } from './office-moving.ts';
import { works } from './office-works.ts';

export const office: DemoProject = {
  name: 'Mudanza de oficina',
  description:
    'Traslado a la calle Rivadavia, piso 4. Treinta y dos personas, un fin de semana y cero días sin atender.',
  owner: 'demo',
  age: 34,
  quiet: 0.45,
  visited: 50,
  members: {
    camila: { role: 'Administrador' },
    valentina: { role: 'Editor' },
    mateo: { role: 'Editor' },
    tomas: { role: 'Editor', left: 4 },
    sofia: { role: 'Lector' },
  },
  teams: { design: 'Lector' },
  boards: [works, moving],
  documents: officeDocuments,
};
