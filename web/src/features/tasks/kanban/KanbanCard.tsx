import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { memo, useRef } from 'react';
import type { Attendee } from '../parts/card/attendee.ts';
import type { ShownLabel } from '../parts/card/LabelChip.tsx';
import { TaskCard } from '../parts/card/TaskCard.tsx';
import { useCardDrag } from './drag/use-card-drag.ts';
import { OptionsButton } from '../parts/card/OptionsButton.tsx';
import type { KanbanController } from './kanban-controller.ts';
import styles from './KanbanCard.module.css';

interface Props {
  kanban: KanbanController;
  task: Task;
  column: Pick<Column, 'name' | 'kind'>;
  href: string;
  label: ShownLabel | undefined;
  attendee: Attendee | undefined;
  canEdit: boolean;
  /** The card of its column that Tab leads to. */
  isTabStop: boolean;
  /** In hand: left behind where it was, or lifted at its own place. */
  held: 'left' | 'lifted' | undefined;
  keysId: string;
}

export const KanbanCard = memo(function KanbanCard({
  kanban,
  task,
  column,
  href,
  label,
  attendee,
  canEdit,
  isTabStop,
  held,
  keysId,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Until the server has made it there is nothing to open or to move.
  const isNew = task.id < 0;
  const isMovable = canEdit && !isNew;
  useCardDrag(box, kanban, task.id, isMovable);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <div
      ref={box}
      className={styles.card}
      data-card={isMovable ? task.id : undefined}
      data-held={held}
      inert={isNew}
      aria-busy={isNew || undefined}
    >
      <TaskCard
        task={task}
        column={column}
        href={href}
        label={label}
        attendee={attendee}
        inColumn={{ tabIndex, describedBy: isMovable ? keysId : undefined }}
      />
      {!isNew && <OptionsButton task={task} tabIndex={tabIndex} className={styles.options} />}
    </div>
  );
});
