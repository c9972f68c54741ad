import { daysBetween, type Span, touches } from '../data/task-span.ts';

export interface Dated<Task> {
  task: Task;
  span: Span;
  done: boolean;
}

export const isLong = ({ span }: { span: Span }): boolean => span.first !== span.last;

/** The part of a task that is seen in one week. */
export interface Segment<Task> extends Dated<Task> {
  /** From 0 to 6. */
  column: number;
  length: number;
  lane: number;
  /** It began before this week, it goes on after it. */
  before: boolean;
  after: boolean;
}

/** What is done lies below what is not, short ones below long ones, which keep their order from week to week. */
const inOrder = <Task>(dated: readonly Dated<Task>[]): Dated<Task>[] =>
  dated.toSorted((a, b) => {
    if (a.done !== b.done) return a.done ? 1 : -1;
    if (isLong(a) !== isLong(b)) return isLong(a) ? -1 : 1;
    return compare(a.span.first, b.span.first) || compare(b.span.last, a.span.last);
  });

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Each in the highest lane that is free on all of its days. */
export function segmentsOf<Task>(dated: readonly Dated<Task>[], week: readonly string[]): Segment<Task>[] {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)];
  /** By lane, the columns that are taken. */
  const taken: Set<number>[] = [];
  return inOrder(dated.filter(({ span }) => touches(span, monday, sunday))).map((each) => {
    const { span } = each;
    const column = Math.max(0, daysBetween(monday, span.first));
    const end = Math.min(week.length - 1, daysBetween(monday, span.last));
    const columns = Array.from({ length: end - column + 1 }, (_, at) => column + at);
    const free = taken.findIndex((lane) => columns.every((at) => !lane.has(at)));
    const lane = free === -1 ? taken.push(new Set()) - 1 : free;
    columns.forEach((at) => taken[lane]?.add(at));
    return {
      ...each,
      column,
      length: columns.length,
      lane,
      before: span.first < monday,
      after: span.last > sunday,
    };
  });
}

export interface Fitted<Task> {
  shown: Segment<Task>[];
  /** How many of each day have no room. */
  hidden: number[];
}

/** As many lanes as there is room for; on a day with more the last of them says how many are left out. */
export function fitted<Task>(segments: readonly Segment<Task>[], room: number, days = 7): Fitted<Task> {
  const columnsOf = ({ column, length }: Segment<Task>) => Array.from({ length }, (_, at) => column + at);
  const crowded = new Set(segments.filter(({ lane }) => lane >= room).flatMap(columnsOf));
  const shown = segments.filter(
    (segment) =>
      segment.lane < room - 1 ||
      (segment.lane === room - 1 && !columnsOf(segment).some((column) => crowded.has(column))),
  );
  const hidden = Array.from({ length: days }, () => 0);
  const seen = new Set(shown);
  for (const segment of segments)
    if (!seen.has(segment))
      for (const column of columnsOf(segment)) hidden[column] = (hidden[column] ?? 0) + 1;
  return { shown, hidden };
}
