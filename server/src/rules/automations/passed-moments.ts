import { changesIn, taskIdOf } from '@cuadrilla/contract/log/events';
import { isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { events, tasks } from '../../platform/database/schema/schema.ts';
import type { EventRow } from '../../platform/log/events.queries.ts';
import { valuesAfter, valuesBefore } from '../../tasks/tasks/task-fields.ts';
import { listLately } from './lately.queries.ts';
import type { TriedRule } from './match.ts';
import { momentOf, type TimedTask } from './moments.ts';
import { readTimedTasks } from './rule-alarms.commands.ts';
import type { Columns, TaskState, WorkCalendar } from './scene.ts';

/** A rule that is tried on what happened between two moments. */
export interface Trial {
  projectId: number;
  rule: TriedRule;
  columns: Columns;
  calendar: WorkCalendar;
  from: Date;
  now: Date;
}

/** When a rule that waits for time would have looked at tasks, had it been there: as they stood at that moment. */
export async function passedMoments(db: Db, trial: Trial): Promise<{ at: Date; task: TaskState }[]> {
  const { projectId, now } = trial;
  const { logged, since } = await listLately(db, projectId, trial.from, isNotNull(events.taskId));
  const tasksNow = await readTimedTasks(db, projectId, lt(tasks.createdAt, now), since);
  const byTask = new Map<number, EventRow[]>();
  for (const event of logged) {
    const id = taskIdOf(event) ?? 0;
    byTask.set(id, [...(byTask.get(id) ?? []), event]);
  }
  return tasksNow
    .flatMap((timed) => momentsOf(timed, byTask.get(timed.task.id) ?? [], { ...trial, from: since }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** The task undone to how it was at first, and done again one event after the other: between two of them it stands still. */
function momentsOf(
  timed: TimedTask,
  logged: readonly EventRow[],
  { rule, columns, calendar, from, now }: Trial,
): { at: Date; task: TaskState }[] {
  const undone = logged.toReversed().map((event) => valuesBefore(changesIn(event)));
  let state: TimedTask = { ...timed, task: Object.assign({ ...timed.task }, ...undone) as TaskState };
  let since = from;
  const found: { at: Date; task: TaskState }[] = [];
  const lookUntil = (until: Date): void => {
    const moment = momentOf(rule.definition.trigger, state, columns, calendar);
    if (moment && moment.at > since && moment.at <= until) found.push({ at: moment.at, task: state.task });
  };
  for (const event of logged) {
    if (event.type === 'task.created') since = event.at;
    else lookUntil(event.at);
    state = after(state, event);
    since = event.at;
  }
  lookUntil(now);
  return found;
}

function after({ task, movedAt }: TimedTask, event: EventRow): TimedTask {
  const changes = changesIn(event);
  const isMove = changes.column_id !== undefined || event.type === 'task.created';
  return {
    task: { ...task, ...valuesAfter(changes) },
    movedAt: isMove ? event.at : movedAt,
    touchedAt: event.at,
  };
}
