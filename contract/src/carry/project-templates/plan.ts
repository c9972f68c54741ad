import { dayAfter } from '../../kernel/day.ts';
import { type Holidays, isWorkingDay } from '../../kernel/holidays/working-days.ts';
import type { TemplateContent, TemplateStage, TemplateTask } from './content.ts';
import { summarise } from './content.ts';

/** When a template begins, and which days count in it. */
export interface Schedule {
  start: string;
  /** Saturdays and Sundays do not count. */
  workingDays: boolean;
  /** Neither do these. */
  holidays: Holidays;
}

export type PlannedTask = TemplateTask & { startDay: string | null; dueDay: string | null };
export type PlannedStage = TemplateStage & { firstDay: string; lastDay: string };

export interface Plan {
  boards: { name: string; tasks: PlannedTask[] }[];
  stages: PlannedStage[];
  /** All that count, in order. */
  days: string[];
  /** The last day of all; the start itself where there is no task. */
  end: string;
  /** On which there would have been work, were they no holidays. */
  skipped: string[];
}

/** The dates of a template: what a preview shows and what a project gets are reckoned here. */
export function planTemplate(content: TemplateContent, schedule: Schedule): Plan {
  const { days: length, stages } = summarise(content);
  const { days, skipped } = countDays(length, schedule);
  const dayOf = (count: number): string => days[count - 1] ?? schedule.start;
  const dayIfAny = (count: number | null) => (count === null ? null : dayOf(count));
  return {
    boards: content.boards.map(({ name, tasks }) => ({
      name,
      tasks: tasks.map((task) => ({
        ...task,
        startDay: dayIfAny(task.start),
        dueDay: dayIfAny(task.due),
      })),
    })),
    stages: stages.map((stage) => ({ ...stage, firstDay: dayOf(stage.from), lastDay: dayOf(stage.to) })),
    days,
    end: dayOf(length),
    skipped,
  };
}

const none: Holidays = new Set<string>();

/** So many days that count, from the start on. */
function countDays(length: number, { start, workingDays, holidays }: Schedule) {
  const [days, skipped]: [string[], string[]] = [[], []];
  for (let day = start; days.length < length; day = dayAfter(day, 1)) {
    if (workingDays && !isWorkingDay(day, none)) continue;
    (holidays.has(day) ? skipped : days).push(day);
  }
  return { days, skipped };
}

/** Until when holidays matter: two calendar days for each that counts are more than enough, and a few for a short one. */
export const horizonOf = (start: string, days: number): string => dayAfter(start, 2 * days + 30);
