import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import type { AnsweredDates } from '@cuadrilla/contract/tasks/answered-dates';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListPage } from '../../../lib/server/api.ts';
import { type Settle, showOwn, writeNews } from '../../../writes/own-changes.ts';
import { keptCalendars } from './kept-calendars.ts';
import { belongs } from './task-listing.ts';
import { type CalendarAsked, calendarKeys, type CalendarScope, type CalendarTasks } from './calendar-keys.ts';
import { spanOf, touches } from './task-span.ts';

type Tray = InfiniteData<ListPage<CalendarTask[]>, string | undefined>;

/** As calendars keep it. */
function asCalendarTask(projectId: number, task: Task): CalendarTask {
  const { description: _text, position: _place, createdAt: _made, updatedAt: _changed, ...kept } = task;
  const {
    created_by: _author,
    commentCount: _comments,
    pointCount: _points,
    pointsDone: _done,
    ...shown
  } = kept;
  return { ...shown, project_id: projectId };
}

/** Whether it is one of those that were asked for. Filters are asked of the whole task. */
const isIn = ({ project, board, search, filter }: CalendarScope, projectId: number, task: Task): boolean =>
  (project === undefined || project.split(',').includes(String(projectId))) &&
  (board === undefined || board === task.board_id) &&
  belongs({ search, filter, sort: 'id', order: 'asc' }, task);

/** The server says how a task is now: it comes, goes or changes days in every calendar that is kept. */
export function receiveInCalendars(client: QueryClient, projectId: number, task: Task): void {
  writeNews(client, calendarKeys.spans(), (calendar: CalendarTasks) => {
    const { asked, tasks } = calendar;
    const known = tasks.find(({ id }) => id === task.id);
    if (known && known.version > task.version) return calendar;
    const isShown = isDuring(asked, task) && isIn(asked, projectId, task);
    if (!known && !isShown) return calendar;
    const others = tasks.filter(({ id }) => id !== task.id);
    return { ...calendar, tasks: isShown ? [...others, asCalendarTask(projectId, task)] : others };
  });
  writeNews(client, calendarKeys.trays(), (tray: Tray) =>
    inTray(tray, (tasks) => tasks.flatMap((each) => received(each, task, projectId))),
  );
}

const received = (known: CalendarTask, task: Task, projectId: number): CalendarTask[] => {
  if (known.id !== task.id || known.version > task.version) return [known];
  return hasDate(task) || task.archived ? [] : [asCalendarTask(projectId, task)];
};

const hasDate = ({ start_date, due_date }: AnsweredDates): boolean =>
  start_date !== null || due_date !== null;

function isDuring({ from, to, timeZone }: CalendarAsked, task: AnsweredDates): boolean {
  const span = spanOf(task, timeZone);
  return span !== undefined && touches(span, from, to);
}

const inTray = (tray: Tray, change: (tasks: CalendarTask[]) => CalendarTask[]): Tray => ({
  ...tray,
  pages: tray.pages.map((page) => ({ ...page, items: change(page.items) })),
});

/** Those that no calendar is to show any more. */
export function forgetInCalendars(client: QueryClient, isGone: (task: CalendarTask) => boolean): void {
  const stay = (tasks: CalendarTask[]) =>
    tasks.some(isGone) ? tasks.filter((task) => !isGone(task)) : tasks;
  writeNews(client, calendarKeys.spans(), (calendar: CalendarTasks) => {
    const tasks = stay(calendar.tasks);
    return tasks === calendar.tasks ? calendar : { ...calendar, tasks };
  });
  writeNews(client, calendarKeys.trays(), (tray: Tray) => inTray(tray, stay));
}

/** Shows that tasks are gone, until the server has that or refuses it. */
const hideInCalendars = (client: QueryClient, ids: readonly number[]): Settle[] => [
  showOwn(client, calendarKeys.spans(), (calendar: CalendarTasks) => ({
    ...calendar,
    tasks: calendar.tasks.filter(({ id }) => !ids.includes(id)),
  })),
  showOwn(client, calendarKeys.trays(), (tray: Tray) =>
    inTray(tray, (tasks) => tasks.filter(({ id }) => !ids.includes(id))),
  ),
];

/**
 * Shows a task as it will be, wherever calendars are, until the server has it or refuses it; what others change in it
 * meanwhile shows too.
 */
export function showInCalendars(
  client: QueryClient,
  task: CalendarTask,
  patch: Partial<CalendarTask> = {},
): Settle[] {
  const inSpans = showOwn(client, calendarKeys.spans(), (calendar: CalendarTasks) => {
    const known = calendar.tasks.find(({ id }) => id === task.id) ?? task;
    const others = calendar.tasks.filter(({ id }) => id !== task.id);
    const changed = { ...known, ...patch };
    return { ...calendar, tasks: isDuring(calendar.asked, changed) ? [...others, changed] : others };
  });
  const inTrays = showOwn(client, calendarKeys.trays(), (tray: Tray) =>
    inTray(tray, (tasks) => tasks.filter(({ id }) => id !== task.id || !hasDate({ ...task, ...patch }))),
  );
  // The answer itself is written here before: nothing of what stood for it is to stay.
  return [() => inSpans(), () => inTrays()];
}

/** As it is shown, in whichever calendar or tray. */
export function findInCalendars(client: QueryClient, taskId: number): CalendarTask | undefined {
  const calendars = client.getQueriesData<CalendarTasks>({ queryKey: calendarKeys.spans() });
  const trays = client.getQueriesData<Tray>({ queryKey: calendarKeys.trays() });
  const kept = [
    ...calendars.flatMap(([, calendar]) => calendar?.tasks ?? []),
    ...trays.flatMap(([, tray]) => tray?.pages.flatMap(({ items }) => items) ?? []),
  ];
  return kept.filter(({ id }) => id === taskId).toSorted((a, b) => b.version - a.version)[0];
}

/** From the first calendar on. */
export function followInCalendars(): void {
  keptCalendars.receive = receiveInCalendars;
  keptCalendars.hide = hideInCalendars;
  keptCalendars.forget = forgetInCalendars;
}
