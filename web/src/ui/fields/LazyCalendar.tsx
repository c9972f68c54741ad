import { lazy, Suspense, type ComponentProps } from 'react';
import type { Calendar as CalendarOf } from './Calendar.tsx';
import styles from './DateField.module.css';
import { Loading } from '../states/Loading.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { dateTexts } from '../text/date.texts.ts';

/** Heavier than the page around it: fetched when it is about to be used. Without it one can still type. */
export const loadCalendar = () =>
  import('./Calendar.tsx').then(
    ({ Calendar }) => ({ default: Calendar }),
    () => ({ default: CalendarFailed }),
  );
const Calendar = lazy(loadCalendar);

export const LazyCalendar = (props: ComponentProps<typeof CalendarOf>) => (
  <Suspense fallback={<Waiting />}>
    <Calendar {...props} />
  </Suspense>
);

const Waiting = () => (
  <Loading label={dateTexts.loadingCalendar}>
    <div className={styles.waiting}>
      <Spinner />
    </div>
  </Loading>
);

const CalendarFailed = () => (
  <p className={styles.failed} role="alert">
    {dateTexts.calendarFailed}
  </p>
);
