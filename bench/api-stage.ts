import { Client } from 'pg';
import type { Connection } from '../server/src/platform/database/database.ts';
import type { Stage } from './api-scenarios.ts';
import { seedLargeBoard } from './large-board.ts';
import { sendWell } from './load.ts';
import { seedBoard } from './seed.ts';

/** What the scenarios are about, made through the API but for most tasks of the large boards. */
export async function fillStage(port: number, connection: Connection): Promise<Stage> {
  const seed = await seedBoard(port, 200);
  const larger = await seedLargeBoard(port, connection, 2_000);
  const largest = await seedLargeBoard(port, connection, 10_000);
  const { cookie, projectId, boardId, taskId } = seed;
  const path = `/api/projects/${projectId}/boards/${boardId}/tasks/${taskId}/points`;
  const point = await sendWell({ port, method: 'POST', path, cookie, body: { content: 'Medir la puerta' } });
  const client = new Client(connection);
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    'select id from columns where project_id = $1 and board_id = $2 order by position',
    [projectId, boardId],
  );
  // As those of the large boards are, so that a first page has as many tasks on each of them.
  await client.query(
    'update tasks set column_id = ($3::int[])[1 + id % cardinality($3::int[])] where project_id = $1 and board_id = $2',
    [projectId, boardId, rows.map(({ id }) => id)],
  );
  await client.end();
  const { id: pointId } = JSON.parse(point) as { id: number };
  return { seed, larger, largest, pointId, columnIds: rows.map(({ id }) => id) };
}
