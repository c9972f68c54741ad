import type {
  Condition,
  ConditionKind,
  Conditions,
  DateState,
} from '@cuadrilla/contract/rules/automations/conditions';
import type { Definition } from '@cuadrilla/contract/rules/automations/rules';
import type { Trigger, TriggerKind } from '@cuadrilla/contract/rules/automations/triggers';
import { dayIn, isOver, lastOfWeek } from '@cuadrilla/contract/kernel/day';
import { changesIn, type Happened, type TaskChanges } from '@cuadrilla/contract/log/events';
import { fold } from '@cuadrilla/contract/kernel/fold';
import { isWorkingDay } from '@cuadrilla/contract/kernel/holidays/working-days';
import { withAllLabels } from '../../tasks/labels/logged-labels.ts';
import type { Columns, TaskState, WorkCalendar } from './scene.ts';

/** What a rule is tried on. */
export interface Occasion extends WorkCalendar {
  columns: Columns;
  /** As it was right after what happened; none for what is about no task. */
  task: TaskState | undefined;
  now: Date;
}

const isNamed = (columns: Columns, id: number | undefined, name: string | null): boolean =>
  name === null || (id !== undefined && fold(columns.get(id)?.name ?? '') === fold(name));

type TryTrigger<Kind extends TriggerKind> = (
  trigger: Extract<Trigger, { kind: Kind }>,
  event: Happened,
  columns: Columns,
) => boolean;

/** One that comes from another project is none: what was to be done about it was done there. */
const isNew = (event: Happened): event is Extract<Happened, { type: 'task.created' }> =>
  event.type === 'task.created' && event.payload.from === undefined;

/** Time, buttons and webhooks are no events. */
const never = (): boolean => false;

const triggers: { [Kind in TriggerKind]: TryTrigger<Kind> } = {
  created: (_, event) => isNew(event),
  moved({ from, to }, event, columns) {
    const move = changesIn(event).column_id;
    return move !== undefined && isNamed(columns, move.before, from) && isNamed(columns, move.after, to);
  },
  changed({ field, from, to }, event) {
    if (field === 'label_id') return labelsChanged(from, to, withAllLabels(changesIn(event)));
    const change = changesIn(event)[field];
    if (!change) return false;
    return (from === undefined || change.before === from) && (to === undefined || change.after === to);
  },
  completed: (_, event) => event.type === 'task.updated' && event.payload.done === true,
  reopened: (_, event) => event.type === 'task.updated' && event.payload.done === false,
  commented: ({ containing }, event) =>
    event.type === 'comment.created' && fold(event.payload.content ?? '').includes(fold(containing ?? '')),
  assigned({ to }, event) {
    const person = isNew(event) ? event.payload.task?.assigned_to : changesIn(event).assigned_to?.after;
    return typeof person === 'number' && (to === null || person === to);
  },
  due: never,
  stays: never,
  idle: never,
  schedule: never,
  button: never,
  webhook: never,
};

/** One that was added or taken away; null stands for a task that has none. */
function labelsChanged(from: Id, to: Id, { label_ids: change }: TaskChanges): boolean {
  if (!change) return false;
  const { before, after } = change;
  const left = (id: Id, here: readonly number[], there: readonly number[]): boolean =>
    id === undefined || (id === null ? here.length === 0 : here.includes(id) && !there.includes(id));
  return left(from, before, after) && left(to, after, before);
}
type Id = number | null | undefined;

const dateStates: Record<DateState, (date: string | null, occasion: Occasion) => boolean> = {
  none: (date) => date === null,
  some: (date) => date !== null,
  overdue: (date, { timeZone, now }) => date !== null && isOver(date, timeZone, now),
  today: (date, { timeZone, now }) => date !== null && dayIn(date, timeZone) === dayIn(now, timeZone),
  week(date, { timeZone, weekStart, now }) {
    const today = dayIn(now, timeZone);
    const day = date === null ? '' : dayIn(date, timeZone);
    return day >= today && day <= lastOfWeek(today, weekStart);
  },
};

type TryCondition<Kind extends ConditionKind> = (
  condition: Extract<Condition, { kind: Kind }>,
  task: TaskState,
  occasion: Occasion,
) => boolean;

const conditions: { [Kind in ConditionKind]: TryCondition<Kind> } = {
  column: ({ column }, task, { columns }) => isNamed(columns, task.column_id, column),
  priority: ({ priorityId }, task) => task.priority_id === priorityId,
  assignee: ({ userId }, task) => task.assigned_to === userId,
  label: ({ labelId }, { label_ids }) =>
    labelId === null ? label_ids.length === 0 : label_ids.includes(labelId),
  creator: ({ userId }, task) => task.created_by === userId,
  due: ({ is }, task, occasion) => dateStates[is](task.due_date, occasion),
  start: ({ is }, task, occasion) => dateStates[is](task.start_date, occasion),
  text: ({ containing }, task) => fold(`${task.title}\n${task.description}`).includes(fold(containing)),
  board: ({ boardId }, task) => task.board_id === boardId,
  workingDay: (_, __, { timeZone, holidays, now }) => isWorkingDay(dayIn(now, timeZone), holidays),
};

function holds(condition: Condition, occasion: Occasion): boolean {
  const isSo = conditions[condition.kind] as TryCondition<ConditionKind>;
  const { task } = occasion;
  if (!task && condition.kind !== 'workingDay') return false;
  return isSo(condition, task as TaskState, occasion) !== condition.not;
}

function conditionsHold({ match, list }: Conditions, occasion: Occasion): boolean {
  const isSo = (each: Condition): boolean => holds(each, occasion);
  if (match === 'all') return list.every(isSo);
  return match === 'any' ? list.length === 0 || list.some(isSo) : !list.some(isSo);
}

/** A rule as far as it is tried on what happens. */
export interface TriedRule {
  boardId: number | null;
  definition: Definition;
}

const isOnBoard = ({ boardId }: TriedRule, task: TaskState | undefined): boolean =>
  boardId === null || task === undefined || task.board_id === boardId;

/** Whether what it waits for has happened just now, and all else is as it wants. */
export function isStartedBy(rule: TriedRule, event: Happened, occasion: Occasion): boolean {
  const { trigger } = rule.definition;
  const starts = triggers[trigger.kind] as TryTrigger<TriggerKind>;
  return occasion.task !== undefined && starts(trigger, event, occasion.columns) && mayRun(rule, occasion);
}

/** The same for what is started otherwise than by an event. */
export const mayRun = (rule: TriedRule, occasion: Occasion): boolean =>
  isOnBoard(rule, occasion.task) && conditionsHold(rule.definition.conditions, occasion);
