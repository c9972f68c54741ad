import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import type { Attendees } from '../parts/card/attendee.ts';
import type { ShownLabel } from '../parts/card/LabelChip.tsx';
import {
  clickedTask,
  isChoosingKey,
  linkedTask,
  peekedTask,
  rangedTask,
  type TaskLinks,
} from '../parts/card/task-links.ts';
import type { Choosing } from '../parts/card/choosing.ts';
import type { DeedBoard } from '../acts/menu/task-deeds.ts';
import { useTaskMenu } from '../acts/menu/use-task-menu.tsx';
import { NewAbove } from '../parts/place/NewAbove.tsx';
import type { TaskListing } from '../data/task-listing.ts';
import { TaskChunk } from './TaskChunk.tsx';
import styles from './TaskGrid.module.css';
import { chunkSize, useGridPlace } from './use-grid-place.ts';

interface Props extends TaskLinks {
  tasks: Task[];
  board: DeedBoard;
  labels: ReadonlyMap<number, ShownLabel>;
  attendees: Attendees;
  listing: TaskListing;
  /** These are the cards of the last search or order, until the new ones are there. */
  stale: boolean;
  choosing: Choosing | undefined;
}

export function TaskGrid(props: Props) {
  const { tasks, board, labels, attendees, listing, hrefOf, onOpen, onPeek, onIntent, stale, choosing } =
    props;
  const { columns, canEdit } = board;
  const boxes = choosing?.boxes;
  const columnOf = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const { menu, onClick, onKeyDown } = useTaskMenu(tasks, board, boxes?.toggle);
  const open = (event: MouseEvent) => {
    if (onClick(event)) return;
    const [taskId, ranged] = [clickedTask(event), boxes && rangedTask(event)];
    if (!taskId && !ranged) return;
    event.preventDefault();
    if (ranged) boxes?.toggle(ranged, true);
    else if (taskId) onOpen(taskId);
  };
  const onKey = (event: KeyboardEvent) => {
    const taskId = isChoosingKey(event) ? linkedTask(event.target) : undefined;
    const peeked = peekedTask(event);
    if (peeked) {
      event.preventDefault();
      onPeek(peeked);
    } else if (taskId) boxes?.toggle(taskId, event.shiftKey);
    else onKeyDown(event);
  };
  const { box, place } = useGridPlace(tasks, stale ? 'stale' : JSON.stringify(listing));
  return (
    <>
      <div className={styles.edge}>
        <NewAbove above={place.above} show={place.show} />
      </div>
      {/* The links inside are what is used; this only listens for all of them. */}
      <div
        ref={box}
        className={styles.grid}
        aria-busy={stale || undefined}
        onClick={open}
        data-selecting={choosing?.tasks.size ? true : undefined}
        onKeyDown={onKey}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {chunksOf(tasks).map((chunk, index) => (
          <TaskChunk
            key={index}
            tasks={chunk}
            columnOf={columnOf}
            attendees={attendees}
            hrefOf={hrefOf}
            labels={labels}
            canEdit={canEdit}
            selected={choosing?.tasks}
            boxes={boxes}
            first={index === 0}
          />
        ))}
      </div>
      {menu}
    </>
  );
}

const chunksOf = (tasks: Task[]): Task[][] =>
  Array.from({ length: Math.ceil(tasks.length / chunkSize) }, (_, index) =>
    tasks.slice(index * chunkSize, (index + 1) * chunkSize),
  );
