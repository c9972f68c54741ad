import { type ImportState } from '@cuadrilla/contract/log/import-states';
import { createHash } from 'node:crypto';
import { importMessages, type ImportSource } from '@cuadrilla/contract/carry/imports/task-imports';
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  boards,
  importedTasks,
  imports,
  memberships,
  projects,
  tasks,
} from '../../platform/database/schema/schema.ts';
import { isToBeDone } from '../../platform/queue/queue.queries.ts';
import { importJob } from './import-job.ts';

const mostListed = 20;

const hasJob = isToBeDone(
  importJob,
  sql`(data ->> 'projectId')::int = imports.project_id and (data ->> 'importId')::int = imports.id`,
);

/** Given up after some tries, or lost: nobody goes on with it any more. */
export const stateNow = sql<ImportState>`case
  when imports.state in ('running', 'undoing') and not ${hasJob} then 'failed' else imports.state end`;

export const importColumns = { ...getTableColumns(imports), state: stateNow };

const selectImports = (db: DbOrTx) =>
  db
    .select({ ...importColumns, projectName: projects.name })
    .from(imports)
    .innerJoin(projects, eq(projects.id, imports.projectId))
    .$dynamic();

export type ImportRow = Awaited<ReturnType<typeof selectImports>>[number];

export const isImport = (projectId: number, importId: number) =>
  and(eq(imports.projectId, projectId), eq(imports.id, importId));

/** Newest first, in projects that they are in; one that was undone with its project stays in the list. */
export const listImports = (db: DbOrTx, userId: number) =>
  selectImports(db)
    .innerJoin(
      memberships,
      and(eq(memberships.projectId, imports.projectId), eq(memberships.userId, imports.userId)),
    )
    .where(eq(imports.userId, userId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(mostListed);

export async function getImport(db: DbOrTx, projectId: number, importId: number): Promise<ImportRow> {
  const [row] = await selectImports(db).where(isImport(projectId, importId));
  if (!row) throw notFound(importMessages.notFound);
  return row;
}

/** Every program counts from one. */
export const hashSource = (source: ImportSource, sourceId: string): string =>
  createHash('sha256').update(`${source} ${sourceId}`).digest('base64url');

/** Of these identifiers, those that are a task of the project; one in the trash, alone or with its board, may come again. */
export async function listKnownSources(
  db: DbOrTx,
  projectId: number,
  { source, sourceIds }: { source: ImportSource; sourceIds: readonly string[] },
): Promise<string[]> {
  if (sourceIds.length === 0) return [];
  const byHash = new Map(sourceIds.map((sourceId) => [hashSource(source, sourceId), sourceId]));
  const rows = await db
    .selectDistinct({ hash: importedTasks.sourceHash })
    .from(importedTasks)
    .innerJoin(tasks, and(eq(tasks.projectId, importedTasks.projectId), eq(tasks.id, importedTasks.taskId)))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .where(
      and(
        eq(importedTasks.projectId, projectId),
        sql`${importedTasks.sourceHash} = any(${sql.param([...byHash.keys()])}::text[])`,
        isNull(tasks.deletedAt),
        isNull(boards.deletedAt),
      ),
    );
  return rows.flatMap(({ hash }) => byHash.get(hash ?? '') ?? []);
}
