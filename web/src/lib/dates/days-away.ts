import { dayIn } from '@cuadrilla/contract/kernel/day';
import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { daysAwayTexts as texts } from './days-away.texts.ts';

/** «hoy», «mañana», «en 7 días», «hace 2 días»: by the days of the calendar there. */
export function formatDaysAway(date: string, timeZone: string, now: Date): string {
  const days = (Date.parse(dayIn(date, timeZone)) - Date.parse(dayIn(now, timeZone))) / dayLength;
  return texts.near.get(days) ?? (days > 0 ? texts.ahead(days) : texts.ago(-days));
}
