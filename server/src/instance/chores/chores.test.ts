import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-process.ts';
import { doNightly, doWeekly, startChores } from './chores.ts';

const test = useTestApp();

const at = (day: number, hour: number, minute = 0): Date => new Date(Date.UTC(2026, 4, day, hour, minute));

/** A chore with a name of its own that counts how often it was done; its first call only marks the beginning. */
async function countedChore(name: string) {
  const done: Date[] = [];
  const chore = async (_: unknown, now: Date): Promise<void> => void done.push(now);
  await doNightly(test.database.db, name, at(1, 12), chore);
  return { done, look: (now: Date) => doNightly(test.database.db, name, now, chore) };
}

describe('nightly work', () => {
  it('waits on a new database for the first night', async () => {
    const { done, look } = await countedChore('first');
    await look(at(1, 23));
    await look(at(2, 3, 59));
    expect(done).toEqual([]);
    await look(at(2, 4));
    expect(done).toEqual([at(2, 4)]);
  });

  it('is done once a night, however often one looks, and again the next night', async () => {
    const { done, look } = await countedChore('once');
    await look(at(2, 4, 5));
    await look(at(2, 4, 15));
    await look(at(2, 23));
    await look(at(3, 3));
    expect(done).toEqual([at(2, 4, 5)]);
    await look(at(3, 4, 1));
    await look(at(3, 4, 11));
    expect(done).toEqual([at(2, 4, 5), at(3, 4, 1)]);
  });

  it('is made up for when nobody looked at night, once for several nights', async () => {
    const { done, look } = await countedChore('late');
    await look(at(6, 15));
    await look(at(6, 16));
    expect(done).toEqual([at(6, 15)]);
  });

  it('is done by one of several instances that look at the same time', async () => {
    const { done, look } = await countedChore('together');
    await Promise.all(Array.from({ length: 5 }, (_, index) => look(at(2, 5, index))));
    expect(done).toHaveLength(1);
  });

  it('is done again when it failed half-way, and what it had written is undone', async () => {
    const project = await test.make.project();
    await doNightly(test.database.db, 'failing', at(1, 12), async () => undefined);
    const failing = doNightly(test.database.db, 'failing', at(2, 5), async (tx) => {
      await tx.execute(`update projects set name = 'a medias' where id = ${project.id}`);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    const owner = await test.as({ id: project.ownerId });
    expect((await owner.get(`/projects/${project.id}`)).body.name).toBe('Mudanza');
    let done = 0;
    await doNightly(test.database.db, 'failing', at(2, 6), async () => void (done += 1));
    expect(done).toBe(1);
  });
});

it('weekly work is done once from Monday at four on, and made up for when nobody looked', async () => {
  const done: Date[] = [];
  const look = (now: Date) =>
    doWeekly(test.database.db, 'weekly', now, async (_tx, then) => void done.push(then));
  // The 4th of May 2026 is a Monday.
  await look(at(4, 3));
  await look(at(4, 4));
  await look(at(5, 12));
  await look(at(11, 3, 59));
  expect(done).toEqual([at(4, 4)]);
  await look(at(13, 9));
  await look(at(14, 9));
  expect(done).toEqual([at(4, 4), at(13, 9)]);
});

it('a chore that fails, or takes too long, is told and keeps none of the others from their work', async () => {
  const { db } = test.database;
  const told: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => told.push(line) });
  const lookAt = async (now: Date): Promise<void> => {
    const stop = startChores({
      db,
      log,
      files: test.files,
      settings: readSettings({ DEMO: 'off' }),
      clock: () => now,
    });
    const last = sql`select from chores where name = 'purge trash' and done_at = ${now}`;
    await until('the last of them to be done', async () => (await db.execute(last)).rows.length > 0);
    await stop();
  };
  await lookAt(at(1, 12));
  await test.make.session(await test.make.user());
  await db.execute(`update sessions set expires_at = '2026-05-01T13:00:00Z'`);
  await db.execute(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception using errcode = 'query_canceled'; end $$`);
  await db.execute(`create trigger refuse before delete on attempts execute function refuse()`);
  await lookAt(at(2, 5));
  await db.execute(`drop function refuse cascade`);
  expect(told.map((line) => JSON.parse(line).msg)).toEqual(['the chore attempts failed']);
  expect((await db.execute(`select from sessions`)).rows).toEqual([]);
});
