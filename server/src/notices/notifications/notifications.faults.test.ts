import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bundled } from '../../testing/bundle.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { spawnServer, urlOf } from '../../testing/test-process.ts';
import { notificationsReader } from './notifications.reader.ts';

const test = useTestApp();
const fixture = new URL('../../platform/log/reader.fixture.ts', import.meta.url);
const rounds = 10;
const perRound = 100;
/** Most passes have fewer statements: some strike before the first, some in the middle, a few never. */
const statements = 24;

it('everybody is told exactly what they should be, whenever one of two instances is killed', async () => {
  const board = await test.make.board();
  const { project } = board;
  const people = await Promise.all(Array.from({ length: 6 }, () => test.make.user()));
  for (const user of people) await test.make.member({ project, user });
  const tasks = await Promise.all(Array.from({ length: 5 }, () => test.make.task({ board })));
  await readLogs(test, notificationsReader);
  await test.database.db.execute(sql`delete from notifications`);

  /** What each should be told: counted in the plainest way, as it is said. */
  const expected = new Map<string, number>();
  const followers = new Map(tasks.map(({ id }) => [id, new Set([project.ownerId])]));
  let said = 0;
  async function sayMuch(): Promise<void> {
    const author = people[said % people.length];
    if (!author) throw new Error('nobody');
    await test.make.inProject(
      project,
      async ({ append }) => {
        for (let count = 0; count < perRound; count += 1) {
          said += 1;
          const task = tasks[said % tasks.length]?.id ?? 0;
          const named = people[said % 7];
          const content = `Van ${said}${named ? ` @${named.username}` : ''}`;
          append({ type: 'comment.created', payload: { taskId: task, commentId: said, content } });
          const told = new Map([...(followers.get(task) ?? [])].map((id) => [id, 'commented']));
          if (named) told.set(named.id, 'mentioned');
          told.delete(author.id);
          for (const [id, kind] of told) {
            const key = `${id} ${kind}`;
            expected.set(key, (expected.get(key) ?? 0) + 1);
          }
          followers.get(task)?.add(author.id);
        }
      },
      author.id,
    );
  }

  const env = { DATABASE_URL: urlOf(test.database.connection), READER: notificationsReader.name };
  const program = await bundled(fixture);
  const codes: (number | null)[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sayMuch();
    const killAt = String(1 + Math.floor((round * statements) / rounds));
    const struck = spawnServer({ ...env, KILL_AT: killAt }, program);
    const other = round % 3 === 0 ? spawnServer(env, program) : undefined;
    codes.push(await struck.ended);
    await other?.ended;
    expect(struck.said()).toBe('');
  }
  await readLogs(test, notificationsReader);
  const { rows } = await test.database.db.execute<{ who: string; count: number }>(
    sql`select user_id || ' ' || kind as who, count(*)::int as count from notifications group by 1`,
  );
  expect(codes.filter((code) => code === null).length).toBeGreaterThan(3);
  expect(new Map(rows.map(({ who, count }) => [who, count]))).toEqual(expected);
  expect(said).toBe(rounds * perRound);
});
