import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Connection } from './database.ts';
import { migrateDatabase } from './migrate.ts';

async function query(connection: Connection, text: string) {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** An empty database, as an administrator of PostgreSQL would make it. */
async function createEmptyDatabase(): Promise<Connection> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await query(inject('connection'), `create database ${name}`);
  onTestFinished(async () => void (await query(inject('connection'), `drop database ${name} with (force)`)));
  return { ...inject('connection'), database: name };
}

const journal = new URL('migrations/meta/_journal.json', import.meta.url);
const migrationsThereAre = async (): Promise<number> => {
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
  return entries.length;
};

const applied = async (connection: Connection): Promise<number> =>
  (await query(connection, 'select hash from drizzle.__drizzle_migrations')).length;

const tablesOf = async (connection: Connection): Promise<string[]> => {
  const rows = await query(
    connection,
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ tablename }: { tablename: string }) => tablename);
};

describe('migrating', () => {
  it('by several instances that start at once applies each migration once, and all succeed', async () => {
    const connection = await createEmptyDatabase();
    await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(connection)));
    expect(await applied(connection)).toBe(await migrationsThereAre());
    expect(await tablesOf(connection)).toEqual(
      expect.arrayContaining(['events', 'projects', 'tasks', 'users']),
    );
  });

  it('again changes nothing', async () => {
    const connection = await createEmptyDatabase();
    await migrateDatabase(connection);
    await query(
      connection,
      `insert into projects (name, description, created_at, updated_at) values ('Mudanza', '', now(), now())`,
    );
    const tables = await tablesOf(connection);
    await migrateDatabase(connection);
    expect(await tablesOf(connection)).toEqual(tables);
    expect(await query(connection, 'select name from projects')).toEqual([{ name: 'Mudanza' }]);
  });

  it('leaves no lock behind', async () => {
    const connection = await createEmptyDatabase();
    await migrateDatabase(connection);
    const locks = await query(
      connection,
      `select * from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(locks).toEqual([]);
  });
});
