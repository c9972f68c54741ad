import { dayAfter, dayIn, lastOfWeek } from '@cuadrilla/contract/kernel/day';
import type { ComponentProps } from 'react';
import { useNow } from '../../lib/dates/clock.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { Button } from '../controls/Button.tsx';
import styles from './DayChooser.module.css';
import { LazyCalendar } from './LazyCalendar.tsx';
import { dateTexts } from '../text/date.texts.ts';

interface Props extends ComponentProps<typeof LazyCalendar> {
  /** Where there may be no day. */
  onClear?: (() => void) | undefined;
}

/** The days that are chosen most, and the calendar for all others. */
export function DayChooser({ onClear, ...calendar }: Props) {
  const zone = useTimeZone();
  const today = useNow((now) => dayIn(now, zone));
  const choices = [
    [dateTexts.today, () => calendar.onChoose(today)],
    [dateTexts.tomorrow, () => calendar.onChoose(dayAfter(today, 1))],
    [dateTexts.nextMonday, () => calendar.onChoose(dayAfter(lastOfWeek(today, 'monday'), 1))],
    ...(onClear ? ([[dateTexts.noDay, onClear]] as const) : []),
  ] as const;
  return (
    <>
      <div className={styles.quick} role="group" aria-label={dateTexts.quickDays}>
        {choices.map(([name, choose]) => (
          <Button key={name} size="small" look="ghost" className={styles.day} onClick={choose}>
            {name}
          </Button>
        ))}
      </div>
      <LazyCalendar {...calendar} />
    </>
  );
}
