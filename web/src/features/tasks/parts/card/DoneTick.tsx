import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { classes } from '../../../../lib/text/text.ts';
import { taskTexts } from '../../data/tasks.texts.ts';
import styles from './DoneTick.module.css';

interface Props {
  task: Pick<Task, 'id' | 'title'>;
  kind: ColumnKind | undefined;
  /** Without the right it only shows. */
  canEdit: boolean;
  tabIndex?: 0 | -1 | undefined;
  className?: string | undefined;
  /** Without it only marked: the view listens for those of all its tasks. */
  onClick?: () => void;
}

/** Hollow, begun or done. */
export const DoneTick = ({ task, kind = 'pendiente', canEdit, tabIndex, className, onClick }: Props) =>
  canEdit ? (
    <button
      type="button"
      data-tick={task.id}
      data-kind={kind}
      data-stop
      tabIndex={tabIndex}
      onClick={onClick}
      className={classes(styles.tick, className)}
      aria-pressed={kind === 'hecho'}
      aria-label={taskTexts.complete(task.title)}
    />
  ) : (
    <span className={classes(styles.tick, className)} data-kind={kind} aria-hidden="true" />
  );

/** The task whose circle was pressed, if one was. */
export const tickedTask = (target: EventTarget): number | undefined => {
  const tick = target instanceof Element ? target.closest<HTMLElement>('[data-tick]') : null;
  return tick ? Number(tick.dataset['tick']) : undefined;
};
