import type { TaskBehind } from '@cuadrilla/contract/views/reports/reports';
import { parseSearch } from '@cuadrilla/contract/views/search/parse';
import { expect, it } from 'vitest';
import { searchFor } from './figure-search.ts';
import type { FigureQuery } from './reports.queries.ts';

const task = { board: 'Puestos «A»', assigned: { id: 7, name: 'Nadia Sosa' } } as unknown as TaskBehind;
const known = {
  today: '2026-11-17',
  projects: [
    { id: 3, name: 'Feria de otoño' },
    { id: 4, name: 'Cena' },
  ],
  tasks: [task],
};
const days = { from: '2026-09-01', to: '2026-11-17' };

it.each<[Partial<FigureQuery>, string | undefined]>([
  [{ figure: 'created' }, 'en:tareas creada:2026-09-01..2026-11-17'],
  [{ figure: 'open', project: '3' }, 'en:tareas abiertas proyecto:"Feria de otoño"'],
  [
    { figure: 'overdue', assignee: '7', priority: '4' },
    'en:tareas vencidas responsable:"Nadia Sosa" prioridad:máxima',
  ],
  [{ figure: 'open', board: '9', label: 'Legal' }, 'en:tareas abiertas tablero:"Puestos A" etiqueta:Legal'],
  [{ figure: 'under-way' }, 'en:tareas estado:en-curso'],
  // What was so in the past, how long it took and when it was done cannot be asked for.
  [{ figure: 'open', to: '2026-11-01' }, undefined],
  [{ figure: 'finished' }, undefined],
  [{ figure: 'under-way', over: '4' }, undefined],
])('%j is found by %s', (query, expected) => {
  const found = searchFor({ figure: 'open', ...days, ...query }, known);
  expect(found).toBe(expected);
  expect(parseSearch(found ?? '').mistakes).toEqual([]);
});
