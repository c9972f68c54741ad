import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { generateKeyBetween } from 'fractional-indexing';

interface CardPosition {
  /** The task to stand behind, null for the first place; without it the end of the column. */
  afterId?: number | null;
  /** Where the card stands until the server has answered; it has the last word. */
  position: string;
}

/** The position at `index` among the others of a column that is ordered by hand. */
export function positionAt(
  others: readonly Task[],
  index: number,
  { complete, order }: { complete: boolean; order: 'asc' | 'desc' },
): CardPosition {
  const rising = order === 'asc';
  const [above, below] = [others[index - 1], others[index]];
  const [before, behind] = rising ? [above, below] : [below, above];
  const position = keyBetween(before?.position ?? null, behind?.position ?? null);
  // Behind the part that was read there is more: the end is further down.
  if (rising && !below && !complete) return { position };
  const ahead = rising ? others.slice(0, index).toReversed() : others.slice(index);
  // One that is being created has no id yet that the server would know.
  return { afterId: ahead.find(({ id }) => id > 0)?.id ?? null, position };
}

/** Of a new task, which goes to the end of the column: in falling order that is above all others. */
export const positionAtEnd = (tasks: readonly Task[], order: 'asc' | 'desc'): string =>
  positionAt(tasks, order === 'asc' ? tasks.length : 0, { complete: true, order }).position;

/** Two that share a position leave no room between them: ties go by id until the server has answered. */
const keyBetween = (before: string | null, behind: string | null): string =>
  before !== null && behind !== null && before >= behind ? before : generateKeyBetween(before, behind);
