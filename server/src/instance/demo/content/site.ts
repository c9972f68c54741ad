import type { DemoProject } from '../demo-data.ts';
import { contents } from './site-contents.ts';
import { launch } from './site-launch.ts';
import { siteDocuments } from './site-documents.ts';
import { shopIdeas } from './site-shop-ideas.ts';
import { visualDesign } from './site-visual-design.ts';

export const site: DemoProject = {
  name: 'Rediseño del sitio',
  description:
    'Nueva web institucional y centro de ayuda de Senderos. Reemplaza al sitio actual, que no se lee bien en el teléfono y donde seis de cada diez visitas se van sin ver una cabaña.',
  owner: 'demo',
  age: 48,
  quiet: 0.005,
  pinned: true,
  visited: 3,
  members: {
    sofia: { role: 'Administrador' },
    lucia: { role: 'Editor' },
    bruno: { role: 'Editor' },
    mateo: { role: 'Editor' },
    valentina: { role: 'Editor' },
    camila: { role: 'Editor', was: { role: 'Lector', until: 6 } },
  },
  teams: { design: 'Editor', development: 'Lector' },
  boards: [launch, contents, visualDesign, shopIdeas],
  documents: siteDocuments,
};
