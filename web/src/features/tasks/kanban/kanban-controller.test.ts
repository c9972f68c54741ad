import type { Column } from '@cuadrilla/contract/tasks/boards';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { taskActionsOf } from '../data/optimistic-actions.ts';
import { dropTask, pointAt } from './drag/use-column-drop.ts';
import { aTask } from '../data/task.fixture.ts';
import { createController, leaveDeletedColumn } from './kanban-controller.ts';
import type { Lane } from './lanes.ts';

const task = aTask({ column_id: 1 });
const columnOf = (id: number): Column => ({
  id,
  name: `Columna ${id}`,
  kind: 'pendiente',
  position: `a${id}`,
  wipLimit: null,
  taskCount: 0,
  archivedCount: 0,
});
const laneOf = (columnId: number): Lane => ({
  cards: () => ({
    tasks: columnId === task.column_id ? [task] : [],
    complete: true,
    total: 1,
    pages: 1,
    stale: false,
  }),
  reveal: () => undefined,
  show: () => undefined,
  indexAt: () => 0,
  loadMore: () => undefined,
  scrollNear: () => undefined,
});

/** A card of the first of three columns is held over the second when somebody deletes that one. */
function heldOverDeleted() {
  const moves: number[] = [];
  const columns = [1, 2, 3].map(columnOf);
  const actions = taskActionsOf(new QueryClient(), { projectId: 1, boardId: 3 });
  const kanban = createController({
    columns,
    listing: { search: '', sort: 'position', order: 'asc', filter: {} },
    actions,
    user: { id: 1 },
    onCount: () => undefined,
  });
  kanban.move = (_task, { columnId }) => void moves.push(columnId);
  for (const { id } of columns) kanban.lanes.set(id, laneOf(id));
  const hand = { x: 400, y: 200 };
  kanban.take(task, 'pointer', 80);
  pointAt(kanban, 2, hand);
  kanban.lanes.delete(2);
  kanban.settings = { ...kanban.settings, columns: columns.filter(({ id }) => id !== 2) };
  leaveDeletedColumn(kanban);
  const drop = (at: typeof hand) =>
    dropTask(kanban, task.id, { columnId: 3, hand: at, corner: { left: 0, top: 0 } });
  return { kanban, hand, moves, drop };
}

describe('a card held over a column that somebody deletes', () => {
  it('goes nowhere while the hand is still, whatever slides under it', () => {
    const { kanban, hand, moves, drop } = heldOverDeleted();
    pointAt(kanban, 3, hand);
    expect(kanban.moving.get()?.over).toBeNull();
    drop({ x: hand.x + 2, y: hand.y });
    expect(moves).toEqual([]);
    expect(kanban.moving.get()).toBeNull();
    expect(kanban.said.get()).toContain('Movimiento cancelado');
  });

  it('goes where the hand moves on to', () => {
    const { kanban, hand, moves, drop } = heldOverDeleted();
    const further = { x: hand.x + 30, y: hand.y };
    pointAt(kanban, 3, further);
    expect(kanban.moving.get()?.over).toEqual({ columnId: 3, index: 0 });
    drop(further);
    expect(moves).toEqual([3]);
  });
});
