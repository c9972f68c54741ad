import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useEffect, useRef, useState } from 'react';
import type { Boxes, Choosing } from '../parts/card/choosing.ts';
import type { Attendees } from '../parts/card/attendee.ts';
import { Grid } from '../../../ui/page/Grid.tsx';
import type { ShownLabel } from '../parts/card/LabelChip.tsx';
import { TaskCard } from '../parts/card/TaskCard.tsx';
import styles from './TaskGrid.module.css';

interface Props {
  tasks: Task[];
  columnOf: Map<number, Column>;
  attendees: Attendees;
  hrefOf: (taskId: number) => string;
  labels: ReadonlyMap<number, ShownLabel>;
  canEdit: boolean;
  selected: Choosing['tasks'] | undefined;
  boxes: Boxes | undefined;
  /** Shown from the start, before anything is measured. */
  first: boolean;
}

/** A few rows of the grid. Far from the screen only their place is kept: boards can have thousands of cards. */
export function TaskChunk(props: Props) {
  const { tasks, columnOf, attendees, hrefOf, labels, canEdit, selected, boxes, first } = props;
  const box = useRef<HTMLDivElement>(null);
  const [{ near, height }, setNearness] = useState<Nearness>({ near: first, height: undefined });
  useEffect(() => (box.current ? watch(box.current, setNearness) : undefined), []);
  return (
    <div
      ref={box}
      className={near ? undefined : styles.away}
      style={near ? undefined : { '--count': tasks.length, ...(height && { height }) }}
    >
      {near && (
        <Grid columns={4}>
          {tasks.map((task) => (
            <TaskCard
              key={task.id}
              task={task}
              column={columnOf.get(task.column_id)}
              href={hrefOf(task.id)}
              label={labels.get(task.label_id ?? 0)}
              attendee={attendees.get(task.id)}
              canEdit={canEdit}
              selected={selected?.has(task.id)}
              boxes={boxes}
            />
          ))}
        </Grid>
      )}
    </div>
  );
}

interface Nearness {
  near: boolean;
  /** What it measured before it went out of reach. */
  height: number | undefined;
}

function watch(box: HTMLElement, onChange: (nearness: Nearness) => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      // The card that has the focus must not vanish under it.
      const near = entry.isIntersecting || box.contains(document.activeElement);
      onChange({ near, height: near ? undefined : entry.boundingClientRect.height });
    },
    { rootMargin: '200px 0px' },
  );
  observer.observe(box);
  return () => observer.disconnect();
}
