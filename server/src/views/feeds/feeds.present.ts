import { dayIn } from '@cuadrilla/contract/kernel/day';
import type { Feed } from '@cuadrilla/contract/views/feeds';
import type { feeds } from '../../platform/database/schema/schema.ts';
import type { FeedTask } from './feed-tasks.queries.ts';
import { feedTexts as texts } from './feeds.texts.ts';
import type { ReadableFeed } from './feeds.queries.ts';
import type { CalendarEvent } from './icalendar.ts';

export const presentFeed = (row: typeof feeds.$inferSelect): Feed => ({
  id: row.id,
  projectId: row.projectId,
  searchId: row.searchId,
  createdAt: row.createdAt.toISOString(),
  lastReadAt: row.lastReadAt?.toISOString() ?? null,
  leftOut: row.leftOut,
});

export const calendarName = ({ project, search }: ReadableFeed): string =>
  project?.name ?? search?.name ?? texts.mine;

interface Reader {
  origin: string;
  uids: string;
  timeZone: string;
}

/** Calendar programs show a few lines; the rest is behind the link. */
const longestDescription = 1_000;

/** A bar is its days; what begins and ends within one, or has one date alone, is at its hours, if it has any. */
function timeOf({ startDay, startDate, dueDay, dueDate, createdAt }: FeedTask, timeZone: string) {
  const [start, due] = [startDay ?? startDate, dueDay ?? dueDate];
  if (start === null || due === null) return { at: due ?? start ?? createdAt };
  const [first, last] = [dayOf(start, timeZone), dayOf(due, timeZone)];
  if (first < last) return { at: first, until: last };
  return start instanceof Date && due instanceof Date && start < due
    ? { at: start, until: due }
    : { at: due };
}

const dayOf = (date: Date | string, timeZone: string): string =>
  typeof date === 'string' ? date : dayIn(date, timeZone);

/** `uids` tells this instance's tasks from those of another; `origin` is where people find it. */
export function presentEvent(task: FeedTask, { origin, uids, timeZone }: Reader): CalendarEvent {
  const { project, board, column } = task;
  const path = `/dashboard/projects/${project.id}/boards/${board.id}/tasks/${task.id}`;
  const time = timeOf(task, timeZone);
  // Where a bar is told by its days, its hour would be lost.
  const hour = typeof time.at === 'string' && task.dueDate ? texts.due(task.dueDate, timeZone) : '';
  const description = Array.from(task.description).slice(0, longestDescription).join('');
  return {
    uid: `task-${task.id}@${uids}`,
    sequence: task.version,
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
    ...time,
    summary: column.kind === 'hecho' ? texts.done(task.title) : task.title,
    description: [texts.place(project.name, board.name, column.name), hour, description]
      .filter(Boolean)
      .join('\n\n')
      .trim(),
    url: `${origin}${path}`,
  };
}
