import type { Action, ActionKind } from '@cuadrilla/contract/rules/automations/actions';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { columnsOf, type Slot, type Words } from './slots.ts';
import { daySlots } from './trigger-words.ts';

const somebody = [
  ['creator', 'quien la creó'],
  ['actor', 'quien lo causó'],
] as const;
const recipients = [
  ['assignee', 'el responsable'],
  ...somebody,
  ['owner', 'quien responde por la regla'],
] as const;

const anywhere = ({ id, boards }: Vocabulary) => ({ projectId: id, boardId: boards[0]?.id ?? 1 });

const newTask = (boards: Vocabulary['boards']) =>
  ({ kind: 'create', title: 'Revisar «{tarea}»', boardId: boards[0]?.id ?? null, working: true }) as const;
const createdTask: readonly Slot[] = [
  { key: 'title', kind: 'text', name: 'Con qué título' },
  { key: 'boardId', kind: 'board', name: 'En qué tablero', lead: 'en', any: 'el mismo tablero' },
];

/** How what is done is said, kind by kind. */
export const actionWords: { [Kind in ActionKind]: Words<Extract<Action, { kind: Kind }>>[] } = {
  move: [
    {
      id: 'move',
      label: 'mover a',
      pieces: [{ key: 'column', kind: 'column', name: 'A qué columna' }],
      make: (project) => ({ kind: 'move', column: columnsOf(project, null)[1] ?? '' }),
    },
  ],
  assign: [
    {
      id: 'assign',
      label: 'asignar a',
      pieces: [{ key: 'to', kind: 'somebody', name: 'A quién', roles: somebody, teams: true }],
      make: () => ({ kind: 'assign', to: { kind: 'creator' } }),
    },
  ],
  priority: [
    {
      id: 'priority',
      label: 'poner prioridad',
      pieces: [{ key: 'priorityId', kind: 'priority', name: 'Qué prioridad' }],
      make: () => ({ kind: 'priority', priorityId: 3 }),
    },
  ],
  label: [
    {
      id: 'label',
      label: 'poner etiqueta',
      pieces: [{ key: 'labelId', kind: 'label', name: 'Qué etiqueta', any: 'ninguna' }],
      make: ({ labels }) => ({ kind: 'label', labelId: labels[0]?.id ?? null }),
    },
  ],
  addLabel: [
    {
      id: 'addLabel',
      label: 'agregar la etiqueta',
      pieces: [{ key: 'labelId', kind: 'label', name: 'Qué etiqueta' }],
      make: ({ labels }) => ({ kind: 'addLabel', labelId: labels[0]?.id ?? 1 }),
    },
  ],
  removeLabel: [
    {
      id: 'removeLabel',
      label: 'quitar la etiqueta',
      pieces: [{ key: 'labelId', kind: 'label', name: 'Qué etiqueta' }],
      make: ({ labels }) => ({ kind: 'removeLabel', labelId: labels[0]?.id ?? 1 }),
    },
  ],
  date: [
    {
      id: 'date',
      label: 'poner la',
      pieces: [
        {
          key: 'field',
          kind: 'choice',
          name: 'Qué fecha',
          options: [
            ['due', 'fecha límite'],
            ['start', 'fecha de inicio'],
          ],
        },
        ...daySlots('dentro de'),
      ],
      make: () => ({ kind: 'date', field: 'due', days: 3, working: true }),
    },
  ],
  clearStart: [
    {
      id: 'clearStart',
      label: 'quitar la fecha de inicio',
      pieces: [],
      make: () => ({ kind: 'clearStart' }),
    },
  ],
  complete: [{ id: 'complete', label: 'completarla', pieces: [], make: () => ({ kind: 'complete' }) }],
  create: [
    {
      id: 'create',
      label: 'crear la tarea',
      pieces: [...createdTask, ...daySlots('para dentro de')],
      is: ({ days }) => days !== null,
      make: ({ boards }) => ({ ...newTask(boards), days: 3 }),
    },
    {
      id: 'create undated',
      label: 'crear sin fecha la tarea',
      pieces: createdTask,
      make: ({ boards }) => ({ ...newTask(boards), days: null }),
    },
  ],
  comment: [
    {
      id: 'comment',
      label: 'comentar',
      pieces: [{ key: 'text', kind: 'long', name: 'Qué decir' }],
      make: () => ({ kind: 'comment', text: '¿Sigue en marcha?' }),
    },
  ],
  notify: [
    {
      id: 'notify',
      label: 'avisar a',
      pieces: [
        { key: 'to', kind: 'somebody', name: 'A quién', roles: recipients },
        { key: 'text', kind: 'long', name: 'Qué decir' },
      ],
      make: () => ({ kind: 'notify', to: { kind: 'assignee' }, text: '«{tarea}» espera por ti' }),
    },
  ],
  mail: [
    {
      id: 'mail',
      label: 'enviar un correo a',
      pieces: [
        { key: 'to', kind: 'somebody', name: 'A quién', roles: recipients },
        { key: 'subject', kind: 'text', name: 'Con qué asunto', lead: 'con el asunto' },
        { key: 'text', kind: 'long', name: 'Qué decir' },
      ],
      make: () => ({
        kind: 'mail',
        to: { kind: 'owner' },
        subject: '{tarea}',
        text: 'Pasó algo en {proyecto}.',
      }),
    },
  ],
  webhook: [
    {
      id: 'webhook',
      label: 'llamar al webhook',
      pieces: [{ key: 'url', kind: 'address', name: 'Qué dirección' }],
      make: () => ({ kind: 'webhook', url: 'https://ejemplo.com/webhook' }),
    },
  ],
  copy: [
    {
      id: 'copy',
      label: 'copiarla a',
      pieces: [{ key: 'boardId', kind: 'elsewhere', name: 'A qué tablero' }],
      make: (project) => ({ kind: 'copy', ...anywhere(project) }),
    },
  ],
  transfer: [
    {
      id: 'transfer',
      label: 'pasarla a',
      pieces: [{ key: 'boardId', kind: 'elsewhere', name: 'A qué tablero' }],
      make: (project) => ({ kind: 'transfer', ...anywhere(project) }),
    },
  ],
  wait: [
    {
      id: 'wait',
      label: 'esperar',
      pieces: [
        ...daySlots(),
        {
          key: 'column',
          kind: 'column',
          name: 'Dónde debe seguir',
          lead: 'y seguir si está en',
          any: 'cualquier columna',
        },
      ],
      make: () => ({ kind: 'wait', days: 2, working: true, column: null }),
    },
  ],
};
