import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { memo, useMemo, useRef } from 'react';
import { useLook } from '../../../lib/look.ts';
import type { Boxes } from '../parts/card/choosing.ts';
import type { Attendee } from '../parts/card/attendee.ts';
import type { ShownLabel } from '../parts/card/LabelChip.tsx';
import { TaskCard } from '../parts/card/TaskCard.tsx';
import { useCardDrag } from './drag/use-card-drag.ts';
import { OptionsButton } from '../parts/card/OptionsButton.tsx';
import { DenseCard } from './DenseCard.tsx';
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
  selected: boolean;
  boxes: Boxes | undefined;
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
  selected,
  boxes,
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
  const isDense = useLook().density === 'compact';
  const inColumn = useMemo(
    () => ({ tabIndex, describedBy: isMovable ? keysId : undefined }) as const,
    [tabIndex, isMovable, keysId],
  );
  const card = { task, column, href, label, attendee, canEdit, selected, boxes, inColumn };
  return (
    <div
      ref={box}
      className={styles.card}
      data-card={isMovable ? task.id : undefined}
      data-held={held}
      inert={isNew}
      aria-busy={isNew || undefined}
    >
      {isDense ? (
        <DenseCard {...card} isNew={isNew} />
      ) : (
        <>
          <TaskCard {...card} />
          {!isNew && <OptionsButton task={task} tabIndex={tabIndex} className={styles.options} />}
        </>
      )}
    </div>
  );
});
