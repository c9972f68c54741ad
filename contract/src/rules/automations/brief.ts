import type { ActionKind } from './actions.ts';
import type { Definition } from './rules.ts';
import { type Trigger, type TriggerKind, watchedNames } from './triggers.ts';

const dayCount = (days: number): string => (days === 1 ? '1 día' : `${days} días`);

/** A rule has no name of its own: where a line must be short it is called by what starts it and what it does. */
const started: { [Kind in TriggerKind]: (trigger: Extract<Trigger, { kind: Kind }>) => string } = {
  created: () => 'Se crea',
  moved: ({ from, to }) => (to ? `Pasa a ${to}` : from ? `Sale de ${from}` : 'Se mueve'),
  changed: ({ field }) => `Cambia ${watchedNames[field]}`,
  completed: () => 'Se completa',
  reopened: () => 'Se reabre',
  commented: ({ containing }) => (containing ? `Dicen «${containing}»` : 'Comentan'),
  assigned: () => 'Se asigna',
  due: ({ when, days }) =>
    days === 0
      ? 'Vence'
      : when === 'before'
        ? `${days === 1 ? 'Falta' : 'Faltan'} ${dayCount(days)}`
        : `Venció hace ${dayCount(days)}`,
  stays: ({ column, days }) => `Lleva ${dayCount(days)} en ${column}`,
  idle: ({ days }) => `Lleva ${dayCount(days)} sin actividad`,
  schedule: ({ time }) => `A las ${time}`,
  button: ({ label }) => `Botón «${label}»`,
  webhook: () => 'Llega un webhook',
};

export const actionNames: Record<ActionKind, string> = {
  move: 'mover',
  assign: 'asignar',
  priority: 'prioridad',
  label: 'etiqueta',
  addLabel: 'agregar etiqueta',
  removeLabel: 'quitar etiqueta',
  date: 'fecha',
  clearStart: 'quitar el inicio',
  complete: 'completar',
  create: 'crear',
  comment: 'comentar',
  notify: 'avisar',
  mail: 'correo',
  webhook: 'webhook',
  copy: 'copiar',
  transfer: 'pasar a otro proyecto',
  wait: 'esperar',
};

export function briefOf({ trigger, actions }: Definition): string {
  const begin = started[trigger.kind] as (trigger: Trigger) => string;
  return `${begin(trigger)} → ${actions.map(({ kind }) => actionNames[kind]).join(', ')}`;
}
