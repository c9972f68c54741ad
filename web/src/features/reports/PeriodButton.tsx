import { CalendarDays, Check, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { PopoverButton } from '../../ui/layers/PopoverButton.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { writeDay } from '../../ui/text/date-text.ts';
import { type Calendar, type Period, periodOf, presets } from './period.ts';
import styles from './Pickers.module.css';
import { reportTexts as texts } from './reports.texts.ts';

const RangeCalendar = lazy(() =>
  import('../../ui/fields/RangeCalendar.tsx').then((part) => ({ default: part.RangeCalendar })),
);

const sayDay = (day: string): string => writeDay(day).replaceAll('/', '-');

interface Props {
  period: Period;
  compare: boolean;
  calendar: Calendar;
  onApply: (period: Period, compare: boolean) => void;
}

export function PeriodButton(props: Props) {
  const { preset, from, to } = props.period;
  return (
    <PopoverButton
      label={texts.period}
      className={styles.period}
      align="end"
      button={
        <Button icon={<CalendarDays size={16} />} className={styles.button}>
          <span className={styles.name}>
            {preset ? texts.periods[preset] : texts.days(sayDay(from), sayDay(to))}
          </span>
          <ChevronDown size={16} />
        </Button>
      }
    >
      {(close) => <PeriodForm {...props} onDone={close} />}
    </PopoverButton>
  );
}

function PeriodForm({ period, compare, calendar, onApply, onDone }: Props & { onDone: () => void }) {
  const [chosen, setChosen] = useState(period);
  const [comparing, setComparing] = useState(compare);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onApply(chosen, comparing);
        onDone();
      }}
    >
      <div className={styles.choices}>
        <div className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              aria-pressed={chosen.preset === preset}
              onClick={() => setChosen(periodOf(preset, calendar))}
            >
              {texts.periods[preset]}
              {chosen.preset === preset && <Check size={16} />}
            </button>
          ))}
        </div>
        <div className={styles.months}>
          <Suspense fallback={<Skeleton width="100%" height={250} />}>
            <RangeCalendar
              from={chosen.from}
              to={chosen.to}
              onChoose={(from, to) => setChosen({ from, to })}
            />
          </Suspense>
        </div>
      </div>
      <div className={styles.foot}>
        <label className={styles.compare}>
          <Checkbox checked={comparing} onChange={({ target }) => setComparing(target.checked)} />
          {texts.compare}
        </label>
        <span className={styles.days}>{texts.days(sayDay(chosen.from), sayDay(chosen.to))}</span>
        <Button size="small" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button size="small" look="primary" type="submit">
          {texts.apply}
        </Button>
      </div>
    </form>
  );
}
