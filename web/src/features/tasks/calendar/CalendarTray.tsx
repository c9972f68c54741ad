import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { type CalendarScope } from '../data/calendar-keys.ts';
import { calendarQueries } from './calendar.queries.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import { CalendarChip } from './CalendarChip.tsx';
import styles from './CalendarTray.module.css';

/** Where arrows do not lead from: it is no day. */
const noDay = 'tray';

/** What has no date, to be dragged to one. Where everything has, there is nothing to see. */
export function CalendarTray({ scope, canEdit }: { scope: CalendarScope; canEdit: boolean }) {
  const heading = useId();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    calendarQueries.tray(scope),
  );
  const tasks = data?.pages.flatMap(({ items }) => items) ?? [];
  if (tasks.length === 0) return null;
  return (
    <section className={styles.tray} aria-labelledby={heading} data-no-sweep>
      <h2 id={heading} className={styles.title}>
        {texts.trayCount(tasks.length, hasNextPage)}
      </h2>
      {canEdit && <p className={styles.hint}>{texts.trayHint}</p>}
      <ul className={styles.list}>
        {tasks.map((task) => (
          <li key={task.id} className={styles.item}>
            <CalendarChip task={task} day={noDay} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.trayMore}
        </Button>
      )}
    </section>
  );
}
