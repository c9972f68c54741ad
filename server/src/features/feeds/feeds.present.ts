import type { Feed } from '@cuadrilla/contract/feeds/feeds';
import type { feeds } from '../../database/schema/schema.ts';
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
});

export const calendarName = ({ project, search }: ReadableFeed): string =>
  project?.name ?? search?.name ?? texts.mine;

/** Calendar programs show a few lines; the rest is behind the link. */
const longestDescription = 1_000;

/** `uids` tells this instance's tasks from those of another; `origin` is where people find it. */
export function presentEvent(task: FeedTask, origin: string, uids: string): CalendarEvent {
  const { project, board, column } = task;
  const path = `/dashboard/projects/${project.id}/boards/${board.id}/tasks/${task.id}`;
  const description = Array.from(task.description).slice(0, longestDescription).join('');
  return {
    uid: `task-${task.id}@${uids}`,
    sequence: task.version,
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
    at: task.dueDay ?? task.dueDate ?? task.createdAt,
    summary: column.kind === 'hecho' ? texts.done(task.title) : task.title,
    description: [texts.place(project.name, board.name, column.name), description].join('\n\n').trim(),
    url: `${origin}${path}`,
  };
}
