import type { Notification } from '@cuadrilla/contract/notices/notifications/notifications';
import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';

/** One line: several comments that are read alike are one, told by the newest. */
export interface Line {
  newest: Notification;
  /** Of all that it stands for. */
  ids: number[];
  /** How many people beside the one who is named. */
  others: number;
}

/** All of one task or document, or of a project itself. */
export interface Group {
  key: string;
  newest: Notification;
  lines: Line[];
  unread: number[];
}

function keyOf({ Task, Document, Project }: Notification): string {
  if (Document) return `document ${Document.id}`;
  return Task ? `task ${Task.id}` : `project ${Project.id}`;
}

/** In the order of the newest of each. */
export function groupNotifications(list: readonly Notification[]): Group[] {
  const groups = new Map<string, Notification[]>();
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups].flatMap(([key, members]) => {
    const [newest] = members;
    if (!newest) return [];
    const unread = members.filter(({ read }) => !read).map(({ id }) => id);
    return [{ key, newest, lines: linesOf(members), unread }];
  });
}

function linesOf(members: readonly Notification[]): Line[] {
  const lines = new Map<string, Notification[]>();
  for (const each of members) {
    const key = each.kind === 'commented' ? `commented ${each.read}` : String(each.id);
    lines.set(key, [...(lines.get(key) ?? []), each]);
  }
  return [...lines.values()].flatMap((folded) => {
    const [newest] = folded;
    if (!newest) return [];
    const people = new Set(folded.map(({ actor }) => actor?.id));
    return [{ newest, ids: folded.map(({ id }) => id), others: people.size - 1 }];
  });
}

export type DayName = 'today' | 'yesterday' | 'earlier';

/** The groups by the day of their newest. */
export function byDay(
  groups: readonly Group[],
  timeZone: string,
  today: string,
): { day: DayName; groups: Group[] }[] {
  const nameOf = ({ newest }: Group): DayName => {
    const day = dayIn(newest.at, timeZone);
    return day >= today ? 'today' : day === dayAfter(today, -1) ? 'yesterday' : 'earlier';
  };
  return (['today', 'yesterday', 'earlier'] as const)
    .map((day) => ({ day, groups: groups.filter((group) => nameOf(group) === day) }))
    .filter((each) => each.groups.length > 0);
}
