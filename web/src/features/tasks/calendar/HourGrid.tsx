import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { dayIn, wallClock } from '@cuadrilla/contract/kernel/day';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { useNow } from '../../../lib/dates/clock.ts';
import { classes } from '../../../lib/text/text.ts';
import { useCalendar } from './calendar-context.ts';
import { type CalendarController, useIsMarked } from './calendar-controller.ts';
import { isWeekend } from './calendar-days.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import { CalendarHour } from './CalendarChip.tsx';
import { rowOfDays, rowOfHours } from './day-at.ts';
import { heightOf, type Hours, laidOut, minutesOf, shownHours, timeOf } from './day-hours.ts';
import styles from './HourGrid.module.css';
import type { Dated } from './week-lanes.ts';

type Timed = Dated<CalendarTask> & Hours;

interface Props {
  days: readonly string[];
  timed: readonly Timed[];
  /** From midnight to midnight. */
  isWhole: boolean;
}

type Shown = ReturnType<typeof shownHours>;

/** Where in the hours that are shown something stands, in parts of the whole. */
const placeIn = ({ first, last }: Shown, from: number, length = 0): CSSProperties => ({
  top: `${((from - first) / (last - first)) * 100}%`,
  ...(length > 0 && { height: `${(length / (last - first)) * 100}%` }),
});

/** Days side by side, and hours one below the other: what is put there has that hour. */
export function HourGrid({ days, timed, isWhole }: Props) {
  const shown = shownHours(timed, isWhole);
  const hours = Array.from({ length: (shown.last - shown.first) / 60 }, (_, at) => shown.first + at * 60);
  return (
    <div className={styles.line} style={{ '--hours': hours.length }}>
      <div className={styles.scale} aria-hidden="true">
        {hours.slice(1).map((hour) => (
          <span key={hour} className={styles.hour} style={placeIn(shown, hour)}>
            {timeOf(hour)}
          </span>
        ))}
      </div>
      <div className={styles.days} {...rowOfDays(days[0] ?? '', days.length)} {...rowOfHours(shown)}>
        {days.map((day) => (
          <DayHours key={day} day={day} timed={timed.filter(({ span }) => span.last === day)} shown={shown} />
        ))}
      </div>
    </div>
  );
}

function DayHours({ day, timed, shown }: { day: string; timed: readonly Timed[]; shown: Shown }) {
  const { controller, holidays } = useCalendar();
  const landing = useMarkedTime(controller, day);
  const isMarked = useIsMarked(controller, day);
  return (
    <div
      role="group"
      aria-label={texts.hoursOf(day)}
      className={classes(styles.day, isWeekend(day) && styles.weekend, holidays.has(day) && styles.holiday)}
      data-marked={(isMarked && landing === undefined) || undefined}
    >
      <Now day={day} shown={shown} />
      {laidOut(timed).map(({ task, lane, lanes, ...hours }) => (
        <CalendarHour
          key={task.id}
          task={task}
          day={day}
          hours={texts.hours(timeOf(hours.from), hours.length > 0 ? timeOf(hours.from + hours.length) : '')}
          style={{
            ...placeIn(shown, Math.min(hours.from, shown.last - heightOf(hours)), heightOf(hours)),
            left: `${(lane / lanes) * 100}%`,
            width: `${100 / lanes}%`,
          }}
        />
      ))}
      {landing !== undefined && <Landing time={landing} shown={shown} />}
    </div>
  );
}

/** Where the day has come to by now. */
function Now({ day, shown }: { day: string; shown: Shown }) {
  const { timeZone } = useCalendar();
  const minutes = useNow((now) =>
    dayIn(now, timeZone) === day ? minutesOf(wallClock(now, timeZone).time) : undefined,
  );
  if (minutes === undefined || minutes < shown.first || minutes > shown.last) return null;
  return <i className={styles.now} style={placeIn(shown, minutes)} aria-hidden="true" />;
}

/** The hour at which what is in hand would begin, or a new task. */
function Landing({ time, shown }: { time: string; shown: Shown }) {
  const from = Math.min(Math.max(minutesOf(time), shown.first), shown.last - landingLength);
  return (
    <i className={styles.landing} style={placeIn(shown, from, landingLength)} aria-hidden="true">
      {time}
    </i>
  );
}

const landingLength = 45;

const useMarkedTime = ({ marked }: CalendarController, day: string): string | undefined =>
  useSyncExternalStore(marked.subscribe, () => {
    const span = marked.get();
    return span?.first === day ? (span.time ?? undefined) : undefined;
  });
