import type { CalendarTask } from '@cuadrilla/contract/calendar';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { classes } from '../../../lib/text.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useCalendar } from './calendar-context.ts';
import { useIsMarked } from './calendar-controller.ts';
import { daysOf, isWeekend, type Period } from './calendar-days.ts';
import { calendarTexts as texts, numberOf, weekdayParts } from './calendar.texts.ts';
import { CalendarCard, CalendarChip } from './CalendarChip.tsx';
import { CalendarDraft } from './CalendarDraft.tsx';
import { rowOfDays } from './day-at.ts';
import { DayNumber } from './DayNumber.tsx';
import { HolidayName } from './HolidayName.tsx';
import { type Dated, isLong, segmentsOf } from './week-lanes.ts';
import styles from './WeekView.module.css';

interface Props {
  period: Period;
  dated: readonly Dated<CalendarTask>[];
}

/** Seven columns of cards: a task has a due instant, not a length. Those of several days run as bars above. */
export function WeekView({ period, dated }: Props) {
  const days = useMemo(() => daysOf(period), [period]);
  const bars = useMemo(() => segmentsOf(dated.filter(isLong), days), [dated, days]);
  const cards = dated.filter((each) => !isLong(each));
  return (
    <div className={styles.week} {...rowOfDays(period.from, 7)}>
      <div className={styles.columns} aria-hidden="true">
        {days.map((day) => (
          <Ground key={day} day={day} />
        ))}
      </div>
      <div className={classes(styles.row, styles.head)}>
        {days.map((day) => (
          <Head
            key={day}
            day={day}
            count={dated.filter(({ span }) => span.first <= day && day <= span.last).length}
          />
        ))}
      </div>
      {bars.length > 0 && (
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
      )}
      <div className={classes(styles.row, styles.cards)}>
        {days.map((day) => (
          <div key={day} role="group" aria-label={texts.dayTitle(day)} className={styles.day}>
            <HolidayName day={day} look="block" />
            {cards
              .filter(({ span }) => span.last === day)
              .map(({ task }) => (
                <CalendarCard key={task.id} task={task} day={day} />
              ))}
            <CalendarDraft day={day} />
          </div>
        ))}
      </div>
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

function Head({ day, count }: { day: string; count: number }) {
  const { today, canCreate } = useCalendar();
  const { short, rest } = weekdayParts(day);
  return (
    <div className={classes(styles.name, day === today && styles.today)} data-room>
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
