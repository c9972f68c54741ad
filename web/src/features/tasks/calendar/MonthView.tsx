import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { useMemo } from 'react';
import { useMedia } from '../../../lib/media.ts';
import { classes } from '../../../lib/text/text.ts';
import { useCalendar } from './calendar-context.ts';
import { useIsMarked } from './calendar-controller.ts';
import { isWeekend, type Period, weeksOf } from './calendar-days.ts';
import { calendarTexts as texts, numberInMonth, weekdayParts } from './calendar.texts.ts';
import { CalendarChip } from './CalendarChip.tsx';
import { CalendarDraft } from './CalendarDraft.tsx';
import { rowOfDays } from './day-at.ts';
import { DayNumber } from './DayNumber.tsx';
import { HolidayName } from './HolidayName.tsx';
import { MoreButton } from './MoreButton.tsx';
import styles from './MonthView.module.css';
import { type Dated, fitted, segmentsOf } from './week-lanes.ts';

/** Below the number of a day there is room for so many lanes; for one less where six weeks are to fit a common screen. */
const lanesOf = (weeks: number, isTall: boolean): number => (weeks > 5 && !isTall ? 3 : 4);

interface Props {
  period: Period;
  dated: readonly Dated<CalendarTask>[];
}

export function MonthView({ period, dated }: Props) {
  const weeks = useMemo(() => weeksOf(period), [period]);
  const lanes = lanesOf(weeks.length, useMedia('(min-height: 1060px)'));
  return (
    <div className={styles.month} data-lanes={lanes}>
      <div className={styles.names} aria-hidden="true">
        {weeks[0]?.map((day) => {
          const { short, rest } = weekdayParts(day);
          return (
            <span key={day} className={styles.name}>
              {short}
              <span className={styles.rest}>{rest}</span>
            </span>
          );
        })}
      </div>
      {weeks.map((week) => (
        <Week key={week[0]} week={week} dated={dated} month={period.month} lanes={lanes} />
      ))}
    </div>
  );
}

interface WeekProps {
  week: string[];
  dated: readonly Dated<CalendarTask>[];
  month: string | undefined;
  lanes: number;
}

/** Read day by day: a bar is told on the first of its days. */
function Week({ week, dated, month, lanes }: WeekProps) {
  const { shown, hidden, counts } = useMemo(() => {
    const segments = segmentsOf(dated, week);
    const perDay = week.map((_, column) => segments.filter((each) => covers(each, column)).length);
    return { ...fitted(segments, lanes), counts: perDay };
  }, [dated, week, lanes]);
  return (
    <div className={styles.week} {...rowOfDays(week[0] ?? '', 7)}>
      {week.map((day, column) => (
        <div
          key={day}
          role="group"
          aria-label={texts.day(day, counts[column] ?? 0, false)}
          className={styles.group}
        >
          <Cell day={day} column={column} month={month} count={counts[column] ?? 0} />
          {shown
            .filter((segment) => segment.column === column)
            .map(({ task, span, lane, length, before, after }) => (
              <div key={task.id} className={styles.place} style={placeOf(column, length, lane)}>
                <CalendarChip
                  task={task}
                  day={day}
                  before={before}
                  until={after ? span.last : undefined}
                  isBar={span.first !== span.last}
                  isLong={length > 2}
                />
              </div>
            ))}
          <CalendarDraft day={day} style={placeOf(column, 1, lanes - 1)} />
          {(hidden[column] ?? 0) > 0 && (
            <MoreButton day={day} count={hidden[column] ?? 0} style={placeOf(column, 1, lanes - 1)} />
          )}
        </div>
      ))}
    </div>
  );
}

const covers = ({ column, length }: { column: number; length: number }, at: number): boolean =>
  column <= at && at < column + length;

const placeOf = (column: number, length: number, lane: number) => ({
  gridColumn: `${column + 1} / span ${length}`,
  gridRow: lane + 2,
});

interface CellProps {
  day: string;
  column: number;
  month: string | undefined;
  count: number;
}

function Cell({ day, column, month, count }: CellProps) {
  const { controller, holidays } = useCalendar();
  const isMarked = useIsMarked(controller, day);
  const isOff = month !== undefined && !day.startsWith(month);
  return (
    <div
      className={classes(
        styles.cell,
        isOff && styles.off,
        !isOff && isWeekend(day) && styles.weekend,
        !isOff && holidays.has(day) && styles.holiday,
      )}
      data-marked={isMarked || undefined}
      data-room
      style={{ gridColumn: column + 1 }}
    >
      <DayNumber day={day} count={count}>
        {numberInMonth(day, month)}
      </DayNumber>
      <HolidayName day={day} />
    </div>
  );
}
