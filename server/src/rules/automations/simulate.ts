import { dayLength } from '@cuadrilla/contract/kernel/durations';
import type { Definition } from '@cuadrilla/contract/rules/automations/rules';
import { nextOccurrence } from '@cuadrilla/contract/rules/automations/schedule';
import { simulatedDays, type Simulation } from '@cuadrilla/contract/rules/automations/simulation';
import { dayAfter, dayIn, startOfDay, type WeekStart } from '@cuadrilla/contract/kernel/day';
import type { Country } from '@cuadrilla/contract/kernel/holidays/countries';
import type { Db } from '../../platform/database/database.ts';
import { foresee } from './foresee.ts';
import { listLately } from './lately.queries.ts';
import { isStartedBy, mayRun, type Occasion } from './match.ts';
import { isTimed } from './moments.ts';
import { readColumns, type TaskState, workCalendarOf } from './scene.ts';
import { mayStartRow } from './starting.ts';
import { readChangesSince, statesAfter } from './task-states.ts';
import { passedMoments } from './passed-moments.ts';

interface Tried {
  boardId: number | null;
  definition: Definition;
}

interface SimulatedOwner {
  id: number;
  timeZone: string;
  weekStart: WeekStart;
  country: Country | null;
  region: string | null;
}

/** One time that the rule would have run. */
interface Time {
  at: Date;
  seq: number | null;
  task: TaskState | undefined;
  actorId: number | null;
}

const mostShown = 100;

/** What the rule would have done lately, tried by the same code by which it runs. Nothing is done. */
export async function simulate(
  db: Db,
  projectId: number,
  rule: Tried,
  person: SimulatedOwner,
  now: Date,
): Promise<Simulation> {
  const { timeZone } = person;
  const calendar = await workCalendarOf(person, now);
  const columns = await readColumns(db, projectId);
  const today = dayIn(now, timeZone);
  const first = dayAfter(today, 1 - simulatedDays);
  const from = startOfDay(first, timeZone);
  const occasionAt = (task: TaskState | undefined, at: Date): Occasion => ({
    ...calendar,
    columns,
    task,
    now: at,
  });
  const times = await timesOf();
  const shown = times.toReversed().slice(0, mostShown);
  const changesOf = await readChangesSince(
    db,
    projectId,
    [...new Set(shown.flatMap(({ task }) => task?.id ?? []))],
    from,
  );
  const days = Array.from({ length: simulatedDays }, () => 0);
  for (const { at } of times) {
    const index = (Date.parse(dayIn(at, timeZone)) - Date.parse(first)) / dayLength;
    days[index] = (days[index] ?? 0) + 1;
  }
  return {
    times: times.length,
    days,
    items: shown.map(({ at, seq, task, actorId }) => ({
      at: at.toISOString(),
      seq,
      Task: task
        ? {
            id: task.id,
            number: task.number,
            title: task.title,
            priority_id: task.priority_id,
            board_id: task.board_id,
          }
        : null,
      steps: foresee(
        rule.definition.actions,
        { ...occasionAt(task, at), actorId },
        (then, over) => changesOf(task?.id ?? 0, seq ?? 0, then, over),
        now,
      ),
    })),
  };

  async function timesOf(): Promise<Time[]> {
    const { trigger } = rule.definition;
    if (trigger.kind === 'schedule') return scheduled();
    if (isTimed(trigger)) {
      const passed = await passedMoments(db, { projectId, rule, columns, calendar, from, now });
      return passed
        .filter(({ at, task }) => mayRun(rule, occasionAt(task, at)))
        .map(({ at, task }) => ({ at, task, seq: null, actorId: null }));
    }
    const { logged } = await listLately(db, projectId, from, mayStartRow);
    const stateAfter = await statesAfter(db, projectId, logged);
    return logged
      .filter((event) => isStartedBy(rule, event, occasionAt(stateAfter(event), event.at)))
      .map((event) => ({ at: event.at, seq: event.seq, task: stateAfter(event), actorId: event.actorId }));
  }

  function scheduled(): Time[] {
    const { trigger } = rule.definition;
    const found: Time[] = [];
    if (trigger.kind !== 'schedule') return found;
    let at = nextOccurrence(trigger, { begun: first, after: from, timeZone });
    while (at && at <= now) {
      if (mayRun(rule, occasionAt(undefined, at)))
        found.push({ at, seq: null, task: undefined, actorId: null });
      at = nextOccurrence(trigger, { begun: first, after: at, timeZone });
    }
    return found;
  }
}
