import { useEffect } from 'react';
import { createStore, useStore } from '../../../lib/store.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import styles from './CalendarDraft.module.css';
import type { Span } from '../data/task-span.ts';

interface Draft {
  span: Span;
  title: string;
}

const draft = createStore<Draft | null>(null);

/** While its form is open the task that is being made shows in its days. */
export function useShowDraft({ first, last, time }: Span, title: string): void {
  useEffect(() => {
    draft.set({ span: { first, last, ...(time && { time }) }, title });
    return () => draft.set(null);
  }, [first, last, time, title]);
}

/** For the eye alone: the form says the same. */
export function CalendarDraft({ day, style }: { day: string; style?: React.CSSProperties }) {
  const shown = useStore(draft);
  // At an hour it is marked there.
  if (!shown || shown.span.time || day < shown.span.first || day > shown.span.last) return null;
  return (
    <div className={styles.draft} style={style} aria-hidden="true">
      {day === shown.span.first && (shown.title.trim() || texts.newTask)}
    </div>
  );
}
