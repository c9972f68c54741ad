import type { Action, ActionKind } from '@cuadrilla/contract/rules/automations/actions';
import type { Condition, ConditionKind } from '@cuadrilla/contract/rules/automations/conditions';
import type { Trigger, TriggerKind } from '@cuadrilla/contract/rules/automations/triggers';

/** What rules of a story speak of. */
export interface RuleStage {
  personId: number;
  labelId: number;
  label: string;
  teamId: number;
  boardId: number;
  /** Of another project. */
  abroad: { projectId: number; boardId: number };
}

/** What is chosen first, what is put into the places of the sentence by their names, and what the API then says. */
type Row<Part> = [way: string, places: Record<string, string>, part: Part];

/** A kind without a row is refused by the types. */
export const triggerRows = ({ personId, labelId, label }: RuleStage): Record<TriggerKind, Row<Trigger>> => ({
  created: ['se crea', {}, { kind: 'created' }],
  moved: [
    'pasa a',
    { 'A qué columna': 'Hecho', 'Desde qué columna': 'En curso' },
    { kind: 'moved', from: 'En curso', to: 'Hecho' },
  ],
  changed: [
    'cambia la etiqueta',
    { 'A qué valor': label },
    { kind: 'changed', field: 'label_id', to: labelId },
  ],
  completed: ['se completa', {}, { kind: 'completed' }],
  reopened: ['se reabre', {}, { kind: 'reopened' }],
  commented: [
    'recibe un comentario',
    { 'Qué dice': 'bloqueada' },
    { kind: 'commented', containing: 'bloqueada' },
  ],
  assigned: ['se asigna', { 'A quién': 'Elena Prieto' }, { kind: 'assigned', to: personId }],
  due: [
    'está vencida hace',
    { 'Cuántos días': '5', 'Qué días': 'días hábiles' },
    { kind: 'due', when: 'after', days: 5, working: true },
  ],
  stays: [
    'lleva',
    { 'Cuántos días': '9', 'Qué días': 'días', 'En qué columna': 'Por hacer' },
    { kind: 'stays', column: 'Por hacer', days: 9, working: false },
  ],
  idle: ['no tiene actividad hace', { 'Cuántos días': '21' }, { kind: 'idle', days: 21, working: false }],
  schedule: [
    'llega',
    { 'Qué día': 'el último día del mes', 'A qué hora': '17:30' },
    { kind: 'schedule', rrule: 'FREQ=MONTHLY;BYMONTHDAY=-1', time: '17:30' },
  ],
  button: [
    'pulsa en la tarea el botón',
    { 'Qué dice el botón': 'Pedir ayuda' },
    { kind: 'button', label: 'Pedir ayuda' },
  ],
  webhook: ['llega un webhook', {}, { kind: 'webhook' }],
});

const whether = 'Si es así o no';

export const conditionRows = (stage: RuleStage): Record<ConditionKind, Row<Condition>> => ({
  column: [
    'la columna',
    { [whether]: 'no es', 'Qué columna': 'Hecho' },
    { kind: 'column', not: true, column: 'Hecho' },
  ],
  priority: ['la prioridad', { 'Qué prioridad': 'Máxima' }, { kind: 'priority', not: false, priorityId: 4 }],
  assignee: [
    'el responsable',
    { 'Qué persona': 'Elena Prieto' },
    { kind: 'assignee', not: false, userId: stage.personId },
  ],
  label: ['tiene etiqueta', {}, { kind: 'label', not: true, labelId: null }],
  creator: [
    'quien la creó',
    { 'Qué persona': 'Elena Prieto' },
    { kind: 'creator', not: false, userId: stage.personId },
  ],
  due: ['la fecha límite', { 'Cómo está': 'en esta semana' }, { kind: 'due', not: false, is: 'week' }],
  start: ['tiene fecha de inicio', {}, { kind: 'start', not: false, is: 'some' }],
  text: ['el texto', { 'Qué texto': 'carpa' }, { kind: 'text', not: false, containing: 'carpa' }],
  board: [
    'el tablero',
    { 'Qué tablero': 'Logística' },
    { kind: 'board', not: false, boardId: stage.boardId },
  ],
  workingDay: ['hoy', { [whether]: 'no es' }, { kind: 'workingDay', not: true }],
});

export const actionRows = (stage: RuleStage): Record<ActionKind, Row<Action>> => ({
  move: ['mover a', { 'A qué columna': 'En curso' }, { kind: 'move', column: 'En curso' }],
  assign: [
    'asignar a',
    { 'A quién': 'por turnos entre Montaje' },
    { kind: 'assign', to: { kind: 'turns', teamId: stage.teamId } },
  ],
  priority: ['poner prioridad', { 'Qué prioridad': 'Baja' }, { kind: 'priority', priorityId: 1 }],
  label: ['poner etiqueta', { 'Qué etiqueta': stage.label }, { kind: 'label', labelId: stage.labelId }],
  addLabel: [
    'agregar la etiqueta',
    { 'Qué etiqueta': stage.label },
    { kind: 'addLabel', labelId: stage.labelId },
  ],
  removeLabel: [
    'quitar la etiqueta',
    { 'Qué etiqueta': stage.label },
    { kind: 'removeLabel', labelId: stage.labelId },
  ],
  date: [
    'poner la',
    { 'Qué fecha': 'fecha de inicio', 'Cuántos días': '0', 'Qué días': 'días' },
    { kind: 'date', field: 'start', days: 0, working: false },
  ],
  clearStart: ['quitar la fecha de inicio', {}, { kind: 'clearStart' }],
  complete: ['completarla', {}, { kind: 'complete' }],
  create: [
    'crear la tarea',
    { 'Con qué título': 'Revisar {tarea}', 'En qué tablero': 'el mismo tablero', 'Cuántos días': '4' },
    { kind: 'create', title: 'Revisar {tarea}', boardId: null, days: 4, working: true },
  ],
  comment: ['comentar', { 'Qué decir': 'Hola, {quien}' }, { kind: 'comment', text: 'Hola, {quien}' }],
  notify: [
    'avisar a',
    { 'A quién': 'quien la creó', 'Qué decir': 'Mira {tarea}' },
    { kind: 'notify', to: { kind: 'creator' }, text: 'Mira {tarea}' },
  ],
  mail: [
    'enviar un correo a',
    { 'A quién': 'Elena Prieto', 'Con qué asunto': 'Novedad', 'Qué decir': 'Pasó algo' },
    { kind: 'mail', to: { kind: 'person', userId: stage.personId }, subject: 'Novedad', text: 'Pasó algo' },
  ],
  webhook: [
    'llamar al webhook',
    { 'Qué dirección': 'https://ejemplo.com/aviso' },
    { kind: 'webhook', url: 'https://ejemplo.com/aviso' },
  ],
  wait: [
    'esperar',
    { 'Cuántos días': '3', 'Dónde debe seguir': 'En curso' },
    { kind: 'wait', days: 3, working: true, column: 'En curso' },
  ],
  copy: ['copiarla a', { 'A qué tablero': 'Cena · Archivo' }, { kind: 'copy', ...stage.abroad }],
  transfer: ['pasarla a', { 'A qué tablero': 'Cena · Archivo' }, { kind: 'transfer', ...stage.abroad }],
});
