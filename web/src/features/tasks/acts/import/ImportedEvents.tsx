import type { ImportPreview } from '@cuadrilla/contract/carry/imports/imports';
import { formatDate } from '../../../../lib/dates/dates.ts';
import { useTimeZone } from '../../../../lib/dates/time-zone.ts';
import { dateTexts } from '../../../../ui/text/date.texts.ts';
import { importTexts as texts } from './import.texts.ts';
import styles from './ImportDialog.module.css';

/** So many are enough to see whether it is the right file. */
const shown = 20;

export function ImportedEvents({ preview: { tasks, skipped } }: { preview: ImportPreview }) {
  const zone = useTimeZone();
  const datesOf = (start: string | null, due: string | null) => {
    if (due === null) return dateTexts.noDay;
    const end = formatDate(due, zone);
    return start ? texts.span(formatDate(start, zone), end) : end;
  };
  return (
    <>
      <ul className={styles.list}>
        {tasks.slice(0, shown).map(({ title, startDate, dueDate }, index) => (
          <li key={index} className={styles.row}>
            <span className={styles.title}>{title}</span>
            <span className={styles.note}>{datesOf(startDate, dueDate)}</span>
          </li>
        ))}
      </ul>
      <Rest count={tasks.length - shown} />
      {skipped.length > 0 && (
        <>
          <h3 className={styles.heading}>{texts.skipped(skipped.length)}</h3>
          <ul className={styles.list}>
            {skipped.slice(0, shown).map(({ title, reason }, index) => (
              <li key={index} className={styles.row}>
                <span className={styles.title}>{title || texts.untitled}</span>
                <span className={styles.note}>{texts.reasons[reason]}</span>
              </li>
            ))}
          </ul>
          <Rest count={skipped.length - shown} />
        </>
      )}
    </>
  );
}

const Rest = ({ count }: { count: number }) =>
  count > 0 && <p className={styles.note}>{texts.more(count)}</p>;
