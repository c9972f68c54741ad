import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { type MouseEvent, useMemo } from 'react';
import type { Attendees } from '../parts/card/attendee.ts';
import type { ShownLabel } from '../parts/card/LabelChip.tsx';
import { clickedTask, type TaskLinks } from '../parts/card/task-links.ts';
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
}

export function TaskGrid(props: Props) {
  const { tasks, board, labels, attendees, listing, hrefOf, onOpen, onIntent, stale } = props;
  const { columns } = board;
  const columnOf = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const { menu, onClick, onKeyDown } = useTaskMenu(tasks, board);
  const open = (event: MouseEvent) => {
    if (onClick(event)) return;
    const taskId = clickedTask(event);
    if (!taskId) return;
    event.preventDefault();
    onOpen(taskId);
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
        onKeyDown={onKeyDown}
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
