import type { Change } from '../../platform/log/change.ts';
import { createBoard, type NewBoard } from '../boards/boards.commands.ts';
import { listColumns } from '../boards/boards.queries.ts';
import { createPoints } from '../points/create-points.commands.ts';
import { createTasks, type PlainTask } from './create-tasks.commands.ts';

/** Its column is named by its place on the board, counted from the left. */
type PlacedTask = Omit<PlainTask, 'columnId'> & {
  column: number;
  /** What its checklist says. */
  points?: readonly string[] | undefined;
};

/** A board that begins with tasks. */
export async function createFilledBoard(
  change: Change,
  board: NewBoard,
  tasks: readonly PlacedTask[],
  timeZone: string,
): Promise<void> {
  const boardId = await createBoard(change, board);
  const columns = await listColumns(change.tx, change.projectId, boardId);
  const placed = tasks.map(({ column, points: _points, ...task }) => ({
    ...task,
    columnId: columns[column]?.id,
  }));
  const ids = await createTasks(change, boardId, placed, timeZone);
  const open = { done: false, dueDay: null, assignedTo: null };
  await createPoints(
    change,
    tasks.flatMap(({ points = [] }, index) =>
      points.map((content) => ({ ...open, taskId: ids[index] ?? 0, content })),
    ),
  );
}
