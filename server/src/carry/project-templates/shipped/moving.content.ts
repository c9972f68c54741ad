import { contracts } from './moving-contracts.content.ts';
import { works } from './moving-works.content.ts';
import { transfer } from './moving-transfer.content.ts';
import type { Written } from './written.ts';

export const moving: Written = {
  id: 4,
  name: 'Mudanza',
  description: 'Cambiar de oficina sin dejar de trabajar.',
  roles: ['Coordinación', 'Administración', 'Sistemas', 'Obra'],
  stages: ['Contratos', 'Obra', 'Traslado'],
  boards: [contracts, works, transfer],
};
