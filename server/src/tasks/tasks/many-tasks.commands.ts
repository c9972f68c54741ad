import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import type { TaskBulkChange } from '@cuadrilla/contract/tasks/task-payloads';
import { invalid } from '../../platform/app-error.ts';
import type { Change } from '../../platform/log/change.ts';
import { wrongDates } from './task-dates.ts';
import { differing, toFields, wishedFields } from './task-fields.ts';
import { findPlacesAtEnd } from './task-place.ts';
import { namedLabels, tooManyLabels, wishedLabels } from '../labels/task-labels.ts';
import { wrongReferences } from './task-references.ts';
import { writeTasks } from './task-write.ts';
import { getTasks } from './tasks.queries.ts';

/**
 * Changes what differs, in all of them or in none. Those that are moved go to the end of
 * their column in the order given; on another board, to the end of the one like theirs.
 */
export async function changeTasks(
  change: Change,
  boardId: number,
  { ids, change: wish }: TaskBulkChange,
  timeZone: string,
): Promise<void> {
  const rows = await getTasks(change.tx, change.projectId, ids, boardId);
  const wished = wishedFields(wish);
  const edits = rows.map((row) => {
    const before = toFields(row);
    return {
      id: row.id,
      version: row.version,
      before,
      wanted: differing(before, { ...wished, ...wishedLabels(wish, before, before) }),
    };
  });
  const wanted: Partial<TaskFields> = Object.assign({}, ...edits.map((edit) => edit.wanted));
  const wrong = edits.flatMap((edit) =>
    wrongDates(edit.wanted, { ...edit.before, ...edit.wanted }, timeZone),
  );
  const tooMany = edits.flatMap((edit) => tooManyLabels(edit.wanted));
  const references = { assigned_to: wanted.assigned_to, label_ids: namedLabels(wish) };
  const problems = [...new Set(wrong), ...(await wrongReferences(change, references)), ...new Set(tooMany)];
  if (wanted.board_id !== undefined || wanted.column_id !== undefined) {
    const moving = edits.filter(
      ({ wanted: own }) => own.board_id !== undefined || own.column_id !== undefined,
    );
    const end = { from: boardId, boardId: wanted.board_id ?? boardId, columnId: wanted.column_id };
    const places = await findPlacesAtEnd(
      change,
      end,
      moving.map(({ before }) => before.column_id),
      problems,
    );
    for (const [index, edit] of moving.entries()) Object.assign(edit.wanted, places[index]);
  }
  if (problems.length > 0) throw invalid(problems);
  await writeTasks(
    change,
    edits.map((edit) => ({ ...edit, after: { ...edit.before, ...edit.wanted } })),
  );
}
