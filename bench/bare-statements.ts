import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Connection, Db } from '../server/src/database/database.ts';
import * as schema from '../server/src/database/schema/schema.ts';
import { listComments } from '../server/src/features/comments/comments.queries.ts';
import { createTask } from '../server/src/features/tasks/tasks.commands.ts';
import { listTasks } from '../server/src/features/tasks/task-list.queries.ts';
import { findTask, getCreator, listAssignees } from '../server/src/features/tasks/tasks.queries.ts';
import { changeProject } from '../server/src/log/change.ts';
import type { BareStatements } from './bare-server.ts';
import { newTask, type Seed } from './seed.ts';

/** Of a creation only what writes: the lock, the row, the log. Everything else is a check that bare code leaves out. */
const writes = /^(insert into|update|select .* for no key update)/;

/** The SQL that the API's own functions send, overheard while they run once. */
export async function bareStatements(connection: Connection, seed: Seed): Promise<BareStatements> {
  const pool = new Pool(connection);
  let heard: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void heard.push({ text, values }) };
  const db: Db = drizzle(pool, { schema, logger });
  const overhear = async (work: () => Promise<unknown>) => {
    heard = [];
    await work();
    return heard;
  };
  const { projectId, boardId, taskId, userId } = seed;
  const statements = {
    list: await overhear(async () =>
      listTasks(db, { projectId, boardId, sort: 'id', order: 'asc', timeZone: 'UTC', limit: 200 }),
    ),
    read: await overhear(async () => {
      await findTask(db, projectId, taskId);
      await getCreator(db, projectId, taskId);
      await listAssignees(db, projectId);
      await listComments(db, projectId, taskId);
    }),
    create: await overhear(() =>
      changeProject(db, { projectId, userId, now: new Date(), allow: () => true }, (change) =>
        createTask(change, seed.targetBoardId, newTask(0), 'UTC'),
      ),
    ),
  };
  await pool.end();
  return { ...statements, create: statements.create.filter(({ text }) => writes.test(text)) };
}
