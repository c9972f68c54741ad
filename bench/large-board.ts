import { generateNKeysBetween } from 'fractional-indexing';
import { Client } from 'pg';
import type { Connection } from '../server/src/platform/database/database.ts';
import { register, seedBoard, type Seed } from './seed.ts';

/** One task through the API and the others as its copies, in turn over the board's columns, so many due each day. */
export async function seedLargeBoard(
  port: number,
  connection: Connection,
  size: number,
  perDay = 24,
): Promise<Seed> {
  const seed = await seedBoard(port, 1, await register(port, `ana${size}`));
  const positions = generateNKeysBetween('a0', null, size);
  const client = new Client(connection);
  await client.connect();
  await client.query(
    `insert into tasks (project_id, number, board_id, column_id, position, title, description, due_day, priority_id,
      assigned_to, created_by, created_at, updated_at)
    select task.project_id, n, task.board_id, places.ids[1 + n % array_length(places.ids, 1)], ($2::text[])[n],
      title || ' ' || n, description, due_day + n / $5::int, 1 + n % 4, assigned_to, created_by,
      created_at, updated_at
    from tasks task, generate_series(2, $3) n,
      (select array_agg(id order by position) as ids from columns where board_id = $4) places
    where task.project_id = $1`,
    [seed.projectId, positions, size, seed.boardId, perDay],
  );
  await client.query('update projects set task_number = $2 where id = $1', [seed.projectId, size]);
  await client.query('analyze tasks');
  await client.end();
  return seed;
}
