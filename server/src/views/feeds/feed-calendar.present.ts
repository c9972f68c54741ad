import { dayAfter } from '@cuadrilla/contract/kernel/day';
import type { FeedTasks } from './feed-tasks.queries.ts';
import { calendarName, presentEvent } from './feeds.present.ts';
import type { ReadableFeed } from './feeds.queries.ts';
import { feedTexts as texts } from './feeds.texts.ts';
import { type CalendarEvent, writeCalendar } from './icalendar.ts';

interface FeedAddress {
  origin: string;
  uids: string;
}

/**
 * The calendar of a feed. Where not all tasks had room that is said in its description, which few programs show, and on
 * the day beyond which there are more, where it is looked for.
 */
export function presentCalendar(
  feed: ReadableFeed,
  { tasks, leftOut, before, after }: FeedTasks,
  place: FeedAddress,
): string {
  const { timeZone } = feed.person;
  const events = [
    ...(before === undefined ? [] : [moreEvent(feed, 'before', dayAfter(before, -1), place)]),
    ...tasks.map((task) => presentEvent(task, { ...place, timeZone })),
    ...(after === undefined ? [] : [moreEvent(feed, 'after', dayAfter(after, 1), place)]),
  ];
  const description = leftOut > 0 ? texts.onlyNearest(tasks.length) : undefined;
  return writeCalendar(calendarName(feed), events, description);
}

const moreTexts = { before: texts.moreBefore, after: texts.moreAfter };

const moreEvent = (
  { feed }: ReadableFeed,
  where: 'before' | 'after',
  day: string,
  { origin, uids }: FeedAddress,
): CalendarEvent => ({
  uid: `feed-${feed.id}-${where}@${uids}`,
  sequence: 0,
  createdAt: feed.createdAt,
  updatedAt: feed.createdAt,
  at: day,
  summary: moreTexts[where],
  description: '',
  url: `${origin}/calendar?date=${day}`,
});
