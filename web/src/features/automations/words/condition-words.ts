import type { Condition, ConditionKind, DateState } from '@cuadrilla/contract/rules/automations/conditions';
import { columnsOf, type Slot, type Words } from './slots.ts';

const whether = (yes: string, no: string): Slot => ({
  key: 'not',
  kind: 'choice',
  name: 'Si es así o no',
  options: [
    [false, yes],
    [true, no],
  ],
});
const isIt = whether('es', 'no es');

const dateStates = [
  ['overdue', 'vencida'],
  ['today', 'en el día de hoy'],
  ['week', 'en esta semana'],
  ['some', 'definida'],
  ['none', 'sin definir'],
] as const satisfies [DateState, string][];
const dateSlots: Slot[] = [
  whether('está', 'no está'),
  { key: 'is', kind: 'choice', name: 'Cómo está', options: dateStates },
];

/** How what must be so is said, kind by kind. */
export const conditionWords: { [Kind in ConditionKind]: Words<Extract<Condition, { kind: Kind }>>[] } = {
  priority: [
    {
      id: 'priority',
      label: 'la prioridad',
      pieces: [isIt, { key: 'priorityId', kind: 'priority', name: 'Qué prioridad' }],
      make: () => ({ kind: 'priority', not: false, priorityId: 3 }),
    },
  ],
  column: [
    {
      id: 'column',
      label: 'la columna',
      pieces: [isIt, { key: 'column', kind: 'column', name: 'Qué columna' }],
      make: (project) => ({ kind: 'column', not: false, column: columnsOf(project, null)[0] ?? '' }),
    },
  ],
  assignee: [
    {
      id: 'assignee',
      label: 'el responsable',
      pieces: [isIt, { key: 'userId', kind: 'person', name: 'Qué persona', any: 'nadie' }],
      make: () => ({ kind: 'assignee', not: false, userId: null }),
    },
  ],
  label: [
    {
      id: 'label',
      label: 'la etiqueta',
      pieces: [isIt, { key: 'labelId', kind: 'label', name: 'Qué etiqueta', any: 'ninguna' }],
      make: ({ labels }) => ({ kind: 'label', not: false, labelId: labels[0]?.id ?? null }),
    },
  ],
  creator: [
    {
      id: 'creator',
      label: 'quien la creó',
      pieces: [isIt, { key: 'userId', kind: 'person', name: 'Qué persona' }],
      make: ({ people }) => ({ kind: 'creator', not: false, userId: people[0]?.id ?? 1 }),
    },
  ],
  due: [
    {
      id: 'due',
      label: 'la fecha límite',
      pieces: dateSlots,
      make: () => ({ kind: 'due', not: false, is: 'overdue' }),
    },
  ],
  start: [
    {
      id: 'start',
      label: 'la fecha de inicio',
      pieces: dateSlots,
      make: () => ({ kind: 'start', not: false, is: 'none' }),
    },
  ],
  text: [
    {
      id: 'text',
      label: 'el texto',
      pieces: [whether('contiene', 'no contiene'), { key: 'containing', kind: 'text', name: 'Qué texto' }],
      make: () => ({ kind: 'text', not: false, containing: 'urgente' }),
    },
  ],
  board: [
    {
      id: 'board',
      label: 'el tablero',
      pieces: [isIt, { key: 'boardId', kind: 'board', name: 'Qué tablero' }],
      make: ({ boards }) => ({ kind: 'board', not: false, boardId: boards[0]?.id ?? 1 }),
    },
  ],
  workingDay: [
    {
      id: 'workingDay',
      label: 'hoy',
      pieces: [isIt, 'día hábil'],
      make: () => ({ kind: 'workingDay', not: false }),
    },
  ],
};
