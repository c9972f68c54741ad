import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { ChevronsDownUp, ChevronsUpDown, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { classes } from '../../../lib/text/text.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { useCalendar } from './calendar-context.ts';
import { useIsMarked } from './calendar-controller.ts';
import { daysOf, isWeekend, type Period } from './calendar-days.ts';
import { calendarTexts as texts, numberOf, weekdayParts } from './calendar.texts.ts';
import { CalendarCard, CalendarChip } from './CalendarChip.tsx';
import { CalendarDraft } from './CalendarDraft.tsx';
import { rowOfDays, withoutHours } from './day-at.ts';
import { hoursOf } from './day-hours.ts';
import { DayNumber } from './DayNumber.tsx';
import { HolidayName } from './HolidayName.tsx';
import { HourGrid } from './HourGrid.tsx';
import { MoreButton } from './MoreButton.tsx';
import { touches } from '../data/task-span.ts';
import { type Dated, isLong, type Segment, segmentsOf } from './week-lanes.ts';
import styles from './WeekView.module.css';

interface Props {
  period: Period;
  dated: readonly Dated<CalendarTask>[];
}

/** So many leave room for the hours. */
const most = { bars: 5, cards: 3 };

/** A week or a day: tasks of several days as bars, below them those of one, and those with an hour at their hour. */
export function WeekView({ period, dated }: Props) {
  const { timeZone } = useCalendar();
  const [isWhole, setWhole] = useState(false);
  const days = useMemo(() => daysOf(period), [period]);
  const segments = useMemo(() => segmentsOf(dated.filter(isLong), days), [dated, days]);
  const bars = segments.filter(({ lane }) => lane < most.bars);
  const timed = useMemo(
    () =>
      dated.flatMap((each) => {
        const hours = isLong(each) ? undefined : hoursOf(each.task, timeZone);
        return hours ? [{ ...each, ...hours }] : [];
      }),
    [dated, timeZone],
  );
  // What is done has room only after what is not.
  const cards = dated
    .filter((each) => !isLong(each) && timed.every(({ task }) => task !== each.task))
    .toSorted((one, other) => Number(one.done) - Number(other.done));
  return (
    <div className={styles.week} style={{ '--days': days.length }}>
      <div className={classes(styles.line, styles.head)}>
        <div className={styles.corner}>
          <IconButton
            size="small"
            label={isWhole ? texts.fewerHours : texts.allHours}
            aria-pressed={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? <ChevronsDownUp size={16} /> : <ChevronsUpDown size={16} />}
          </IconButton>
        </div>
        <div className={styles.row} {...rowOfDays(period.from, days.length)}>
          {days.map((day) => (
            <Head
              key={day}
              day={day}
              isAlone={days.length === 1}
              count={dated.filter(({ span }) => span.first <= day && day <= span.last).length}
            />
          ))}
        </div>
      </div>
      <div className={styles.line}>
        <span className={styles.side}>{texts.allDay}</span>
        <div className={styles.whole} {...rowOfDays(period.from, days.length)} {...withoutHours}>
          <div className={classes(styles.row, styles.columns)} aria-hidden="true">
            {days.map((day) => (
              <Ground key={day} day={day} />
            ))}
          </div>
          {bars.length > 0 && <Bars days={days} bars={bars} />}
          <div className={styles.row}>
            {days.map((day) => (
              <Cards
                key={day}
                day={day}
                dated={cards.filter(({ span }) => span.last === day)}
                hiddenBars={
                  segments.filter(({ lane, span }) => lane >= most.bars && touches(span, day, day)).length
                }
              />
            ))}
          </div>
        </div>
      </div>
      <HourGrid days={days} timed={timed} isWhole={isWhole} />
    </div>
  );
}

interface BarsProps {
  days: readonly string[];
  bars: readonly Segment<CalendarTask>[];
}

const Bars = ({ days, bars }: BarsProps) => (
  <div className={classes(styles.row, styles.bars)}>
    {bars.map(({ task, span, column, length, lane, before, after }) => (
      <div
        key={task.id}
        className={styles.bar}
        style={{ gridColumn: `${column + 1} / span ${length}`, gridRow: lane + 1 }}
      >
        <CalendarChip
          task={task}
          day={days[column] ?? ''}
          before={before}
          until={after ? span.last : undefined}
          isBar
          isLong={length > 1}
        />
      </div>
    ))}
  </div>
);

interface CardsProps {
  day: string;
  dated: readonly Dated<CalendarTask>[];
  hiddenBars: number;
}

function Cards({ day, dated, hiddenBars }: CardsProps) {
  const shown = dated.slice(0, most.cards);
  const hidden = hiddenBars + dated.length - shown.length;
  return (
    <div role="group" aria-label={texts.dayTitle(day)} className={styles.day}>
      <HolidayName day={day} look="block" />
      {shown.map(({ task }) => (
        <CalendarCard key={task.id} task={task} day={day} />
      ))}
      {hidden > 0 && <MoreButton day={day} count={hidden} />}
      <CalendarDraft day={day} />
    </div>
  );
}

function Ground({ day }: { day: string }) {
  const { controller, holidays } = useCalendar();
  return (
    <i
      className={classes(
        styles.ground,
        isWeekend(day) && styles.weekend,
        holidays.has(day) && styles.holiday,
      )}
      data-marked={useIsMarked(controller, day) || undefined}
    />
  );
}

interface HeadProps {
  day: string;
  count: number;
  /** Beside it there is no room for anything. */
  isAlone: boolean;
}

function Head({ day, count, isAlone }: HeadProps) {
  const { today, canCreate } = useCalendar();
  const { short, rest } = weekdayParts(day);
  return (
    <div
      className={classes(styles.name, day === today && styles.today)}
      data-room={isAlone ? undefined : true}
    >
      <DayNumber day={day} count={count}>
        {numberOf(day)}
      </DayNumber>
      <span className={styles.weekday}>
        {short}
        <span className={styles.rest}>{rest}</span>
      </span>
      {canCreate && (
        <IconButton
          size="small"
          label={texts.createOn(day)}
          data-day-button={day}
          tabIndex={-1}
          className={styles.add}
        >
          <Plus size={16} />
        </IconButton>
      )}
    </div>
  );
}
