import { isOpenBlocker } from '@cuadrilla/contract/tasks/dependencies';
import { repeatWords } from '@cuadrilla/contract/tasks/repeat-words';
import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { Ban, Repeat } from 'lucide-react';
import { attachmentTexts } from '../../features/attachments/attachments.texts.ts';
import { pointTexts } from '../../features/points/points.texts.ts';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { LineGlyph } from '../../ui/controls/LineGlyph.tsx';
import styles from './TaskSummary.module.css';

interface Props {
  detail: TaskDetail;
  done: boolean;
}

/** What there is to know of the task, under its title: nothing further down is a surprise. */
export function TaskSummary({ detail: { task, Points, Attachments, Dependencies }, done }: Props) {
  const blockers = done ? 0 : Dependencies.filter(isOpenBlocker).length;
  return (
    <div className={styles.summary}>
      {blockers > 0 && (
        <span className={styles.fact} data-warning>
          <Ban size={14} />
          {taskTexts.blockedBy(blockers)}
        </span>
      )}
      {Points.length > 0 && (
        <span className={styles.fact}>
          <LineGlyph name="checks" />
          {pointTexts.counted(Points.filter((point) => point.done).length, Points.length)}
        </span>
      )}
      {Attachments.length > 0 && (
        <span className={styles.fact}>
          <LineGlyph name="clip" />
          {attachmentTexts.count(Attachments.length)}
        </span>
      )}
      {task.repeat !== null && (
        <span className={styles.fact}>
          <Repeat size={14} />
          {taskTexts.repeats(repeatWords(task.repeat))}
        </span>
      )}
    </div>
  );
}
