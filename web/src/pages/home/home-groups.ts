import type { MyTask } from '@cuadrilla/contract/profile';
import { dueStateOf } from '../../features/tasks/due-date.ts';
import { calendarDay, dayAfter } from '../../lib/dates.ts';

export type HomeGroup = 'overdue' | 'today' | 'week' | 'later';

/** The Sunday that ends the week, as yyyy-MM-dd. */
function lastDayOfWeek(timeZone: string, now: Date): string {
  const today = calendarDay(now, timeZone);
  return dayAfter(today, (7 - new Date(today).getUTCDay()) % 7);
}

/** My unfinished tasks by when they are due; each group keeps their order. */
export function groupTasks(tasks: MyTask[], timeZone: string, now: Date): Record<HomeGroup, MyTask[]> {
  const sunday = lastDayOfWeek(timeZone, now);
  const groupOf = ({ due_date: due }: MyTask): HomeGroup => {
    if (due === null) return 'later';
    const state = dueStateOf(due, false, timeZone, now);
    if (state !== 'later') return state;
    return calendarDay(due, timeZone) <= sunday ? 'week' : 'later';
  };
  const groups: Record<HomeGroup, MyTask[]> = { overdue: [], today: [], week: [], later: [] };
  for (const task of tasks) groups[groupOf(task)].push(task);
  return groups;
}
