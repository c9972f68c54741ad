import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { endAfter } from '../../database/database.ts';
import * as schema from '../../database/schema/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { ensureDemo, resetDemo } from './demo.commands.ts';

const test = useTestApp();
const now = new Date('2026-10-18T04:00:00Z');

async function countRows() {
  const { rows } = await test.database.db.execute(sql`
    select (select count(*)::int from users) users, (select count(*)::int from projects) projects,
      (select count(*)::int from tasks) tasks, (select count(*)::int from events) events`);
  return rows[0];
}

/** As when the process or the database dies half-way. */
async function killWriter(): Promise<void> {
  const { rows } = await test.database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and granted and datname = current_database()`);
  if (rows.length === 0) await killWriter();
}

it('leaves nothing half-done when it is cut off', async () => {
  const making = ensureDemo(test.database.db, now).then(
    () => 'made',
    () => 'cut off',
  );
  await killWriter();
  expect(await making).toBe('cut off');
  expect(await countRows()).toEqual({ users: 0, projects: 0, tasks: 0, events: 0 });
});

it('makes one set of data when two instances start at the same moment, on a Sunday too', async () => {
  await Promise.all([ensureDemo(test.database.db, now), ensureDemo(test.database.db, now)]);
  expect(await countRows()).toMatchObject({ users: 8, projects: 5, tasks: 1_065 });
});

it('changes nothing when the demo is there already', async () => {
  const before = await countRows();
  await ensureDemo(test.database.db, new Date('2026-11-01T12:00:00Z'));
  expect(await countRows()).toEqual(before);
});

it('stays away from a database where somebody real has one of its names', async () => {
  await test.database.db.execute(sql`truncate projects, users restart identity cascade`);
  await test.make.user({ username: 'Demo' });
  await ensureDemo(test.database.db, now);
  expect(await countRows()).toMatchObject({ users: 1, projects: 0 });
});

it('waits for another instance longer than a statement may take or a connection be silent', async () => {
  // Far above what one statement takes on a busy machine.
  const impatient = new Pool({ ...test.database.connection, ...endAfter(4_000), statement_timeout: 3_000 });
  onTestFinished(() => impatient.end());
  impatient.on('error', () => undefined);
  const outcome = await test.database.db.transaction(async (tx) => {
    await resetDemo(tx, now);
    const waiting = ensureDemo(drizzle(impatient, { schema }), now).then(
      () => 'waited',
      () => 'gave up',
    );
    await tx.execute(sql`select pg_sleep(5)`);
    return { waiting };
  });
  expect(await outcome.waiting).toBe('waited');
});
