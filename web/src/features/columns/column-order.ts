import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { columnEndpoints } from '@cuadrilla/contract/tasks/columns';
import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';

export interface ColumnEdit {
  column: Column;
  change: BodyInputOf<typeof columnEndpoints.change>;
}

/** The columns with the change, in the order that it leads to. They may be newer than the column of the edit. */
export function withChange(columns: readonly Column[], edit: ColumnEdit): Column[] {
  const column = columns.find(({ id }) => id === edit.column.id);
  if (!column) return [...columns];
  const { name = column.name, kind = column.kind, wipLimit = column.wipLimit, afterId } = edit.change;
  const changed = { ...column, name, kind, wipLimit };
  if (afterId === undefined) return columns.map((each) => (each === column ? changed : each));
  const others = columns.filter((each) => each !== column);
  const index = afterId === null ? 0 : others.findIndex(({ id }) => id === afterId) + 1;
  return others.toSpliced(index, 0, changed);
}

/** Without the column, whose tasks go to another one, if it has any. */
export function withoutColumn(
  columns: readonly Column[],
  columnId: number,
  moveTo: number | undefined,
): Column[] {
  const { taskCount = 0, archivedCount = 0 } = columns.find(({ id }) => id === columnId) ?? {};
  const withMore = (goal: Column): Column => ({
    ...goal,
    taskCount: goal.taskCount + taskCount,
    archivedCount: goal.archivedCount + archivedCount,
  });
  return columns
    .filter(({ id }) => id !== columnId)
    .map((each) => (each.id === moveTo ? withMore(each) : each));
}

/** Whether nothing is to go elsewhere with it; what is archived shows in no column, but is in one. */
export const isEmpty = ({ taskCount, archivedCount }: Column): boolean => taskCount + archivedCount === 0;

/** Where its tasks go unless another one is chosen: what is done stays so, where there is a column for that. */
export const usualGoal = ({ kind }: Column, others: readonly Column[]): Column | undefined =>
  (kind === 'hecho' ? others.find((other) => other.kind === 'hecho') : undefined) ?? others[0];

/** What the columns say where the change would say something else; nothing when the column is gone. */
export function valuesNow(
  columns: readonly Column[],
  { column, change }: ColumnEdit,
): ColumnEdit['change'] | undefined {
  const index = columns.findIndex(({ id }) => id === column.id);
  const found = columns[index];
  if (!found) return undefined;
  const { name, kind, wipLimit } = found;
  const afterId = columns[index - 1]?.id ?? null;
  return Object.fromEntries(
    Object.entries({ name, kind, wipLimit, afterId }).filter(([field]) => field in change),
  );
}

/** The columns are as the change wants them. */
export function isDone(columns: readonly Column[], edit: ColumnEdit): boolean {
  const now = Object.entries(valuesNow(columns, edit) ?? {});
  return (
    now.length > 0 && now.every(([field, value]) => edit.change[field as keyof typeof edit.change] === value)
  );
}

/** Behind which column it stands once it is one place further left or right; nothing at the end of the row. */
export function neighbourAfterStep(
  columns: readonly Column[],
  columnId: number,
  step: -1 | 1,
): number | null | undefined {
  const others = columns.filter(({ id }) => id !== columnId);
  const index = columns.findIndex(({ id }) => id === columnId) + step;
  return index < 0 || index > others.length ? undefined : (others[index - 1]?.id ?? null);
}

/** Behind which column one stands that is dropped on an edge of another. */
export function neighbourAtEdge(
  columns: readonly Column[],
  columnId: number,
  targetId: number,
  edge: 'left' | 'right',
): number | null {
  const others = columns.filter(({ id }) => id !== columnId);
  const index = others.findIndex(({ id }) => id === targetId);
  return others[edge === 'left' ? index - 1 : index]?.id ?? null;
}
