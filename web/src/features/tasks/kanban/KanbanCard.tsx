import type { Column } from '@cuadrilla/contract/boards';
import type { Task } from '@cuadrilla/contract/tasks';
import { Ellipsis } from 'lucide-react';
import { memo, useRef } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TaskCard } from '../card/TaskCard.tsx';
import { useCardDrag } from '../drag/use-card-drag.ts';
import type { KanbanController } from './kanban-controller.ts';
import { kanbanTexts as texts } from './kanban.texts.ts';
import styles from './KanbanCard.module.css';

interface Props {
  kanban: KanbanController;
  task: Task;
  column: Pick<Column, 'name' | 'kind'>;
  href: string;
  editor: { id: number; name: string } | undefined;
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
  editor,
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
        editor={editor}
        inColumn={{ tabIndex, describedBy: isMovable ? keysId : undefined }}
      />
      {isMovable && (
        // The board listens for all of them, and has one menu.
        <IconButton
          size="small"
          label={texts.options(task.title)}
          data-move={task.id}
          aria-haspopup="menu"
          tabIndex={tabIndex}
          className={styles.options}
        >
          <Ellipsis size={18} />
        </IconButton>
      )}
    </div>
  );
});
