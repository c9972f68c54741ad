import { describe, expect, it } from 'vitest';
import {
  findInActivity,
  findInAges,
  findInBands,
  findInColumns,
  findInLoad,
  findInOpen,
  findInOverdue,
  findInPeople,
  findInPriorities,
  findInShares,
  findInTimes,
  findInWeeks,
} from './findings.ts';

const today = '2026-10-14';
const week = (created: number, finished: number) => ({
  first: '2026-10-05',
  last: '2026-10-11',
  created,
  finished,
});
const bruno = {
  person: { id: 1, name: 'Bruno Acosta' },
  open: 9,
  overdue: 2,
  week: 5,
  next: 1,
  later: 1,
  pace: 3,
};

describe('a finding', () => {
  it.each([
    [findInWeeks({ weeks: [week(3, 5), week(2, 1)] }), 'Se cierran más tareas de las que entran'],
    [findInWeeks({ weeks: [week(3, 1)] }), 'Entran más tareas de las que se cierran'],
    [findInWeeks({ weeks: [week(0, 0)] }), 'No se creó ni se completó nada'],
    [
      findInOpen({ open: [40, 42], weeks: [week(1, 3)] }, '2026-12-12', today),
      '85 %: lo abierto se termina antes del 12-12',
    ],
    [
      findInOpen({ open: [42], weeks: [week(3, 1)] }, '2027-08-04', today),
      '85 %: si no entrara nada más, lo abierto se terminaría antes del 04-08-2027',
    ],
    [
      findInOpen({ open: [1], weeks: [] }, undefined, today),
      '1 tarea sin terminar, y sin ritmo para saber cuándo',
    ],
    [findInOpen({ open: [0], weeks: [] }, undefined, today), 'No queda nada abierto'],
    [
      findInPriorities({
        priorities: [
          { id: 4, open: 3, overdue: 0 },
          { id: 1, open: 39, overdue: 1 },
        ],
      }),
      '42 abiertas, 3 de prioridad máxima',
    ],
    [findInPeople([{ ...bruno, person: null }, bruno]), 'Bruno tiene 9 tareas, 2 vencidas'],
    [findInPeople([]), 'Nadie tiene tareas abiertas'],
    [findInLoad([bruno]), 'A Bruno le tocan 7 tareas y suele cerrar 3'],
    [findInLoad([{ ...bruno, overdue: 1, week: 0, pace: 0 }]), 'A Bruno le toca 1 tarea y suele cerrar 0'],
    [findInLoad([{ ...bruno, pace: 8 }]), 'A nadie le toca más de lo que suele cerrar'],
    [findInShares([{ name: 'Lanzamiento', open: 2 }], 5), '«Lanzamiento» junta el 40 % de lo abierto'],
    [findInShares([], 5), 'Nada de lo abierto tiene etiqueta'],
    [findInShares([], 0), 'No hay tareas abiertas'],
    [findInOverdue({ overdue: [6, 4, 2] }), 'Las vencidas bajaron de 6 a 2'],
    [findInOverdue({ overdue: [2, 2] }), 'Las vencidas siguen siendo 2'],
    [
      findInActivity({
        activity: [
          [0, 1],
          [0, 0, 7],
        ],
      }),
      'Lo más activo: los martes a las 2',
    ],
    [findInActivity({ activity: [[0, 5]] }), 'Lo más activo: los lunes a la 1'],
    [findInActivity({ activity: [] }), 'No hubo actividad'],
    [
      findInBands({ bands: [{ name: 'En revisión', kind: 'en curso', counts: [3, 8, 12] }] }),
      'En «En revisión» se junta trabajo: de 3 a 12 tareas',
    ],
    [findInTimes(null, 0), 'No se terminó ninguna tarea'],
    [findInTimes(null, 1), 'La única tarea terminada no pasó por una columna en curso'],
    [findInTimes(null, 4), 'Ninguna de las 4 tareas terminadas pasó por una columna en curso'],
    [
      findInTimes({ p50: 4, p85: 11, p95: 17.4, beyond: 0 }, 9),
      'El 85 % se termina en 11 días hábiles o menos',
    ],
    [
      findInColumns({
        columns: [
          { name: 'Revisión', kind: 'en curso', tasks: 9, low: 1, median: 3.2, high: 8, before: 1.5 },
        ],
      }),
      'En «Revisión» se espera 3,2 días, el doble que antes',
    ],
    [
      findInColumns({
        columns: [{ name: 'Revisión', kind: 'en curso', tasks: 9, low: 0, median: 0, high: 0, before: null }],
      }),
      'Ninguna columna hace esperar',
    ],
    [
      findInAges({
        underWay: [{ project_id: 1, task_id: 1, board_id: 1, title: 'x', column: 'En curso', age: 12 }],
        cycle: { p50: 1, p85: 10, p95: 20, beyond: 0 },
      }),
      '1 tarea en curso lleva más de 10 días hábiles',
    ],
  ])('says «%s»', (said, expected) => expect(said).toBe(expected));
});
