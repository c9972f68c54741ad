import { dayAfter, dayIn, firstOfWeek, isDay, startOfDay, wallClock } from '@cuadrilla/contract/kernel/day';
import type { Moment, Seen } from './report-history.ts';

interface Column {
  id: number;
  name: string | null;
}

/** What the reports of these days must say, counted in the plainest way: by looking at how all was at the end of each. */
export function reportPlainly(
  history: readonly Moment[],
  columns: readonly Column[],
  days: readonly string[],
  timeZone: string,
  now: Date,
) {
  const edges = [...days, dayAfter(days.at(-1) ?? '', 1)].map((day) => startOfDay(day, timeZone));
  const [start, end] = [edges[0] ?? new Date(), edges.at(-1) ?? new Date()];
  const startBefore = startOfDay(dayAfter(days[0] ?? '', -days.length), timeZone);
  const nameOf = new Map(columns.map(({ id, name }) => [id, name]));
  /** What was there when each day ended. */
  const ends = days.map((day, index) => {
    const edge = edges[index + 1] ?? end;
    const seen = history.findLast(({ at }) => at < edge)?.seen ?? [];
    return { day, edge, here: seen.filter((task) => task.here) };
  });
  const open = ends.map(({ here }) => here.filter(isOpen).length);
  // A day that is not over: what is due later on is not late yet.
  const isPast = (due: Date, edge: Date): boolean => (edge > now ? due <= now : due < edge);
  const overdue = ends.map(
    ({ here, day, edge }) =>
      here.filter(
        (task) => isOpen(task) && (isDay(task.due) ? task.due < day : isPast(new Date(task.due), edge)),
      ).length,
  );

  const deeds = history.flatMap(({ at, seen }, index) => {
    const before = new Map(history[index - 1]?.seen.map((task) => [task.id, task]));
    return seen
      .filter((task) => task.here)
      .map((task) => ({
        at,
        id: task.id,
        created: !before.has(task.id),
        finished: !isOpen(task) && before.get(task.id)?.kind !== 'hecho',
      }));
  });
  const count = (from: Date, to: Date) => {
    const within = deeds.filter(({ at }) => at >= from && at < to);
    return {
      created: within.filter(({ created }) => created).length,
      finished: within.filter(({ finished }) => finished).length,
    };
  };
  const weeks = [...new Set(days.map((day) => firstOfWeek(day, 'monday')))].map((week) => {
    const own = days.filter((day) => firstOfWeek(day, 'monday') === week);
    const [first = '', last = ''] = [own[0], own.at(-1)];
    return { first, last, ...count(startOfDay(first, timeZone), startOfDay(dayAfter(last, 1), timeZone)) };
  });

  const bands = new Map<string, number[]>();
  for (const [index, { here, edge }] of ends.entries())
    for (const task of here) {
      const name = nameOf.get(task.columnId);
      if (typeof name !== 'string' || (!isOpen(task) && doneSince(history, task, edge) < start)) continue;
      const band = isOpen(task) ? `${task.kind} ${name}` : task.kind;
      const counts = bands.get(band) ?? days.map(() => 0);
      counts[index] = (counts[index] ?? 0) + 1;
      bands.set(band, counts);
    }
  return { summary: { open, overdue, weeks, before: count(startBefore, start) }, bands };
}

const isOpen = ({ kind }: Seen): boolean => kind !== 'hecho';

/** When it last became done, looked at from an instant on. */
function doneSince(history: readonly Moment[], { id }: Seen, before: Date): Date {
  const until = history.filter(({ at }) => at < before);
  const last = until.findLastIndex(({ seen }) => seen.find((task) => task.id === id)?.kind !== 'hecho');
  return until[last + 1]?.at ?? before;
}

/** On which weekdays, in which hours of the clocks there, of what happened at these instants. */
export function activityPlainly(
  instants: readonly Date[],
  days: readonly string[],
  timeZone: string,
): number[][] {
  const grid = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const at of instants.filter((each) => days.includes(dayIn(each, timeZone)))) {
    const { day, time } = wallClock(at, timeZone);
    const row = grid[(new Date(day).getUTCDay() + 6) % 7] ?? [];
    row[Number(time.slice(0, 2))] = (row[Number(time.slice(0, 2))] ?? 0) + 1;
  }
  return grid;
}
