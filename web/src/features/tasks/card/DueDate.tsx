import { useTimeZone } from '../../../lib/time-zone.ts';
import { Hidden } from '../../../ui/Hidden.tsx';
import { LineGlyph } from '../../../ui/LineGlyph.tsx';
import { Day } from '../../../ui/Time.tsx';
import { dueStateOf } from '../due-date.ts';
import { taskTexts } from '../tasks.texts.ts';
import styles from './DueDate.module.css';

/** A card's due date: overdue in red with an icon and a word, today in bold. */
export function DueDate({ due, done }: { due: string; done: boolean }) {
  const state = dueStateOf(due, done, useTimeZone(), new Date());
  return (
    <span className={styles.due} data-state={state}>
      <LineGlyph name={state === 'overdue' ? 'alert' : 'calendar'} />
      <span>
        <Day at={due} />
        {state === 'today' && taskTexts.today}
        {state === 'overdue' && <Hidden> {taskTexts.overdue}</Hidden>}
      </span>
    </span>
  );
}
