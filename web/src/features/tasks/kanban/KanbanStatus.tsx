import { useSyncExternalStore } from 'react';
import { MovingStatus } from '../parts/drag/MovingStatus.tsx';
import type { KanbanController } from './kanban-controller.ts';
import { landingInWords } from './landing-words.ts';

/** Names the task in hand and where it would land. */
export function KanbanStatus({ kanban, narrowed }: { kanban: KanbanController; narrowed: boolean }) {
  const moving = useSyncExternalStore(kanban.moving.subscribe, kanban.moving.get);
  const said = useSyncExternalStore(kanban.said.subscribe, kanban.said.get);
  return (
    <MovingStatus
      moving={moving && { title: moving.task.title, where: landingInWords(kanban, moving, narrowed) }}
      said={said}
    />
  );
}
