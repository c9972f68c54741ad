import {
  type Trigger,
  type TriggerKind,
  watchedFields,
  watchedNames,
} from '@cuadrilla/contract/rules/automations/triggers';
import { columnsOf, type Slot, type Words } from './slots.ts';

const working = [
  [false, 'días'],
  [true, 'días hábiles'],
] as const;
export const daySlots = (lead?: string): Slot[] => [
  { key: 'days', kind: 'days', name: 'Cuántos días', ...(lead && { lead }) },
  { key: 'working', kind: 'choice', name: 'Qué días', options: working },
];

const task = 'una tarea';

/** How the beginning of a rule is said, kind by kind. */
export const triggerWords: { [Kind in TriggerKind]: Words<Extract<Trigger, { kind: Kind }>>[] } = {
  created: [
    { id: 'created', subject: task, label: 'se crea', pieces: [], make: () => ({ kind: 'created' }) },
  ],
  moved: [
    {
      id: 'moved',
      subject: task,
      label: 'pasa a',
      pieces: [
        { key: 'to', kind: 'column', name: 'A qué columna', any: 'cualquier columna' },
        { key: 'from', kind: 'column', name: 'Desde qué columna', lead: 'desde', any: 'cualquier columna' },
      ],
      make: (project) => ({ kind: 'moved', from: null, to: columnsOf(project, null).at(-1) ?? null }),
    },
  ],
  changed: watchedFields.map((field) => ({
    id: `changed ${field}`,
    subject: `de ${task}`,
    label: `cambia ${watchedNames[field]}`,
    pieces:
      field === 'priority_id' || field === 'label_id'
        ? (['from', 'to'] as const).map((key) => ({
            key,
            kind: field === 'label_id' ? ('label' as const) : ('priority' as const),
            name: key === 'from' ? 'De qué valor' : 'A qué valor',
            lead: key === 'from' ? 'de' : 'a',
            any: 'cualquiera',
            absent: true as const,
          }))
        : [],
    make: () => ({ kind: 'changed' as const, field }),
    is: (part: Trigger) => part.kind === 'changed' && part.field === field,
  })),
  completed: [
    { id: 'completed', subject: task, label: 'se completa', pieces: [], make: () => ({ kind: 'completed' }) },
  ],
  reopened: [
    { id: 'reopened', subject: task, label: 'se reabre', pieces: [], make: () => ({ kind: 'reopened' }) },
  ],
  commented: [
    {
      id: 'commented',
      subject: task,
      label: 'recibe un comentario',
      pieces: [
        {
          key: 'containing',
          kind: 'text',
          name: 'Qué dice',
          lead: 'que dice',
          any: 'lo que sea',
          absent: true,
        },
      ],
      make: () => ({ kind: 'commented' }),
    },
  ],
  assigned: [
    {
      id: 'assigned',
      subject: task,
      label: 'se asigna',
      pieces: [{ key: 'to', kind: 'person', name: 'A quién', lead: 'a', any: 'cualquier persona' }],
      make: () => ({ kind: 'assigned', to: null }),
    },
  ],
  due: [
    {
      id: 'due before',
      subject: `a ${task}`,
      label: 'le faltan',
      pieces: [...daySlots(), 'para la fecha límite'],
      make: () => ({ kind: 'due', when: 'before', days: 2, working: false }),
      is: ({ when }) => when === 'before',
    },
    {
      id: 'due after',
      subject: task,
      label: 'está vencida hace',
      pieces: daySlots(),
      make: () => ({ kind: 'due', when: 'after', days: 1, working: false }),
      is: ({ when }) => when === 'after',
    },
  ],
  stays: [
    {
      id: 'stays',
      subject: task,
      label: 'lleva',
      pieces: [...daySlots(), { key: 'column', kind: 'column', name: 'En qué columna', lead: 'en' }],
      make: (project) => ({
        kind: 'stays',
        column: columnsOf(project, null)[1] ?? '',
        days: 14,
        working: false,
      }),
    },
  ],
  idle: [
    {
      id: 'idle',
      subject: task,
      label: 'no tiene actividad hace',
      pieces: daySlots(),
      make: () => ({ kind: 'idle', days: 14, working: false }),
    },
  ],
  schedule: [
    {
      id: 'schedule',
      label: 'llega',
      pieces: [
        { key: 'rrule', kind: 'rrule', name: 'Qué día' },
        { key: 'time', kind: 'time', name: 'A qué hora', lead: 'a las' },
      ],
      make: () => ({ kind: 'schedule', rrule: 'FREQ=WEEKLY;BYDAY=MO', time: '09:00' }),
    },
  ],
  button: [
    {
      id: 'button',
      subject: 'alguien',
      label: 'pulsa en la tarea el botón',
      pieces: [{ key: 'label', kind: 'text', name: 'Qué dice el botón' }],
      make: () => ({ kind: 'button', label: 'Pedir revisión' }),
    },
  ],
  webhook: [{ id: 'webhook', label: 'llega un webhook', pieces: [], make: () => ({ kind: 'webhook' }) }],
};
