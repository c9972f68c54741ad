import type { Action, ActionKind, ActionOf } from '@cuadrilla/contract/rules/automations/actions';
import type { Foreseen } from '@cuadrilla/contract/rules/automations/simulation';
import { fold } from '@cuadrilla/contract/kernel/fold';
import { dayLater, laterBy } from './moments.ts';
import type { Occasion } from './match.ts';
import { labelFields } from '../../tasks/labels/task-labels.ts';
import type { TaskState } from './scene.ts';

/** What a step is foreseen on: the task as those before it left it, and who caused it. */
interface Before extends Occasion {
  actorId: number | null;
}

type Value = string | number | null;
interface Effect {
  before?: Value;
  after?: Value;
  /** What becomes of the task. */
  sets?: Partial<TaskState>;
}

type Foresee<Kind extends ActionKind> = (
  action: ActionOf<Kind>,
  task: TaskState | undefined,
  before: Before,
) => Effect;

const columnOf = (task: TaskState | undefined, { columns }: Before): string | null =>
  columns.get(task?.column_id ?? 0)?.name ?? null;

const sets =
  <Field extends Exclude<keyof TaskState, 'archived' | 'label_ids'>>(field: Field, after: TaskState[Field]) =>
  (task: TaskState | undefined): Effect => ({
    before: task?.[field] ?? null,
    after,
    sets: { [field]: after },
  });

/** The column is known by its name alone: which one of the board it is does not matter to what follows. */
const movesTo = (
  task: TaskState | undefined,
  before: Before,
  isIt: (name: string, kind: string) => boolean,
) => {
  const found = [...before.columns].find(([, { name, kind }]) => isIt(name, kind));
  const current = before.columns.get(task?.column_id ?? 0);
  if (current && isIt(current.name, current.kind)) return { before: current.name, after: current.name };
  return {
    before: columnOf(task, before),
    after: found?.[1].name ?? null,
    ...(found && { sets: { column_id: found[0] } }),
  };
};

const foreseers: { [Kind in Exclude<ActionKind, 'wait'>]: Foresee<Kind> } = {
  move: ({ column }, task, before) => movesTo(task, before, (name) => fold(name) === fold(column)),
  complete: (_, task, before) => movesTo(task, before, (__, kind) => kind === 'hecho'),
  assign({ to }, task, { actorId }) {
    if (to.kind === 'turns') return {};
    const person = to.kind === 'person' ? to.userId : to.kind === 'creator' ? task?.created_by : actorId;
    return sets('assigned_to', person ?? null)(task);
  },
  priority: ({ priorityId }, task) => sets('priority_id', priorityId)(task),
  label: ({ labelId }, task) => ({
    before: task?.label_id ?? null,
    after: labelId,
    sets: labelFields(labelId === null ? [] : [labelId]),
  }),
  addLabel({ labelId }, task) {
    const present = task?.label_ids ?? [];
    const before = present.includes(labelId) ? labelId : null;
    return { before, after: labelId, sets: labelFields([...new Set([...present, labelId])]) };
  },
  removeLabel({ labelId }, task) {
    const present = task?.label_ids ?? [];
    const before = present.includes(labelId) ? labelId : null;
    return { before, after: null, sets: labelFields(present.filter((each) => each !== labelId)) };
  },
  date: ({ field, days, working }, task, before) =>
    sets(field === 'due' ? 'due_date' : 'start_date', dayLater(before.now, { days, working }, before))(task),
  clearStart: (_, task) => sets('start_date', null)(task),
  create: ({ title }) => ({ after: title }),
  comment: ({ text }) => ({ after: text }),
  notify: ({ text }) => ({ after: text }),
  mail: ({ subject }) => ({ after: subject }),
  webhook: ({ url }) => ({ after: new URL(url).host }),
  copy: () => ({}),
  transfer: () => ({}),
};

/** What others made of the task from one moment up to another, by the log alone. */
export type ChangedBetween = (from: Date, to: Date) => Partial<TaskState>;

const changed = (task: TaskState | undefined, by: Partial<TaskState> = {}): TaskState | undefined =>
  task && { ...task, ...by };

/** What each step would do, without doing it: up to a wait that is not over yet, or after which the task was elsewhere. */
export function foresee(
  actions: readonly Action[],
  occasion: Before,
  changedBetween: ChangedBetween,
  until: Date,
): Foreseen[] {
  let { now, task } = occasion;
  const steps: Foreseen[] = [];
  for (const action of actions) {
    const before = { ...occasion, now, task };
    if (action.kind === 'wait') {
      const over = laterBy(now, action, occasion);
      // What happens at that very moment comes after it.
      task = changed(task, changedBetween(now, over));
      const isThere = action.column === null || fold(columnOf(task, before) ?? '') === fold(action.column);
      steps.push({ kind: action.kind, before: null, after: action.days, same: over <= until && !isThere });
      if (over > until || !isThere) return steps;
      now = over;
      continue;
    }
    const look = foreseers[action.kind] as Foresee<ActionKind>;
    const { before: was, after, sets: set } = look(action, task, before);
    task = changed(task, set);
    const isSame = was !== undefined && was === after;
    steps.push({ kind: action.kind, before: was ?? null, after: after ?? null, same: isSame });
  }
  return steps;
}
