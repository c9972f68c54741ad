import type { DemoRule } from '../demo-data.ts';

const always = { match: 'all' as const, list: [] };

export const appRules: readonly DemoRule[] = [
  {
    age: 24,
    by: 'demo',
    definition: ({ labels }) => ({
      trigger: { kind: 'created' },
      conditions: { match: 'all', list: [{ kind: 'priority', not: false, priorityId: 4 }] },
      actions: [
        { kind: 'label', labelId: labels.get('Coral') ?? null },
        { kind: 'notify', to: { kind: 'owner' }, text: 'Entró «{tarea}», de prioridad máxima.' },
      ],
    }),
  },
  {
    age: 22,
    by: 'demo',
    definition: () => ({
      trigger: { kind: 'moved', from: null, to: 'En curso' },
      conditions: { match: 'all', list: [{ kind: 'start', not: false, is: 'none' }] },
      actions: [{ kind: 'date', field: 'start', days: 0, working: true }],
    }),
  },
  {
    age: 17,
    by: 'bruno',
    definition: () => ({
      trigger: { kind: 'completed' },
      conditions: always,
      actions: [{ kind: 'notify', to: { kind: 'creator' }, text: '{quien} terminó «{tarea}».' }],
    }),
  },
  {
    age: 15,
    by: 'bruno',
    definition: () => ({
      trigger: { kind: 'due', when: 'before', days: 1, working: true },
      conditions: { match: 'none', list: [{ kind: 'column', not: false, column: 'Hecho' }] },
      actions: [{ kind: 'notify', to: { kind: 'assignee' }, text: '«{tarea}» vence mañana.' }],
    }),
  },
  {
    age: 14,
    by: 'demo',
    definition: () => ({
      trigger: { kind: 'commented', containing: '?' },
      conditions: { match: 'none', list: [{ kind: 'assignee', not: false, userId: null }] },
      actions: [{ kind: 'notify', to: { kind: 'assignee' }, text: '{quien} pregunta algo en «{tarea}».' }],
    }),
  },
  {
    age: 8,
    by: 'demo',
    definition: () => ({
      trigger: { kind: 'button', label: 'Pedir revisión' },
      conditions: always,
      actions: [
        { kind: 'comment', text: '{quien} pide una revisión de «{tarea}».' },
        { kind: 'wait', days: 2, working: true, column: 'En curso' },
        { kind: 'notify', to: { kind: 'assignee' }, text: 'La revisión de «{tarea}» sigue pendiente.' },
      ],
    }),
  },
];
