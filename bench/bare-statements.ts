import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Connection, Db } from '../server/src/platform/database/database.ts';
import * as schema from '../server/src/platform/database/schema/schema.ts';
import { listTasks } from '../server/src/tasks/tasks/task-list.queries.ts';
import { findTask } from '../server/src/tasks/tasks/tasks.queries.ts';
import { newTask, type Seed } from './seed.ts';

interface Statement {
  text: string;
  values: unknown[];
}
export type BareStatements = Record<'list' | 'read' | 'create', Statement>;

/** One statement for each request: of the reads the one that the API's own functions send, overheard while they run. */
export async function bareStatements(
  connection: Connection,
  seed: Seed,
  size: number,
): Promise<BareStatements> {
  const pool = new Pool(connection);
  let heard: Statement = { text: '', values: [] };
  const logger = { logQuery: (text: string, values: unknown[]) => void (heard = { text, values }) };
  const db: Db = drizzle(pool, { schema, logger });
  const { projectId, boardId, targetBoardId, taskId, userId } = seed;
  await listTasks(db, {
    projectId,
    boardId,
    sort: 'id',
    archived: false,
    order: 'asc',
    timeZone: 'UTC',
    limit: size,
  });
  const list = heard;
  await findTask(db, projectId, taskId);
  const read = heard;
  // Far from the numbers that the API gives.
  await pool.query('create sequence bare_numbers start 1000000');
  const { title, description, dueDate, priorityId } = newTask(0);
  const create = {
    text: `insert into tasks (project_id, number, board_id, column_id, position, title, description, due_day, priority_id,
      created_by, created_at, updated_at)
    select $1, nextval('bare_numbers'), $2, id, 'a0', $3, $4, $5, $6, $7, now(), now()
    from columns where project_id = $1 and board_id = $2 order by position desc limit 1 returning *`,
    values: [projectId, targetBoardId, title, description, dueDate, priorityId, userId],
  };
  await pool.end();
  return { list, read, create };
}
