import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { purgeNotifications } from './notifications.commands.ts';
import { selectNotifications } from './notifications.queries.ts';

const test = useTestApp();

/** Somebody who was told so much, the newest last, every tenth a mention, in two projects by turns. */
async function stage(total: number) {
  const ana = await test.make.user();
  const [task, other] = [await test.make.task(), await test.make.task()];
  await test.make.member({ project: task.project, user: ana });
  await test.make.member({ project: other.project, user: ana });
  await test.database.db.execute(sql`
    insert into notifications (user_id, kind, project_id, task_id, actor_id, at)
    select ${ana.id}, case when i % 10 = 0 then 'mentioned' else 'assigned' end,
      case when i % 2 = 0 then ${task.project.id}::int else ${other.project.id}::int end,
      case when i % 2 = 0 then ${task.id}::int else ${other.id}::int end, ${task.project.ownerId}::int,
      timestamptz '2026-11-01' + i / 2 * interval '1 minute'
    from generate_series(1, ${total}::int) i`);
  return { ana, client: await test.as(ana), task, other };
}
const idsOf = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id);

/** Every page, by following the links. */
async function walk(client: Client, path: string): Promise<number[][]> {
  const answer = await client.get(path);
  const next = /^<\/api([^>]+)>/.exec(String(answer.headers['link']))?.[1];
  return [idsOf(answer), ...(next ? await walk(client, next) : [])];
}

describe('the notifications', () => {
  it('come newest first, in pages without gaps or doubles, filtered as asked', async () => {
    const { client, task } = await stage(45);
    const pages = await walk(client, '/notifications?limit=20');
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    const ids = pages.flat();
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(45);
    expect(await walk(client, '/notifications?filter=mentions&limit=3')).toMatchObject([
      { length: 3 },
      { length: 1 },
    ]);
    expect(idsOf(await client.get('/notifications?filter=assigned'))).toHaveLength(41);
    expect(idsOf(await client.get(`/notifications?project=${task.project.id}`))).toHaveLength(22);
  });

  it.each([
    ['filter=mine', 'El filtro no es válido'],
    ['project=x', 'Proyecto no encontrado'],
    ['limit=0', 'El límite debe estar entre 1 y 500'],
    ['cursor=algo', 'El cursor no es válido'],
  ])('are refused with ?%s', async (query, message) => {
    const client = await test.as(await test.make.user());
    const answer = await client.get(`/notifications?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { error: [message] } });
  });

  it('are read one by one, unread again, and all at once up to what was seen', async () => {
    const { client } = await stage(20);
    const [newest = 0, second = 0] = idsOf(await client.get('/notifications'));
    const counts = async () => (await client.get('/notifications/counts')).body;
    expect(await counts()).toEqual({ unread: 20, mentions: 2 });
    await client.patch('/notifications', { ids: [newest, second], read: true });
    expect(await counts()).toEqual({ unread: 18, mentions: 1 });
    expect(idsOf(await client.get('/notifications?filter=unread'))).not.toContain(second);
    await client.patch('/notifications', { ids: [newest], read: false });
    expect(await counts()).toEqual({ unread: 19, mentions: 2 });
    const before = (await client.get('/profile')).headers['x-person-seq'];
    expect((await client.post('/notifications/read', { upTo: second })).status).toBe(204);
    expect(await counts()).toEqual({ unread: 1, mentions: 1 });
    expect(Number((await client.get('/profile')).headers['x-person-seq'])).toBe(Number(before) + 1);
    const stranger = await test.as(await test.make.user());
    await stranger.patch('/notifications', { ids: [newest], read: true });
    await stranger.post('/notifications/read', { upTo: newest });
    expect(await counts()).toEqual({ unread: 1, mentions: 1 });
  });

  it('are forgotten ninety days after they were read, and never before', async () => {
    const { client } = await stage(3);
    const [first = 0, second = 0, third = 0] = idsOf(await client.get('/notifications'));
    const { db } = test.database;
    await db.execute(sql`update notifications set read_at = '2026-01-01' where id = ${first}`);
    await db.execute(sql`update notifications set read_at = '2026-03-01' where id = ${second}`);
    await db.transaction((tx) => purgeNotifications(tx, new Date('2026-04-15')));
    expect(idsOf(await client.get('/notifications'))).toEqual([second, third]);
  });

  it('of a project that somebody has left are forgotten in the night, however they came to be there', async () => {
    const { ana, client, task } = await stage(10);
    const { db } = test.database;
    await db.execute(
      sql`delete from memberships where user_id = ${ana.id} and project_id = ${task.project.id}`,
    );
    await db.transaction((tx) => purgeNotifications(tx, new Date()));
    const { rows } = await db.execute(sql`select from notifications where user_id = ${ana.id}`);
    expect(rows).toHaveLength(5);
    expect(idsOf(await client.get('/notifications'))).toHaveLength(5);
  });

  it('of a project that is not seen now are stepped over, not looked at one by one', async () => {
    const { ana, other } = await stage(20);
    const { db } = test.database;
    const tell = (projectId: number, taskId: number) => sql`
      insert into notifications (user_id, kind, project_id, task_id, at)
      select ${ana.id}, 'assigned', ${projectId}, ${taskId}, timestamptz '2026-11-02' + i * interval '1 second'
      from generate_series(1, 10000) i`;
    await db.execute(tell(other.project.id, other.id));
    await db.execute(sql`update projects set deleted_at = now() where id = ${other.project.id}`);
    await db.execute(sql`analyze notifications`);
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain (analyze, buffers, costs off, timing off) ${selectNotifications(ana.id, { limit: 51 })}`,
    );
    const [, pages = ''] =
      /Buffers: shared hit=(\d+)/.exec(rows.map((row) => row['QUERY PLAN']).join('\n')) ?? [];
    // Of the table itself a few hundred; of tasks and boards for each of ten thousand it was forty times as many.
    expect(Number(pages)).toBeLessThan(1_500);
  });

  it('of somebody who has ten thousand are read from an index, as many as are shown and no more', async () => {
    const { ana, client } = await stage(10_000);
    await stage(5_000);
    const { db } = test.database;
    await db.execute(sql`analyze notifications`);
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain (analyze, costs off, timing off) ${selectNotifications(ana.id, { filter: 'unread', limit: 51 })}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan Backward using notifications_unread .* \(actual rows=51\b/);
    expect((await client.get('/notifications/counts')).body).toEqual({ unread: 100, mentions: 10 });
    expect(idsOf(await client.get('/notifications'))).toHaveLength(50);
  });
});
