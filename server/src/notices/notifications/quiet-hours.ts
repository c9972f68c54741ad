import { dayAfter, instantAt, wallClock } from '@cuadrilla/contract/kernel/day';
import type { QuietHours } from '@cuadrilla/contract/notices/notifications/preferences';

/** When it is over, if somebody wants quiet now. */
export function quietUntil(quiet: QuietHours | null, timeZone: string, now: Date): Date | undefined {
  if (!quiet) return undefined;
  const { from, to } = quiet;
  const { day, time } = wallClock(now, timeZone);
  const isQuiet = from < to ? from <= time && time < to : from <= time || time < to;
  return isQuiet ? new Date(instantAt(time < to ? day : dayAfter(day, 1), to, timeZone)) : undefined;
}
