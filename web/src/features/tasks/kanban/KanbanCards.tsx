import type { Column } from '@cuadrilla/contract/tasks/boards';
import { memo, useLayoutEffect, useRef } from 'react';
import type { Choosing } from '../parts/card/choosing.ts';
import { useLook } from '../../../lib/look.ts';
import type { Attendees } from '../parts/card/attendee.ts';
import type { ShownLabel } from '../parts/card/LabelChip.tsx';
import { linkedTask } from '../parts/card/task-links.ts';
import { TaskCard } from '../parts/card/TaskCard.tsx';
import { NewAbove } from '../parts/place/NewAbove.tsx';
import { DenseCard } from './DenseCard.tsx';
import type { KanbanController } from './kanban-controller.ts';
import cardStyles from './KanbanCard.module.css';
import { KanbanCard } from './KanbanCard.tsx';
import styles from './KanbanCards.module.css';
import type { CardsNow, ColumnCards } from './lanes.ts';
import { useCardRows } from './use-card-rows.ts';
import type { Slot } from './use-slot.ts';

export interface CardsProps {
  kanban: KanbanController;
  attendees: Attendees;
  hrefOf: (taskId: number) => string;
  labels: ReadonlyMap<number, ShownLabel>;
  canEdit: boolean;
  choosing: Choosing | undefined;
  /** The id of what explains the keys. */
  keysId: string;
}

interface Props extends CardsProps {
  /** Without the count of its tasks: with it every card would be drawn again whenever one comes or goes. */
  column: Pick<Column, 'id' | 'name' | 'kind'>;
  cards: ColumnCards;
  now: CardsNow;
  slot: Slot;
  loadMore: () => void;
}

export const KanbanCards = memo(function KanbanCards(props: Props) {
  const { kanban, column, cards, slot, attendees, hrefOf, labels, canEdit, choosing, keysId } = props;
  const { scroller, rows, place, slotTop, stopIndex, setTabStop, height, measure } = useCardRows({
    ...props,
    columnId: column.id,
  });
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      aria-busy={cards.stale || undefined}
      onFocus={({ target }) => setTabStop((stop) => linkedTask(target) ?? stop)}
    >
      <NewAbove above={place.above} show={place.show} />
      <ul className={styles.list} style={{ height }}>
        {rows.map(({ task, index, top }) => (
          <li
            key={task.id}
            ref={measure}
            data-index={index}
            data-row={task.id}
            className={styles.row}
            style={{ transform: `translateY(${top}px)` }}
            aria-setsize={cards.total}
            aria-posinset={index + 1}
          >
            <KanbanCard
              kanban={kanban}
              task={task}
              column={column}
              href={hrefOf(task.id)}
              label={labels.get(task.label_id ?? 0)}
              attendee={attendees.get(task.id)}
              canEdit={canEdit}
              selected={choosing?.tasks.has(task.id) === true}
              boxes={choosing?.boxes}
              keysId={keysId}
              isTabStop={index === stopIndex}
              held={index === slot.heldIndex ? slot.heldAs : undefined}
            />
          </li>
        ))}
      </ul>
      {slot.row !== -1 && <OpenSlot column={column} top={slotTop} height={slot.height} task={slot.task} />}
    </div>
  );
});

interface SlotProps extends Pick<Slot, 'height' | 'task'> {
  column: Props['column'];
  top: number;
}

/** Where the card in hand would land. */
function OpenSlot({ column, top, height, task }: SlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const Likeness = useLook().density === 'compact' ? DenseCard : TaskCard;
  // A pointer is where it is; keys may lead to what is scrolled away. Not later: the next key may lead elsewhere.
  useLayoutEffect(() => {
    if (task) slot.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [task, top]);
  return (
    <div ref={slot} className={styles.slot} style={{ top, height }} aria-hidden="true" inert>
      {task && (
        <div className={cardStyles.card} data-held="lifted">
          <Likeness task={task} column={column} href="" canEdit={false} inColumn={inSlot} />
        </div>
      )}
    </div>
  );
}

const inSlot = { tabIndex: -1, describedBy: undefined } as const;
