import type {
  Condition,
  ConditionKind,
  ConditionOf,
  DateState,
} from '@cuadrilla/contract/rules/automations/conditions';
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
] as const satisfies [DateState, string][];
const dateSlots: Slot[] = [
  whether('está', 'no está'),
  { key: 'is', kind: 'choice', name: 'Cómo está', options: dateStates },
];

/** Said without a choice: «tiene responsable» and the contrary. */
function having<Part extends Condition>(
  what: string,
  isNot: (part: Part) => boolean | undefined,
  make: (not: boolean) => Part,
): Words<Part>[] {
  const { kind } = make(false);
  return [
    {
      id: `${kind} some`,
      label: `tiene ${what}`,
      pieces: [],
      is: (part) => isNot(part) === false,
      make: () => make(false),
    },
    {
      id: `${kind} none`,
      label: `no tiene ${what}`,
      pieces: [],
      is: (part) => isNot(part) === true,
      make: () => make(true),
    },
  ];
}
const ifNone = (not: boolean, isNone: boolean): boolean | undefined => (isNone ? !not : undefined);
/** «None» turned round is «some», and the other way about. */
const ifDated = ({ not, is }: { not: boolean; is: DateState }): boolean | undefined =>
  is === 'none' ? !not : is === 'some' ? not : undefined;

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
    ...having<ConditionOf<'assignee'>>(
      'responsable',
      ({ not, userId }) => ifNone(not, userId === null),
      (not) => ({ kind: 'assignee', not: !not, userId: null }),
    ),
    {
      id: 'assignee',
      label: 'el responsable',
      pieces: [isIt, { key: 'userId', kind: 'person', name: 'Qué persona' }],
      make: ({ people }) => ({ kind: 'assignee', not: false, userId: people[0]?.id ?? 1 }),
    },
  ],
  label: [
    ...having<ConditionOf<'label'>>(
      'etiqueta',
      ({ not, labelId }) => ifNone(not, labelId === null),
      (not) => ({ kind: 'label', not: !not, labelId: null }),
    ),
    {
      id: 'label',
      label: 'la etiqueta',
      pieces: [isIt, { key: 'labelId', kind: 'label', name: 'Qué etiqueta' }],
      make: ({ labels }) => ({ kind: 'label', not: false, labelId: labels[0]?.id ?? 1 }),
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
    ...having<ConditionOf<'due'>>('fecha límite', ifDated, (not) => ({ kind: 'due', not, is: 'some' })),
    {
      id: 'due',
      label: 'la fecha límite',
      pieces: dateSlots,
      make: () => ({ kind: 'due', not: false, is: 'overdue' }),
    },
  ],
  start: [
    ...having<ConditionOf<'start'>>('fecha de inicio', ifDated, (not) => ({
      kind: 'start',
      not,
      is: 'some',
    })),
    {
      id: 'start',
      label: 'la fecha de inicio',
      pieces: dateSlots,
      make: () => ({ kind: 'start', not: false, is: 'overdue' }),
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
