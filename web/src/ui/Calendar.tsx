import { dayIn } from '@cuadrilla/contract/day';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type ChevronProps } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import { useNow } from '../lib/clock.ts';
import { useTimeZone } from '../lib/time-zone.ts';
import styles from './Calendar.module.css';
import { dateOfDay, dayOfDate } from './date-text.ts';

interface Props {
  /** yyyy-MM-dd; anything else is no day. */
  day: string;
  onChoose: (day: string) => void;
  /** Whether the focus goes to its day as soon as it is there. */
  autoFocus?: boolean;
}

/** The month of the chosen day, or of today. The arrows move by days and weeks, Page Up and Down by months. */
export function Calendar({ day, onChoose, autoFocus = true }: Props) {
  const zone = useTimeZone();
  const today = dateOfDay(useNow((now) => dayIn(now, zone))) ?? new Date();
  const chosen = dateOfDay(day);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus={autoFocus}
      fixedWeeks
      showOutsideDays
      locale={es}
      navLayout="around"
      today={today}
      selected={chosen}
      defaultMonth={chosen ?? today}
      startMonth={firstMonth}
      endMonth={lastMonth}
      onSelect={(date) => onChoose(dayOfDate(date))}
      formatters={{ formatCaption: (month) => monthName.format(month) }}
      components={{ Chevron }}
      classNames={classNames}
    />
  );
}

/** The years that contract takes. */
const firstMonth = new Date(1970, 0);
const lastMonth = new Date(2200, 11);

const monthName = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric' });

const Chevron = ({ orientation }: ChevronProps) =>
  orientation === 'left' ? <ChevronLeft size={18} /> : <ChevronRight size={18} />;

const classNames = {
  month: styles['month'] ?? '',
  month_caption: styles['caption'] ?? '',
  button_previous: styles['arrow'] ?? '',
  button_next: styles['arrow'] ?? '',
  month_grid: styles['grid'] ?? '',
  weekday: styles['weekday'] ?? '',
  day: styles['day'] ?? '',
  day_button: styles['button'] ?? '',
};
