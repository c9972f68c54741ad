import { type Country, holidayWord } from '@cuadrilla/contract/kernel/holidays/countries';
import { Fragment, type ReactNode, useId } from 'react';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { Day } from '../../../ui/text/Time.tsx';
import { fromTemplateTexts as texts } from '../project-templates.texts.ts';
import type { TemplateForm } from '../use-template-form.ts';
import type { HolidaysBetween } from '../use-template-plan.ts';
import styles from './CountedDays.module.css';

interface Props {
  form: TemplateForm['form'];
  workingDays: boolean;
  skipHolidays: boolean;
  /** Whose holidays are known, if any are. */
  country: Country | null;
  holidays: HolidaysBetween;
}

/** Which days count, each choice with what comes of it. */
export const CountedDays = ({ form, workingDays, skipHolidays, country, holidays }: Props) => (
  <>
    <Choice
      of={form.register('workingDays')}
      name={texts.workingDays}
      why={texts.workingDaysWhy[workingDays ? 'on' : 'off']}
    />
    {country && (
      <Choice
        of={form.register('skipHolidays')}
        name={texts.holidays(holidayWord(country), country)}
        why={<Between {...holidays} areSkipped={skipHolidays} />}
      />
    )}
    {holidays.retry && (
      <RetryBanner onRetry={holidays.retry}>{texts.holidaysFailed(holidayWord(country))}</RetryBanner>
    )}
  </>
);

interface ChoiceProps {
  of: ReturnType<TemplateForm['form']['register']>;
  name: string;
  why: ReactNode;
}

function Choice({ of, name, why }: ChoiceProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span>
        <span id={id}>{name}</span>
        <small id={`${id}-why`} className={styles.why}>
          {why}
        </small>
      </span>
      <Switch {...of} aria-labelledby={id} aria-describedby={`${id}-why`} />
    </label>
  );
}

/** Named are the first. */
const most = 4;

function Between({ between, isKnown, areSkipped }: HolidaysBetween & { areSkipped: boolean }) {
  if (!isKnown) return texts.holidaysUnknown;
  if (between.length === 0) return texts.noHolidays;
  const more = between.length - most;
  return (
    <>
      {areSkipped ? texts.skipped(between.length) : texts.counted(between.length)}{' '}
      {between.slice(0, most).map(({ day, name }, index) => (
        <Fragment key={day}>
          {index > 0 && ', '}
          <Day at={day} /> ({name})
        </Fragment>
      ))}
      {more > 0 && texts.more(more)}
    </>
  );
}
