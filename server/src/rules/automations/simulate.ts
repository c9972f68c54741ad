import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { simulatedDays, type Simulation } from '@cuadrilla/contract/rules/automations/simulation';
import { dayAfter, dayIn, startOfDay, type WeekStart } from '@cuadrilla/contract/kernel/day';
import type { Country } from '@cuadrilla/contract/kernel/holidays/countries';
import type { Db } from '../../platform/database/database.ts';
import { foresee } from './foresee.ts';
import type { TriedRule } from './match.ts';
import type { Trial } from './passed-moments.ts';
import { occasionIn, passedTimes } from './passed-times.ts';
import { readColumns, workCalendarOf } from './scene.ts';
import { readChangesSince } from './task-states.ts';

interface SimulatedOwner {
  id: number;
  timeZone: string;
  weekStart: WeekStart;
  country: Country | null;
  region: string | null;
}

const mostShown = 100;

/** What the rule would have done lately, tried by the same code by which it runs. Nothing is done. */
export async function simulate(
  db: Db,
  projectId: number,
  rule: TriedRule,
  person: SimulatedOwner,
  now: Date,
): Promise<Simulation> {
  const { timeZone } = person;
  const calendar = await workCalendarOf(person, now);
  const columns = await readColumns(db, projectId);
  const first = dayAfter(dayIn(now, timeZone), 1 - simulatedDays);
  const from = startOfDay(first, timeZone);
  const trial: Trial = { projectId, rule, columns, calendar, from, now };
  const times = await passedTimes(db, trial);
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
        { ...occasionIn(trial, task, at), actorId },
        (then, over) => changesOf(task?.id ?? 0, seq ?? 0, then, over),
        now,
      ),
    })),
  };
}
