import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { importUndoDays, type TaskImport } from '@cuadrilla/contract/carry/imports/task-imports';
import type { ImportRow } from './task-imports.queries.ts';

/** Whatever there is of it, done or not, can be taken back. */
export const undoableUntil = ({ createdAt, state }: Pick<ImportRow, 'createdAt' | 'state'>): Date | null =>
  state === 'undoing' || state === 'undone'
    ? null
    : new Date(createdAt.getTime() + importUndoDays * dayLength);

/** As this person sees it. */
export function presentImport(row: ImportRow, userId: number, now: Date): TaskImport {
  const { id, projectId, projectName, newProject, plan, made, state, done, createdAt, endedAt } = row;
  const isWhole = row.received === plan.taskCount && row.undoneBy === null;
  const until = undoableUntil(row);
  return {
    id,
    projectId,
    projectName,
    newProject,
    source: plan.source,
    fileName: plan.fileName,
    state,
    boards: plan.boards.length,
    columns: plan.boards.reduce((sum, { columns }) => sum + columns.length, 0),
    people: made && made.userIds.filter((each) => each !== null).length,
    taskCount: plan.taskCount,
    done,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    undoableUntil: until && until > now ? until.toISOString() : null,
    resumable: state === 'failed' && isWhole && row.userId === userId,
  };
}

export function presentBesides({ made }: Pick<ImportRow, 'made'>) {
  const { memberIds, columns, labels } = made?.added ?? { memberIds: [], columns: 0, labels: 0 };
  return { members: memberIds.length, columns, labels };
}
