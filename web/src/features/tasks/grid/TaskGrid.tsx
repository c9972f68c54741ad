import type { Task } from '@cuadrilla/contract/tasks';
import { type MouseEvent, useMemo } from 'react';
import type { Attendees } from '../card/attendee.ts';
import type { ShownLabel } from '../card/LabelChip.tsx';
import { clickedTask, type TaskLinks } from '../card/task-links.ts';
import type { DeedBoard } from '../menu/task-deeds.ts';
import { useTaskMenu } from '../menu/use-task-menu.tsx';
import { TaskChunk } from './TaskChunk.tsx';
import styles from './TaskGrid.module.css';

interface Props extends TaskLinks {
  tasks: Task[];
  board: DeedBoard;
  labels: ReadonlyMap<number, ShownLabel>;
  attendees: Attendees;
  /** These are the cards of the last search or order, until the new ones are there. */
  stale: boolean;
}

/** Full rows in each of the grid's widths: 4, 3, 2 and 1 columns. */
const chunkSize = 12;

export function TaskGrid({ tasks, board, labels, attendees, hrefOf, onOpen, onIntent, stale }: Props) {
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
  return (
    // The links inside are what is used; this only listens for all of them.
    <div
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
      {menu}
    </div>
  );
}

const chunksOf = (tasks: Task[]): Task[][] =>
  Array.from({ length: Math.ceil(tasks.length / chunkSize) }, (_, index) =>
    tasks.slice(index * chunkSize, (index + 1) * chunkSize),
  );
