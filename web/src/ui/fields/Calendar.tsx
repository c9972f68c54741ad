import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { createContext, use, useState } from 'react';
import { DayButton, type DayButtonProps, DayPicker, type ChevronProps } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import { useNow } from '../../lib/dates/clock.ts';
import { useHolidays } from '../../lib/dates/holidays.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { useWeekStart } from '../../lib/dates/week-start.ts';
import styles from './Calendar.module.css';
import { dateOfDay, dayOfDate } from '../text/date-text.ts';

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
  const weekStart = useWeekStart();
  const today = dateOfDay(useNow((now) => dayIn(now, zone))) ?? new Date();
  const chosen = dateOfDay(day);
  const [month, setMonth] = useState(chosen ?? today);
  const first = dayOfDate(month);
  const holidays = useHolidays(dayAfter(first, -40), dayAfter(first, 40));
  return (
    <HolidaysContext value={holidays}>
      <DayPicker
        mode="single"
        required
        autoFocus={autoFocus}
        fixedWeeks
        showOutsideDays
        locale={es}
        weekStartsOn={weekStart === 'sunday' ? 0 : 1}
        navLayout="around"
        today={today}
        selected={chosen}
        defaultMonth={month}
        onMonthChange={setMonth}
        modifiers={{ holiday: (date) => holidays.has(dayOfDate(date)) }}
        modifiersClassNames={{ holiday: styles['holiday'] ?? '' }}
        startMonth={firstMonth}
        endMonth={lastMonth}
        onSelect={(date) => onChoose(dayOfDate(date))}
        formatters={{ formatCaption: (shown) => monthName.format(shown) }}
        components={{ Chevron, DayButton: NamedDay }}
        classNames={classNames}
      />
    </HolidaysContext>
  );
}

const HolidaysContext = createContext<ReadonlyMap<string, string>>(new Map());

/** A holiday says its name to whoever points at it, or hears it. */
function NamedDay(props: DayButtonProps) {
  const name = use(HolidaysContext).get(dayOfDate(props.day.date));
  if (name === undefined) return <DayButton {...props} />;
  return <DayButton {...props} title={name} aria-label={`${props['aria-label']}, ${name}`} />;
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
