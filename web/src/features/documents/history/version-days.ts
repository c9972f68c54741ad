import type { DocumentVersion } from '@cuadrilla/contract/documents/document-content';
import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import { formatDay, formatTime } from '../../../lib/dates/dates.ts';
import { historyTexts as texts } from './history.texts.ts';

/** «Hoy», «Ayer», «Viernes 09-10-2026» */
function nameOf(day: string, today: string): string {
  if (day === today) return texts.today;
  if (day === dayAfter(today, -1)) return texts.yesterday;
  const weekday = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${formatDay(day, 'UTC')}`;
}

/** Each day with its versions, in the order in which they come. */
export function byDay(versions: readonly DocumentVersion[], timeZone: string, today: string) {
  const days = new Map<string, DocumentVersion[]>();
  for (const version of versions) {
    const day = dayIn(version.endedAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), version]);
  }
  return [...days].map(([day, of]) => ({ name: nameOf(day, today), versions: of }));
}

/** «de hoy a las 09:48», «del 09-10-2026 a las 16:31» */
export function whenOf({ endedAt }: DocumentVersion, timeZone: string, today: string): string {
  const [day, time] = [dayIn(endedAt, timeZone), formatTime(endedAt, timeZone)];
  if (day === today) return texts.todayAt(time);
  return day === dayAfter(today, -1) ? texts.yesterdayAt(time) : texts.dayAt(formatDay(day, 'UTC'), time);
}
