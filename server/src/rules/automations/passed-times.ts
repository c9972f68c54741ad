import { dayIn } from '@cuadrilla/contract/kernel/day';
import { nextOccurrence } from '@cuadrilla/contract/rules/automations/schedule';
import type { Db } from '../../platform/database/database.ts';
import { listLately } from './lately.queries.ts';
import { isStartedBy, mayRun, type Occasion } from './match.ts';
import { isTimed } from './moments.ts';
import { passedMoments, type Trial } from './passed-moments.ts';
import type { TaskState } from './scene.ts';
import { mayStartRow } from './starting.ts';
import { statesAfter } from './task-states.ts';

/** One time that the rule would have run. */
interface PassedTime {
  at: Date;
  seq: number | null;
  task: TaskState | undefined;
  actorId: number | null;
}

export const occasionIn = (
  { calendar, columns }: Trial,
  task: TaskState | undefined,
  at: Date,
): Occasion => ({
  ...calendar,
  columns,
  task,
  now: at,
});

/** When it would have run, in the order of time. */
export async function passedTimes(db: Db, trial: Trial): Promise<PassedTime[]> {
  const { projectId, rule, from } = trial;
  const { trigger } = rule.definition;
  if (trigger.kind === 'schedule') return scheduledTimes(trial);
  if (isTimed(trigger)) {
    const passed = await passedMoments(db, trial);
    return passed
      .filter(({ at, task }) => mayRun(rule, occasionIn(trial, task, at)))
      .map(({ at, task }) => ({ at, task, seq: null, actorId: null }));
  }
  const { logged } = await listLately(db, projectId, from, mayStartRow);
  const stateAfter = await statesAfter(db, projectId, logged);
  return logged
    .filter((event) => isStartedBy(rule, event, occasionIn(trial, stateAfter(event), event.at)))
    .map((event) => ({ at: event.at, seq: event.seq, task: stateAfter(event), actorId: event.actorId }));
}

function scheduledTimes(trial: Trial): PassedTime[] {
  const { rule, calendar, from, now } = trial;
  const { timeZone } = calendar;
  const { trigger } = rule.definition;
  const found: PassedTime[] = [];
  if (trigger.kind !== 'schedule') return found;
  const begun = dayIn(from, timeZone);
  let at = nextOccurrence(trigger, { begun, after: from, timeZone });
  while (at && at <= now) {
    if (mayRun(rule, occasionIn(trial, undefined, at)))
      found.push({ at, seq: null, task: undefined, actorId: null });
    at = nextOccurrence(trigger, { begun, after: at, timeZone });
  }
  return found;
}
