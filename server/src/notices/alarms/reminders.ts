import { dayAfter, dayIn, instantAt, isDay, isOver, startOfDay } from '@cuadrilla/contract/kernel/day';

export type DueKind = 'tomorrow' | 'today' | 'overdue';
export const dueKinds: readonly DueKind[] = ['tomorrow', 'today', 'overdue'];

/** When the day's work begins: nobody wants to be told at midnight. */
const morning = '08:00';

/** When to tell whoever is in that zone that something is due then, a day or an instant. */
export function remindersOf(due: string, timeZone: string): { kind: DueKind; at: Date }[] {
  const day = dayIn(due, timeZone);
  const over = isDay(due) ? startOfDay(dayAfter(day, 1), timeZone) : new Date(due);
  const at = (on: string) => new Date(instantAt(on, morning, timeZone));
  return [
    { kind: 'tomorrow' as const, at: at(dayAfter(day, -1)) },
    { kind: 'today' as const, at: at(day) },
    { kind: 'overdue' as const, at: over },
  ].filter(({ kind, at: moment }) => kind === 'overdue' || moment < over);
}

/** What there is to say of it now: what was to be said earlier is no longer true. */
export function dueKindAt(due: string, timeZone: string, now: Date): DueKind | undefined {
  if (isOver(due, timeZone, now)) return 'overdue';
  const today = dayIn(now, timeZone);
  const day = dayIn(due, timeZone);
  return day === today ? 'today' : day === dayAfter(today, 1) ? 'tomorrow' : undefined;
}
