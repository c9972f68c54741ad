import type { Column } from '@cuadrilla/contract/boards';
import { useEffect, useMemo, useRef } from 'react';
import { linkedTask } from '../../task-links.ts';
import { TaskCard } from '../TaskCard.tsx';
import { type Desk, useMoving } from './desk.ts';
import { KanbanCard } from './KanbanCard.tsx';
import cardStyles from './KanbanCard.module.css';
import styles from './KanbanCards.module.css';
import type { ColumnCards } from './place-in-column.ts';
import { useCardRows } from './use-card-rows.ts';

export interface CardsProps {
  desk: Desk;
  column: Column;
  editors: ReadonlyMap<number, { id: number; name: string }>;
  hrefOf: (taskId: number) => string;
  canEdit: boolean;
  /** The id of what explains the keys. */
  keysId: string;
}

interface Props extends CardsProps {
  cards: ColumnCards;
  loadMore: () => void;
}

export function KanbanCards({ desk, column, cards, editors, hrefOf, canEdit, keysId, loadMore }: Props) {
  const { scroller, rows, slot, stopIndex, setTabStop, height, measure } = useCardRows({
    desk,
    column,
    cards,
    loadMore,
  });
  const { name, kind } = column;
  // Without the count of its tasks: with it every card would be drawn again whenever one comes or goes.
  const shown = useMemo(() => ({ name, kind }), [name, kind]);
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      aria-busy={cards.stale || undefined}
      onFocus={({ target }) => setTabStop((stop) => linkedTask(target) ?? stop)}
    >
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
              desk={desk}
              task={task}
              column={shown}
              href={hrefOf(task.id)}
              editor={editors.get(task.id)}
              canEdit={canEdit}
              keysId={keysId}
              isTabStop={index === stopIndex}
              held={index === slot.heldIndex ? slot.heldAs : undefined}
            />
          </li>
        ))}
      </ul>
      {slot.row !== -1 && <Slot desk={desk} column={column} top={slot.top} height={slot.height} />}
    </div>
  );
}

interface SlotProps {
  desk: Desk;
  column: Column;
  top: number;
  height: number;
}

/** Where the card in hand would land. Below a pointer the browser draws the card itself; for keys it is drawn here. */
function Slot({ desk, column, top, height }: SlotProps) {
  const task = useMoving(desk, (moving) => (moving?.by === 'keys' ? moving.task : null));
  const slot = useRef<HTMLDivElement>(null);
  // A pointer is where it is; keys may lead to what is scrolled away.
  useEffect(() => {
    if (task) slot.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [task, top]);
  return (
    <div ref={slot} className={styles.slot} style={{ top, height }} aria-hidden="true" inert>
      {task && (
        <div className={cardStyles.card} data-held="lifted">
          <TaskCard task={task} column={column} href="" inColumn={inSlot} />
        </div>
      )}
    </div>
  );
}

const inSlot = { tabIndex: -1, describedBy: undefined } as const;
