import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { bundledServer } from './testing/bundle.ts';
import { administer, dropDatabase } from './testing/test-cluster.ts';
import { spawnServer, urlOf } from './testing/test-process.ts';

it('a role that may not make a schema is one clear line and exit 1', async () => {
  const name = `guest_${randomUUID().replaceAll('-', '')}`;
  const administrator = inject('connection');
  await administer(administrator, `create role ${name} login`);
  await administer(administrator, `create database ${name}`);
  try {
    const database = { ...administrator, database: name };
    // As an administrator may have left it: all that was needed before there was a queue.
    await administer(database, `create schema drizzle authorization ${name}`);
    await administer(database, `grant all on schema public to ${name}`);
    const connection = { ...database, user: name };
    const server = spawnServer({ DATABASE_URL: urlOf(connection), PORT: '0' }, await bundledServer());
    expect(await server.ended).toBe(1);
    expect(server.said()).toBe(
      `Cuadrilla cannot run: the role of DATABASE_URL may not make its schemas and tables, it must own the database (permission denied for database ${name})\n`,
    );
  } finally {
    await dropDatabase(administrator, name);
    await administer(administrator, `drop role ${name}`);
  }
});
