import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Connection } from './database.ts';
import { prepareDatabase } from '../../prepare-database.ts';

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
const migrations = async (): Promise<string[]> => {
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  return entries.map(({ tag }) => tag);
};

/** One after the other, as they are written. */
async function apply(connection: Connection, tags: readonly string[]): Promise<void> {
  const files = tags.map((tag) => readFile(new URL(`migrations/${tag}.sql`, import.meta.url), 'utf8'));
  await query(connection, (await Promise.all(files)).join(';\n'));
}

const applied = async (connection: Connection): Promise<number> =>
  (await query(connection, 'select hash from drizzle.__drizzle_migrations')).length;

const tablesOf = async (connection: Connection): Promise<string[]> => {
  const rows = await query(
    connection,
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ tablename }: { tablename: string }) => tablename);
};

it('of the snapshots from which migrations are generated only the newest is kept', async () => {
  const newest = (await migrations()).at(-1)?.split('_')[0];
  const kept = await readdir(new URL('.', journal));
  expect(kept.toSorted()).toEqual([`${newest}_snapshot.json`, '_journal.json']);
});

describe('migrating', () => {
  it('by several instances that start at once applies each migration once, and all succeed', async () => {
    const connection = await createEmptyDatabase();
    await Promise.all(Array.from({ length: 6 }, () => prepareDatabase(connection)));
    expect(await applied(connection)).toBe((await migrations()).length);
    expect(await tablesOf(connection)).toEqual(
      expect.arrayContaining(['events', 'projects', 'tasks', 'users']),
    );
  });

  it('again changes nothing', async () => {
    const connection = await createEmptyDatabase();
    await prepareDatabase(connection);
    await query(
      connection,
      `insert into projects (name, description, created_at, updated_at) values ('Mudanza', '', now(), now())`,
    );
    const tables = await tablesOf(connection);
    await prepareDatabase(connection);
    expect(await tablesOf(connection)).toEqual(tables);
    expect(await query(connection, 'select name from projects')).toEqual([{ name: 'Mudanza' }]);
  });

  it('leaves no lock behind', async () => {
    const connection = await createEmptyDatabase();
    await prepareDatabase(connection);
    const locks = await query(
      connection,
      `select * from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(locks).toEqual([]);
  });
});

/** A person for each zone, and a task for each of the dates: when it starts and is due, who made it, who is to do it. */
const someTasks = `
  insert into users (first_name, last_name, username, email, password_hash, time_zone, created_at)
  select zone, '', zone, zone, '', zone, now() from unnest(array[
    'America/Argentina/Buenos_Aires', 'Europe/Madrid', 'Marte/Olympus']) zone;
  insert into projects (name, description, created_at, updated_at) values ('Mudanza', '', now(), now());
  insert into boards (project_id, name, created_at, updated_at) values (1, 'Salida', now(), now());
  insert into columns (project_id, board_id, name, kind, position) values (1, 1, 'Hecho', 'hecho', 'a0');
  insert into tasks (project_id, board_id, column_id, position, title, description, start_date, due_date,
    priority_id, created_by, assigned_to, created_at, updated_at)
  select 1, 1, 1, title, title, '', starts, due, 1, creator, assignee, now(), now() from (values
    ('of the assignee', '2026-11-20T22:59Z'::timestamptz, '2026-11-23T22:59Z'::timestamptz, 1, 2),
    ('of the creator', null, '2026-11-24T02:59Z', 1, 2),
    ('of nobody', null, '2026-11-24T02:59Z', 1, null),
    ('at an hour', '2026-11-20T12:00Z', '2026-11-23T23:59Z', 1, 2),
    ('a second later', null, '2026-11-24T02:59:01Z', 1, null),
    ('from an unknown zone', null, '2026-11-23T23:59Z', 3, null),
    ('without a date', null, null, 1, 2)) task (title, starts, due, creator, assignee)`;

it('the migration to days takes for a day what was its 23:59 where the assignee or the creator is', async () => {
  const connection = await createEmptyDatabase();
  const all = await migrations();
  const at = all.indexOf('0008_due_days');
  await apply(connection, all.slice(0, at));
  await query(connection, someTasks);
  await apply(connection, all.slice(at));
  const told = `to_char(due_date at time zone 'UTC', 'DD HH24:MI:SS') due_date, due_day::text,
    to_char(start_date at time zone 'UTC', 'DD HH24:MI:SS') start_date, start_day::text`;
  const rows = await query(connection, `select title, ${told} from tasks order by id`);
  expect(rows.map((row: Record<string, string | null>) => Object.values(row))).toEqual([
    ['of the assignee', null, '2026-11-23', null, '2026-11-20'],
    ['of the creator', null, '2026-11-23', null, null],
    ['of nobody', null, '2026-11-23', null, null],
    ['at an hour', '23 23:59:00', null, '20 12:00:00', null],
    ['a second later', '24 02:59:01', null, null, null],
    ['from an unknown zone', null, '2026-11-23', null, null],
    ['without a date', null, null, null, null],
  ]);
});

it('the migration to numbers gives the tasks of each project theirs, in the order in which they were made', async () => {
  const connection = await createEmptyDatabase();
  const all = await migrations();
  const at = all.indexOf('0010_task_numbers');
  await apply(connection, all.slice(0, at));
  await query(connection, someTasks);
  await query(
    connection,
    `insert into projects (name, description, created_at, updated_at) values ('Vacío', '', now(), now())`,
  );
  await apply(connection, all.slice(at));
  const numbers = await query(connection, 'select number from tasks order by id');
  expect(numbers.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await query(connection, 'select task_number from projects order by id')).toEqual([
    { task_number: 7 },
    { task_number: 0 },
  ]);
});

const letter = (template: string, values: object): string => JSON.stringify({ template, values });

it('the migration of old invitations takes the links of those out of the queue, and no other mail', async () => {
  const connection = await createEmptyDatabase();
  await prepareDatabase(connection);
  await query(
    connection,
    `insert into queue.job (name, data, state) values
      ('mail', '${letter('invitation', { path: '/invitation?token=abc' })}', 'created'),
      ('mail', '${letter('invitation', { path: '/invitation?token=def' })}', 'failed'),
      ('mail', '${letter('test', { firstName: 'Ana' })}', 'created'),
      ('invitation', '{"invitationId": 1}', 'created')`,
  );
  await apply(connection, ['0058_moves_and_old_invitations']);
  const left = await query(
    connection,
    `select name, data ->> 'template' as template from queue.job order by 1`,
  );
  expect(left).toEqual([
    { name: 'invitation', template: null },
    { name: 'mail', template: 'test' },
  ]);
});

it('the migration to signed links of invitations leaves good what was mailed before', async () => {
  const connection = await createEmptyDatabase();
  const all = await migrations();
  const at = all.indexOf('0061_signed_invitation_links');
  await apply(connection, all.slice(0, at));
  await query(
    connection,
    `insert into users (first_name, last_name, username, email, password_hash, time_zone, created_at)
     values ('Ana', '', 'ana', 'ana@ejemplo.com', '', 'UTC', now());
     insert into projects (name, description, created_at, updated_at) values ('Mudanza', '', now(), now());
     insert into invitations (project_id, role, token_hash, mail_token_hash, invited_by, sent_at, expires_at)
     values (1, 'Editor', 'shown', 'mailed', 1, now(), now()), (1, 'Editor', 'alone', null, 1, now(), now())`,
  );
  await apply(connection, all.slice(at));
  expect(await query(connection, 'select token_hash from invitations order by id')).toEqual([
    { token_hash: 'mailed' },
    { token_hash: 'alone' },
  ]);
});

it('the migration to several labels leaves each task the one that it had', async () => {
  const connection = await createEmptyDatabase();
  const all = await migrations();
  const at = all.indexOf('0066_several_labels');
  await apply(connection, all.slice(0, at));
  await query(
    connection,
    `insert into users (first_name, last_name, username, email, password_hash, time_zone, created_at)
     values ('Ana', '', 'ana', 'ana@ejemplo.com', '', 'UTC', now());
     insert into projects (name, description, created_at, updated_at) values ('Mudanza', '', now(), now());
     insert into labels (project_id, name, hex_code) values (1, 'Frágil', '#5078E5'), (1, 'Pesado', '#C95A37');
     insert into boards (project_id, name, created_at, updated_at) values (1, 'Salida', now(), now());
     insert into columns (project_id, board_id, name, kind, position) values (1, 1, 'Hecho', 'hecho', 'a0');
     insert into tasks (project_id, number, board_id, column_id, position, title, description, priority_id, created_by,
       label_id, created_at, updated_at, deleted_at)
     select 1, label, 1, 1, 'a' || label, '', '', 1, 1, nullif(label, 3), now(), now(),
       case when label = 2 then now() end from generate_series(1, 3) label`,
  );
  await apply(connection, all.slice(at));
  const rows = await query(connection, 'select label_ids from tasks order by id');
  expect(rows).toEqual([{ label_ids: [1] }, { label_ids: [2] }, { label_ids: [] }]);
});
