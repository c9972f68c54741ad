import { firstYear, lastYear } from '@cuadrilla/contract/kernel/dates';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { type CalendarView, stepFrom } from '../../features/tasks/calendar/calendar-days.ts';
import { calendarTexts as texts, monthNames } from '../../features/tasks/calendar/calendar.texts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { PopoverButton } from '../../ui/layers/PopoverButton.tsx';
import styles from './CalendarHead.module.css';

interface Props {
  view: CalendarView;
  date: string;
  title: string;
  onToday: () => void;
  onDate: (date: string) => void;
}

/** The period before, today, the period after, and any month at once. */
export const CalendarSteps = ({ view, date, title, onToday, onDate }: Props) => (
  <div data-row className={styles.steps}>
    <Step label={texts.previous[view]} to={stepFrom(view, date, -1)} onDate={onDate}>
      <ChevronLeft size={18} />
    </Step>
    <Button className={styles.today} onClick={onToday}>
      {texts.today}
    </Button>
    <Step label={texts.next[view]} to={stepFrom(view, date, 1)} onDate={onDate}>
      <ChevronRight size={18} />
    </Step>
    <MonthButton date={date} title={title} onDate={onDate} />
  </div>
);

interface StepProps extends Pick<Props, 'onDate'> {
  label: string;
  /** Nowhere, where dates end. */
  to: string | undefined;
  children: ReactNode;
}

const Step = ({ label, to, onDate, children }: StepProps) => (
  <IconButton
    label={label}
    className={styles.step}
    aria-disabled={to === undefined || undefined}
    onClick={() => to !== undefined && onDate(to)}
  >
    {children}
  </IconButton>
);

const MonthButton = ({ date, title, onDate }: Omit<Props, 'view' | 'onToday'>) => (
  <PopoverButton
    label={texts.goTo(title)}
    className={styles.months}
    sideOffset={6}
    button={
      <IconButton label={texts.goTo(title)} className={styles.step}>
        <CalendarDays size={18} />
      </IconButton>
    }
  >
    {(close) => (
      <Months
        date={date}
        onChoose={(chosen) => {
          close();
          onDate(chosen);
        }}
      />
    )}
  </PopoverButton>
);

function Months({ date, onChoose }: { date: string; onChoose: (date: string) => void }) {
  const [year, setYear] = useState(Number(date.slice(0, 4)));
  const within = Math.min(Math.max(year || firstYear, firstYear), lastYear);
  return (
    <>
      <label className={styles.year}>
        {texts.year}
        <input
          type="number"
          className={styles.yearInput}
          min={firstYear}
          max={lastYear}
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
        />
      </label>
      <div className={styles.monthGrid}>
        {monthNames.map((name, index) => {
          const month = `${within}-${String(index + 1).padStart(2, '0')}`;
          return (
            <Button
              key={name}
              size="small"
              look={date.startsWith(month) ? 'secondary' : 'ghost'}
              aria-current={date.startsWith(month) ? 'date' : undefined}
              onClick={() => onChoose(`${month}-01`)}
            >
              {name}
            </Button>
          );
        })}
      </div>
    </>
  );
}
