import type { Payload } from '@cuadrilla/contract/log/events';
import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import { invalid } from '../../platform/app-error.ts';
import { tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { wrongDates } from './task-dates.ts';
import { newValues, toFields, wishedFields } from './task-fields.ts';
import { findPlace, findPlacesAtEnd } from './task-place.ts';

/** A new task that points to nothing that would have to be looked for: whoever names a column or a person knows them. */
export type PlainTask = NewTask & {
  /** When it was made and finished there. */
  elsewhere?: Payload<'task.created'>['elsewhere'];
};

/** All of them or none, at the end of the board's first column, or of their own, in the order given; answers their ids. */
export async function createTasks(
  change: Change,
  boardId: number,
  inputs: readonly PlainTask[],
  timeZone: string,
  /** Of those that come after others: these, in the same order. */
  after: readonly number[] = [],
): Promise<number[]> {
  if (inputs.length === 0) return [];
  const { tx, projectId, now, member, append } = change;
  const problems = inputs
    .map((input) => wishedFields(input))
    .flatMap((wished) => wrongDates(wished, wished, timeZone));
  if (problems.length > 0) throw invalid([...new Set(problems)]);
  const first = await findPlace(change, { boardId }, []);
  const places = await findPlacesAtEnd(
    change,
    { from: boardId, boardId, columnId: undefined },
    inputs.map(({ columnId = first.columnId }) => columnId),
    [],
  );
  const rows = inputs.map((input, index) => {
    const { column_id: columnId = 0, position = '' } = places[index] ?? {};
    return { ...newValues(input), boardId, columnId, position };
  });
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
  for (const [index, row] of rows.entries()) {
    const elsewhere = inputs[index]?.elsewhere;
    append({
      type: 'task.created',
      payload: {
        taskId: made[index]?.id ?? 0,
        task: toFields(row),
        ...(after[index] && { after: after[index] }),
        ...(elsewhere && { elsewhere }),
      },
    });
  }
  return made.map(({ id }) => id);
}
