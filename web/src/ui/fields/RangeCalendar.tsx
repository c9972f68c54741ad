import { dayIn } from '@cuadrilla/contract/kernel/day';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type ChevronProps } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import { useNow } from '../../lib/dates/clock.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { useWeekStart } from '../../lib/dates/week-start.ts';
import calendar from './Calendar.module.css';
import { dateOfDay, dayOfDate } from '../text/date-text.ts';
import styles from './RangeCalendar.module.css';

interface Props {
  from: string;
  to: string;
  onChoose: (from: string, to: string) => void;
}

/** Two months; the first day that is pressed and the next one are the ends. None of them lies ahead. */
export function RangeCalendar({ from, to, onChoose }: Props) {
  const zone = useTimeZone();
  const weekStart = useWeekStart();
  const today = dateOfDay(useNow((now) => dayIn(now, zone))) ?? new Date();
  const [first, last] = [dateOfDay(from), dateOfDay(to)];
  return (
    <DayPicker
      mode="range"
      required
      numberOfMonths={2}
      locale={es}
      weekStartsOn={weekStart === 'sunday' ? 0 : 1}
      today={today}
      defaultMonth={new Date(today.getFullYear(), today.getMonth() - 1)}
      endMonth={today}
      disabled={{ after: today }}
      selected={{ from: first, to: last }}
      // A day inside what is chosen begins it anew.
      resetOnSelect
      onSelect={(range) => {
        if (range.from) onChoose(dayOfDate(range.from), dayOfDate(range.to ?? range.from));
      }}
      formatters={{ formatCaption: (shown) => monthName.format(shown) }}
      components={{ Chevron }}
      classNames={classNames}
    />
  );
}

const monthName = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric' });

const Chevron = ({ orientation }: ChevronProps) =>
  orientation === 'left' ? <ChevronLeft size={18} /> : <ChevronRight size={18} />;

const classNames = {
  months: styles['months'] ?? '',
  nav: styles['nav'] ?? '',
  month_caption: styles['caption'] ?? '',
  button_previous: calendar['arrow'] ?? '',
  button_next: calendar['arrow'] ?? '',
  month_grid: calendar['grid'] ?? '',
  weekday: calendar['weekday'] ?? '',
  day: styles['day'] ?? '',
  day_button: calendar['button'] ?? '',
  range_start: styles['start'] ?? '',
  range_middle: styles['middle'] ?? '',
  range_end: styles['end'] ?? '',
  disabled: styles['ahead'] ?? '',
};
