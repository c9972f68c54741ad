import type { NewTask } from '@cuadrilla/contract/tasks';
import { invalid } from '../../app-error.ts';
import { tasks } from '../../database/schema/schema.ts';
import type { Change } from '../../log/change.ts';
import { wrongDates } from './task-dates.ts';
import { newValues, toFields, wishedFields } from './task-fields.ts';
import { findPlace, findPlacesAtEnd } from './task-place.ts';

/** A new task that points to nothing else. */
export type PlainTask = Pick<NewTask, 'title' | 'description' | 'startDate' | 'dueDate' | 'priorityId'>;

/** All of them or none, at the end of the board's first column, in the order given; answers their ids. */
export async function createTasks(
  change: Change,
  boardId: number,
  inputs: readonly PlainTask[],
  timeZone: string,
): Promise<number[]> {
  if (inputs.length === 0) return [];
  const { tx, projectId, now, member, append } = change;
  const problems = inputs.map(wishedFields).flatMap((wished) => wrongDates(wished, wished, timeZone));
  if (problems.length > 0) throw invalid([...new Set(problems)]);
  const { columnId } = await findPlace(change, { boardId }, []);
  const end = { from: boardId, boardId, columnId };
  const places = await findPlacesAtEnd(
    change,
    end,
    inputs.map(() => columnId),
    [],
  );
  const rows = inputs.map((input, index) => ({
    ...newValues(input),
    boardId,
    columnId,
    position: places[index]?.position ?? '',
  }));
  const made = await tx
    .insert(tasks)
    .values(
      rows.map((row) => ({
        ...row,
        projectId,
        number: change.nextTaskNumber(),
        createdBy: member.userId,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ id: tasks.id });
  for (const [index, row] of rows.entries())
    append({ type: 'task.created', payload: { taskId: made[index]?.id ?? 0, task: toFields(row) } });
  return made.map(({ id }) => id);
}
