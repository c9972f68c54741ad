import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Connection, connect, type Db } from '../database/database.ts';
import { templateDatabase } from './test-cluster.ts';

export interface TestDatabase {
  connection: Connection;
  db: Db;
  drop(): Promise<void>;
}

/** A real, migrated, empty database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name} template ${templateDatabase}`);
  const connection = { ...inject('connection'), database: name };
  const { db, close } = connect(connection, () => undefined);
  return {
    connection,
    db,
    async drop() {
      await close();
      await asAdministrator(`drop database ${name} with (force)`);
    },
  };
}

async function asAdministrator(statement: string): Promise<void> {
  const client = new Client(inject('connection'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
