import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type Connection, connect, type Db } from '../platform/database/database.ts';
import { soon } from './soon.ts';
import { copyTemplate, dropDatabase } from './test-cluster.ts';

export interface TestDatabase {
  connection: Connection;
  db: Db;
  drop(): Promise<void>;
}

/** A real, migrated, empty database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const connection = await copyTemplate(inject('connection'), name);
  const { db, close } = connect(connection, () => undefined);
  // On a busy machine whoever asks for many at once waits longer than anybody would for an answer.
  db.$client.options.connectionTimeoutMillis = soon.timeout;
  return {
    connection,
    db,
    async drop() {
      await close();
      await dropDatabase(inject('connection'), name);
    },
  };
}
