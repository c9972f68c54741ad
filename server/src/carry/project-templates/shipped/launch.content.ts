import { preparation } from './launch-preparation.content.ts';
import { construction } from './launch-construction.content.ts';
import { departure } from './launch-departure.content.ts';
import type { Written } from './written.ts';

export const launch: Written = {
  id: 1,
  name: 'Lanzamiento',
  description: 'Poner algo nuevo en la calle, con ensayo antes de salir.',
  roles: ['Coordinación', 'Comunicación', 'Operaciones', 'Dirección'],
  stages: ['Preparación', 'Construcción', 'Salida'],
  boards: [preparation, construction, departure],
};
