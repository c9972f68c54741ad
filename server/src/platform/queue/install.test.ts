import { sql } from 'drizzle-orm';
import { getRollbackPlans } from 'pg-boss';
import { expect, it } from 'vitest';
import { prepareDatabase } from '../../prepare-database.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createBoss, schema } from './boss.ts';

const test = useTestApp();

const installed = async () => {
  const { rows } = await test.database.db.execute<{ version: number; names: string[] }>(
    sql`select version, array(select name from queue.queue) as names from queue.version`,
  );
  return rows[0];
};

it('finds tables of an older version, brings them up to date, and keeps what they hold', async () => {
  const { db, connection } = test.database;
  const before = await installed();
  await db.execute(sql.raw(getRollbackPlans(schema)));
  expect((await installed())?.version).toBeLessThan(before?.version ?? 0);
  await Promise.all([prepareDatabase(connection), prepareDatabase(connection)]);
  expect(await installed()).toEqual(before);
  const boss = await createBoss(db);
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
});

it('adds a kind of job that is new', async () => {
  const { db, connection } = test.database;
  const before = await installed();
  await db.execute(sql`select queue.delete_queue('mail')`);
  expect((await installed())?.names).not.toContain('mail');
  await prepareDatabase(connection);
  expect((await installed())?.names.toSorted()).toEqual(before?.names.toSorted());
});
