import { type ImportState } from '@cuadrilla/contract/log/import-states';
import { importLimits } from '@cuadrilla/contract/carry/imports/task-imports';
import { canManageProject } from '@cuadrilla/contract/kernel/roles';
import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { comments, importedTasks, imports, tasks, users } from '../../platform/database/schema/schema.ts';
import { type Change, changeProject } from '../../platform/log/change.ts';
import { tellPerson } from '../../platform/log/person.ts';
import { handlerOf } from '../../platform/queue/jobs.ts';
import { restSince } from '../../platform/rest.ts';
import { makePart, makePlaces } from './make-import.ts';
import { enqueueImport, importJob, type ImportJob } from './import-job.ts';
import { holdImport } from './task-imports.commands.ts';
import { isImport } from './task-imports.queries.ts';
import { undoSome } from './undo-import.ts';

type Parts = Pick<Context, 'db' | 'settings' | 'clock' | 'wake'>;

/** Of one try, in milliseconds: what is left is another job. */
const longestTry = 20_000;

/**
 * Makes, or takes back, step by step: each is one change, which says in the same transaction that it was made. So it
 * goes on where it was, whoever dies meanwhile.
 */
export function importHandler(parts: Parts) {
  const { db } = parts;
  const inTurn = makeTurn();
  return handlerOf(importJob, async ({ payload }) => {
    const start = performance.now();
    for (;;) {
      const goesOnFor = await inTurn(() => goOn(parts, payload));
      if (goesOnFor === undefined) return;
      if (performance.now() - start > longestTry)
        return db.transaction((tx) => enqueueImport(tx, payload, goesOnFor));
    }
  });
}

/**
 * Step by step in turns, with a rest after each: however many files are brought in, they take one connection of the
 * instance, and a part of its time.
 */
function makeTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    let start = 0;
    const mine = last.then(() => {
      start = performance.now();
      return work();
    });
    const rest = () => restSince(start);
    last = mine.then(rest, rest);
    return mine;
  };
}

/** Whoever takes it back does so in their own name. */
const doer = sql`case imports.state when 'undoing' then coalesce(undone_by, user_id) else user_id end`;

/** One step; in whose name there is more to do, if there is. */
async function goOn(
  { db, settings, clock, wake }: Parts,
  { projectId, importId }: ImportJob,
): Promise<number | undefined> {
  const [row] = await db
    .select({ plan: imports.plan, state: imports.state, done: imports.done, user: users })
    .from(imports)
    .innerJoin(users, eq(users.id, doer))
    .where(isImport(projectId, importId));
  if (!row || !isUnderWay(row.state)) return undefined;
  const { plan, state, user } = row;
  const now = clock();
  const via = { kind: 'import', id: importId, name: plan.fileName } as const;
  const who = { projectId, userId: user.id, now, allow: canManageProject, via };
  const people = new Set<number>([user.id]);
  try {
    const isMore = await changeProject(db, who, (change) => {
      const telling: Change = {
        ...change,
        tell: (told) => {
          people.add(told.userId);
          change.tell(told);
        },
      };
      const { demo, timeZone } = user;
      return step(telling, importId, state, { demo, timeZone, directory: settings.directory });
    });
    wake.all({ projects: new Set([projectId]), people });
    if (state === 'running' && isGrown(row.done))
      await db.execute(sql`analyze ${tasks} (project_id, board_id), ${comments}, ${importedTasks}`);
    return isMore ? user.id : undefined;
  } catch (error) {
    // Who may no longer do it here, or finds it changed under their hands: what is there stays, and can be undone.
    if (!(error instanceof AppError)) throw error;
    await db.transaction(async (tx) => {
      const [failed] = await tx
        .update(imports)
        .set({ state: 'failed', endedAt: now })
        // Somebody may have asked for something else meanwhile.
        .where(and(isImport(projectId, importId), eq(imports.state, state)))
        .returning({ done: imports.done });
      if (!failed) return;
      const { done } = failed;
      const payload = { projectId, importId, state: 'failed', fileName: plan.fileName, done } as const;
      await tellPerson(tx, user.id, { type: 'import.ended', payload }, now);
    });
    wake.person(user.id);
    return undefined;
  }
}

const isUnderWay = (state: ImportState): boolean => state === 'running' || state === 'undoing';

/** The database looks for itself only after a minute: until then it would go through so many as if they were few. */
const isGrown = (done: number): boolean =>
  [200, 1_000, 5_000].some((many) => done < many && many <= done + importLimits.part);

type Importer = Parameters<typeof makePlaces>[2];

/** Under the project's lock: whoever else came to it as well finds it done. */
async function step(
  change: Change,
  importId: number,
  wanted: ImportState,
  importer: Importer,
): Promise<boolean> {
  const { tx, projectId, member, now, tell } = change;
  const row = await holdImport(tx, projectId, importId);
  // It may be for somebody else to do by now.
  if (row.state !== wanted) return isUnderWay(row.state);
  if (row.state === 'running' && row.made === null) {
    await makePlaces(change, row, importer);
    return true;
  }
  const isMore =
    row.state === 'running' ? await makePart(change, row, importer.timeZone) : await undoSome(change, row);
  if (isMore) return true;
  const state = row.state === 'running' ? 'done' : 'undone';
  await tx.update(imports).set({ state, endedAt: now }).where(isImport(projectId, importId));
  const { plan, done } = row;
  const payload = { projectId, importId, state, fileName: plan.fileName, done } as const;
  tell({ userId: member.userId, type: 'import.ended', payload });
  return false;
}
