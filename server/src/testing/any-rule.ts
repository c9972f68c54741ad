import type { Action } from '@cuadrilla/contract/rules/automations/actions';
import type { Condition } from '@cuadrilla/contract/rules/automations/conditions';
import type { Trigger } from '@cuadrilla/contract/rules/automations/triggers';
import * as fc from 'fast-check';

/** Parts of rules of any kind, over what every project has. */

const columnName = fc.constantFrom('Por hacer', 'En curso', 'Hecho');
const priorityId = fc.integer({ min: 1, max: 4 });
const [not, working] = [fc.boolean(), fc.boolean()];
const days = (min: number) => fc.integer({ min, max: 5 });
const kind = <Kind extends string>(name: Kind) => fc.constant(name);

export const anyEventTrigger: fc.Arbitrary<Trigger> = fc.oneof(
  fc.constantFrom<Trigger[]>(
    { kind: 'created' },
    { kind: 'completed' },
    { kind: 'reopened' },
    { kind: 'commented', containing: 'listo' },
    { kind: 'assigned', to: null },
  ),
  fc.record({ kind: kind('moved'), from: fc.option(columnName), to: fc.option(columnName) }),
  fc.record({ kind: kind('changed'), field: kind('priority_id'), to: priorityId }),
);

/** The time is the one at which the day's work begins. */
export const anyTimeTrigger: fc.Arbitrary<Trigger> = fc.oneof(
  fc.record({ kind: kind('due'), when: fc.constantFrom('before', 'after'), days: days(0), working }),
  fc.record({ kind: kind('stays'), column: columnName, days: days(1), working }),
  fc.record({ kind: kind('idle'), days: days(2), working }),
  fc.record({
    kind: kind('schedule'),
    rrule: fc.constantFrom(
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY;BYDAY=MO,TH',
      'FREQ=WEEKLY;INTERVAL=2',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
    ),
    time: kind('08:00'),
  }),
);

const dateState = fc.constantFrom('none', 'some', 'overdue', 'today', 'week');

export const anyConditions = fc.record({
  match: fc.constantFrom('all', 'any', 'none'),
  list: fc.array<Condition>(
    fc.oneof(
      fc.record({ kind: kind('column'), not, column: columnName }),
      fc.record({ kind: kind('priority'), not, priorityId }),
      fc.record({ kind: kind('assignee'), not, userId: fc.constant(null) }),
      fc.record({ kind: kind('label'), not, labelId: fc.constant(null) }),
      fc.record({ kind: fc.constantFrom('due', 'start'), not, is: dateState }),
      fc.record({ kind: kind('text'), not, containing: fc.constantFrom('tarea', 'urgente') }),
      fc.record({ kind: kind('workingDay'), not }),
    ),
    { maxLength: 3 },
  ),
});

const anyStep: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action[]>(
    { kind: 'complete' },
    { kind: 'clearStart' },
    { kind: 'assign', to: { kind: 'creator' } },
    { kind: 'assign', to: { kind: 'actor' } },
    { kind: 'comment', text: 'Visto' },
    { kind: 'notify', to: { kind: 'owner' }, text: 'Mira' },
  ),
  fc.record({ kind: kind('move'), column: columnName }),
  fc.record({ kind: kind('priority'), priorityId }),
  fc.record({ kind: kind('date'), field: kind('due'), days: days(0), working }),
);

const anyWait: fc.Arbitrary<Action> = fc.record({
  kind: kind('wait'),
  days: days(1),
  working,
  column: fc.option(columnName, { nil: null }),
});

export const anyActions = fc.array(anyStep, { minLength: 1, maxLength: 3 });

/** Some with a wait, or two, between their steps. */
export const anyActionsWithWaits = fc
  .array(fc.tuple(fc.option(anyWait), anyStep), { minLength: 1, maxLength: 3 })
  .map((pairs) => pairs.flatMap(([wait, step]) => (wait ? [wait, step] : [step])));
