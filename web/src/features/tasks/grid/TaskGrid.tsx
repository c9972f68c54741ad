import type { Column } from '@cuadrilla/contract/boards';
import type { Task } from '@cuadrilla/contract/tasks';
import { memo, type MouseEvent } from 'react';
import { clickedTask, type TaskLinks } from '../card/task-links.ts';
import { TaskChunk } from './TaskChunk.tsx';
import styles from './TaskGrid.module.css';

interface Props extends TaskLinks {
  tasks: Task[];
  columns: Column[];
  editors: ReadonlyMap<number, { id: number; name: string }>;
  /** These are the cards of the last search or order, until the new ones are there. */
  stale: boolean;
}

/** Full rows in each of the grid's widths: 4, 3, 2 and 1 columns. */
const chunkSize = 12;

export const TaskGrid = memo(function TaskGrid({
  tasks,
  columns,
  editors,
  hrefOf,
  onOpen,
  onIntent,
  stale,
}: Props) {
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const open = (event: MouseEvent) => {
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
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {chunksOf(tasks).map((chunk, index) => (
        <TaskChunk
          key={index}
          tasks={chunk}
          columnOf={columnOf}
          editors={editors}
          hrefOf={hrefOf}
          first={index === 0}
        />
      ))}
    </div>
  );
});

const chunksOf = (tasks: Task[]): Task[][] =>
  Array.from({ length: Math.ceil(tasks.length / chunkSize) }, (_, index) =>
    tasks.slice(index * chunkSize, (index + 1) * chunkSize),
  );
