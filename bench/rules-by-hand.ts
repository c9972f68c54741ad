import type { Definition } from '@cuadrilla/contract/rules/automations/rules';

/** An event of the log as it stands in the database. */
interface Logged extends Record<string, unknown> {
  seq: number;
  type: string;
  taskId: number | null;
  payload: {
    changes?: Record<string, { before: unknown; after: unknown }>;
    done?: boolean;
    content?: string;
    task?: Record<string, unknown>;
  };
}

interface Told extends Logged {
  /** Columns by their names. */
  move: { from: string; to: string } | undefined;
  /** Of the task, right after it. */
  priority: unknown;
}

/** Each rule beside when it runs, said a second time as plainly as can be. */
interface Tabled {
  definition: Definition;
  runs: (event: Told) => boolean;
}

const tabled = (
  trigger: Definition['trigger'],
  runs: Tabled['runs'],
  list: Definition['conditions']['list'] = [],
) => ({ trigger, runs, list });

const changed = ({ payload }: Logged, field: string) => payload.changes?.[field];

const rows = [
  tabled({ kind: 'created' }, ({ type }) => type === 'task.created'),
  tabled({ kind: 'moved', from: null, to: 'Hecho' }, ({ move }) => move?.to === 'Hecho'),
  tabled({ kind: 'moved', from: 'En curso', to: null }, ({ move }) => move?.from === 'En curso'),
  tabled({ kind: 'completed' }, ({ payload }) => payload.done === true),
  tabled({ kind: 'reopened' }, ({ payload }) => payload.done === false),
  tabled({ kind: 'changed', field: 'priority_id', from: 1, to: 4 }, (event) => {
    const change = changed(event, 'priority_id');
    return change?.before === 1 && change.after === 4;
  }),
  tabled(
    { kind: 'changed', field: 'title' },
    (event) => changed(event, 'title') !== undefined && event.priority === 4,
    [{ kind: 'priority', not: false, priorityId: 4 }],
  ),
  tabled(
    { kind: 'commented', containing: 'listo' },
    ({ type, payload }) => type === 'comment.created' && (payload.content ?? '').includes('listo'),
  ),
  tabled({ kind: 'assigned', to: null }, (event) => {
    const person = event.payload.task?.['assigned_to'] ?? changed(event, 'assigned_to')?.after;
    return typeof person === 'number';
  }),
  // Started by what the one about comments does.
  tabled(
    { kind: 'changed', field: 'priority_id', to: 3 },
    (event) => changed(event, 'priority_id')?.after === 3,
  ),
];

export const ruleTable: Tabled[] = rows.map(({ trigger, runs, list }, index) => ({
  definition: {
    trigger,
    conditions: { match: 'all', list },
    actions: [
      { kind: 'comment', text: `Regla ${index}` },
      ...(trigger.kind === 'commented' ? [{ kind: 'priority' as const, priorityId: 3 }] : []),
    ],
  },
  runs,
}));

/** Which rule runs for which event, by reading the log once from its beginning. */
export function expectedRuns(
  log: readonly Logged[],
  columns: readonly { id: number; name: string }[],
): { rule: number; seq: number }[] {
  const nameOf = (id: unknown): string => columns.find((column) => column.id === id)?.name ?? '';
  const priorities = new Map<number | null, unknown>();
  return log.flatMap((event) => {
    const { seq, taskId, payload } = event;
    const column = changed(event, 'column_id');
    const move = column && { from: nameOf(column.before), to: nameOf(column.after) };
    const weighed = payload.task?.['priority_id'] ?? changed(event, 'priority_id')?.after;
    if (weighed !== undefined) priorities.set(taskId, weighed);
    const told = { ...event, move, priority: priorities.get(taskId) };
    return ruleTable.flatMap(({ runs }, rule) => (runs(told) ? [{ rule, seq }] : []));
  });
}
