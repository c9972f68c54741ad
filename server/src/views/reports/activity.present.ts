import { dayLength, hourLength } from '@cuadrilla/contract/kernel/durations';
import { offsetAt } from '@cuadrilla/contract/kernel/day';
import type { ReportDays } from './report-days.ts';
import type { RowsOf } from './reports.present.ts';
import type { readActivity } from './reports.queries.ts';
import { quarter, quartersADay } from './sums.ts';

/** The first day that computers count was a Thursday. */
const mondayBefore = 3;

/** How often people did something on each weekday, Monday first, in each hour of the clocks there. */
export function presentActivity(
  rows: RowsOf<typeof readActivity>,
  { start, end }: ReportDays,
  timeZone: string,
): number[][] {
  const grid = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { day, quarters } of rows) {
    const offset = offsetsOn(Date.parse(day), timeZone);
    for (const [index, count] of countEach(quarters).entries()) {
      const at = Date.parse(day) + index * quarter;
      if (count === 0 || at < start.getTime() || at >= end.getTime()) continue;
      const there = at + offset(at);
      const row = grid[(Math.floor(there / dayLength) + mondayBefore) % 7] ?? [];
      const place = Math.floor((there % dayLength) / hourLength);
      row[place] = (row[place] ?? 0) + count;
    }
  }
  return grid;
}

function countEach(quarters: Uint8Array): Uint32Array {
  const counts = new Uint32Array(quartersADay);
  for (let index = 0; index < quarters.length; index += 1) {
    const each = quarters[index] ?? 0;
    counts[each] = (counts[each] ?? 0) + 1;
  }
  return counts;
}

/** Looked up twice for a day on which no clock is changed, which is slow. */
function offsetsOn(begin: number, timeZone: string): (at: number) => number {
  const [first, last] = [offsetAt(begin, timeZone), offsetAt(begin + dayLength, timeZone)];
  return first === last ? () => first : (at) => offsetAt(at, timeZone);
}
