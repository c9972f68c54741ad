import type { MyTask } from '@cuadrilla/contract/views/home';
import { dayIn, lastOfWeek, type WeekStart } from '@cuadrilla/contract/kernel/day';
import { meantDate } from '@cuadrilla/contract/tasks/answered-dates';
import { dueStateOf } from '../../features/tasks/data/due-date.ts';

export const homeGroups = ['overdue', 'today', 'week', 'later', 'undated'] as const;
export type HomeGroup = (typeof homeGroups)[number];

/** My unfinished tasks by when they are due; each group keeps their order. */
export function groupTasks(
  tasks: MyTask[],
  { timeZone, weekStart, now }: { timeZone: string; weekStart: WeekStart; now: Date },
): Record<HomeGroup, MyTask[]> {
  const lastDay = lastOfWeek(dayIn(now, timeZone), weekStart);
  const groupOf = (task: MyTask): HomeGroup => {
    const due = meantDate(task, 'dueDate');
    if (due === null) return 'undated';
    const state = dueStateOf(due, false, { own: timeZone }, now);
    if (state !== 'later') return state;
    return dayIn(due, timeZone) <= lastDay ? 'week' : 'later';
  };
  const groups: Record<HomeGroup, MyTask[]> = { overdue: [], today: [], week: [], later: [], undated: [] };
  for (const task of tasks) groups[groupOf(task)].push(task);
  return groups;
}
