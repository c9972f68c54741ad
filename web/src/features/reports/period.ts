import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { dayAfter, firstOfWeek, isDay, type WeekStart } from '@cuadrilla/contract/kernel/day';
import { longestReport } from '@cuadrilla/contract/views/reports/reports';

export const presets = ['4w', '6w', '12w', 'quarter', 'year', 'all'] as const;
export type Preset = (typeof presets)[number];
const usualPreset: Preset = '12w';

export interface Period {
  /** None where the days were chosen one by one. */
  preset?: Preset | undefined;
  from: string;
  to: string;
}

const isDate = (text: string | undefined): text is string =>
  text !== undefined && isDay(text) && parseDate(text) !== undefined;

const later = (one: string, other: string): string => (one > other ? one : other);

/** What a period is reckoned from. */
export interface Calendar {
  today: string;
  weekStart: WeekStart;
  /** When the first of the projects began. */
  since: string;
}

/** Whole weeks, this one among them: no bar of a chart is shorter because it has fewer days. */
const weeksBefore = ({ today, weekStart }: Calendar, weeks: number): string =>
  dayAfter(firstOfWeek(today, weekStart), 7 - 7 * weeks);

/** The first day of each. */
const beginnings: Record<Preset, (calendar: Calendar) => string> = {
  '4w': (calendar) => weeksBefore(calendar, 4),
  '6w': (calendar) => weeksBefore(calendar, 6),
  '12w': (calendar) => weeksBefore(calendar, 12),
  quarter: ({ today }) => {
    const first = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
    return `${today.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
  },
  year: ({ today }) => `${today.slice(0, 4)}-01-01`,
  all: ({ today, since }) => later(since < today ? since : today, dayAfter(today, 1 - longestReport)),
};

export const periodOf = (preset: Preset, calendar: Calendar): Period => ({
  preset,
  from: beginnings[preset](calendar),
  to: calendar.today,
});

interface Said {
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** What the address says, where it makes sense; the usual period otherwise. */
export function readPeriod({ period, from, to }: Said, calendar: Calendar): Period {
  if (isDate(from) && isDate(to) && from <= to && to < dayAfter(from, longestReport)) return { from, to };
  return periodOf(presets.find((each) => each === period) ?? usualPreset, calendar);
}

/** The other way round: the usual one leaves the address empty. */
export const writePeriod = ({ preset, from, to }: Period): Said =>
  preset === undefined
    ? { period: undefined, from, to }
    : { period: preset === usualPreset ? undefined : preset, from: undefined, to: undefined };
