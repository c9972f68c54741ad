import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { logReaders } from '../server/src/log-readers.ts';
import type { Connection, Db } from '../server/src/platform/database/database.ts';
import * as schema from '../server/src/platform/database/schema/schema.ts';
import { changeProject } from '../server/src/platform/log/change.ts';
import { startReaders } from '../server/src/platform/log/reader.ts';
import { createLogger } from '../server/src/platform/logger.ts';
import { createComment } from '../server/src/tasks/comments/comments.commands.ts';
import { createTask } from '../server/src/tasks/tasks/tasks.commands.ts';
import { noWake } from '../server/src/testing/no-wake.ts';
import { cpuOf } from './cpu.ts';
import { newTask, type Seed } from './seed.ts';

interface ReaderCost {
  name: string;
  /** For one change alone, and for a span of many. */
  statements: number;
  ofSpan: number;
  /** Milliseconds of CPU a change in a span, here and in the database. */
  cpu: number;
}

const span = 100;

/** What each reader costs by itself, with no server beside it: one change, and then many at once. */
export async function costsOfReaders(
  connection: Connection,
  { projectId, targetBoardId, userId }: Seed,
  postmaster: number,
): Promise<ReaderCost[]> {
  const pool = new Pool(connection);
  let statements = 0;
  const db: Db = drizzle(pool, { schema, logger: { logQuery: () => void (statements += 1) } });

  /** Tasks with a comment each, so many events in all. */
  async function write(count: number): Promise<void> {
    const who = { projectId, userId, now: new Date(), allow: () => true };
    await changeProject(db, who, async (change) => {
      const task = { ...newTask(count), dueDate: '2026-12-01', assignedTo: userId };
      for (let made = 0; made < count; made += 2) {
        const { id: taskId } = await createTask(change, targetBoardId, task, 'UTC');
        if (made + 1 < count) await createComment(change, taskId, 'Queda hablado, @ana.');
      }
    });
  }

  async function isBehind(name: string): Promise<boolean> {
    const { rows } = await pool.query(
      `select from readers own join projects project on project.id = own.project_id
      where own.reader = $1 and project.seq > own.seq`,
      [name],
    );
    return rows.length > 0;
  }

  /** Statements and CPU until the reader has read what is new. */
  async function read(reader: (typeof logReaders)[number]) {
    statements = 0;
    const before = cpuOf(process.pid) + cpuOf(postmaster);
    const options = { db, wake: noWake, clock: () => new Date(), log: createLogger('error') };
    const stop = startReaders([reader], { ...options, lookEvery: 60_000 });
    while (await isBehind(reader.name)) await new Promise((resolve) => setTimeout(resolve, 20));
    await stop();
    return { statements, cpu: cpuOf(process.pid) + cpuOf(postmaster) - before };
  }

  const measured = new Map<string, ReaderCost>();
  for (const count of [1, span]) {
    await write(count);
    for (const reader of logReaders) {
      const { name } = reader;
      const { statements: sent, cpu } = await read(reader);
      const known = measured.get(name) ?? { name, statements: sent, ofSpan: 0, cpu: 0 };
      measured.set(name, { ...known, ofSpan: sent, cpu: cpu / count });
    }
  }
  await pool.end();
  return [...measured.values()];
}
