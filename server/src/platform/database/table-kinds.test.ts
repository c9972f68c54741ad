import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { TableKind } from './schema/kinds.ts';
import { declaredKinds, listBreaches, listTables } from './table-kinds.fixture.ts';

const noKey = 'only an index with an expression tells its rows apart';
const instanceWideId = 'addresses and other tables name it by an id of the whole instance';
const foundBySecret = 'whoever brings the secret does not say of whom or of which project it is';
const purgedAlong = 'it is deleted by what it is about, which lies elsewhere';
const ofToken = 'a project keeps what a token of a person may do in it';

/** What still keeps tables on one machine, by table and by name. Nothing may be added: what is paid off is taken out. */
const debts: Record<string, Record<string, string>> = {
  access_token_exclusions: { access_token_exclusions_token_id_access_tokens_id_fk: ofToken },
  access_token_projects: { access_token_projects_token_id_access_tokens_id_fk: ofToken },
  access_tokens: { access_tokens_pkey: instanceWideId, access_tokens_token: foundBySecret },
  alarms: {
    'primary key': noKey,
    alarms_project_id_projects_id_fk: purgedAlong,
    alarms_project_id_task_id_tasks_project_id_id_fk: purgedAlong,
  },
  document_links: { document_links_token: foundBySecret },
  email_links: { email_links_pkey: instanceWideId, email_links_token: foundBySecret },
  export_parts: {
    export_parts_export_id_made_by_ordinal_pk: 'it does not carry the person',
    export_parts_export_id_exports_id_fk: 'it does not carry the person',
  },
  exports: { exports_pkey: instanceWideId },
  feeds: { feeds_token: foundBySecret, feeds_project_id_projects_id_fk: purgedAlong },
  follows: { 'primary key': noKey },
  invitations: { invitations_project_id_projects_id_fk: purgedAlong },
  notifications: {
    notifications_project_id_projects_id_fk: purgedAlong,
    notifications_project_id_task_id_tasks_project_id_id_fk: purgedAlong,
    notifications_project_id_document_id_documents_project_id_id_fk: purgedAlong,
  },
  passkeys: {
    passkeys_pkey: instanceWideId,
    passkeys_credential: 'a browser names the passkey before anybody knows whose it is',
  },
  push_subscriptions: {
    push_subscriptions_pkey: instanceWideId,
    push_subscriptions_endpoint: 'a browser is told by one person at a time, whoever that was before',
    push_subscriptions_session_id_sessions_id_fk: 'sessions are named by an id of the whole instance',
  },
  readers: { readers_reader_project_id_pk: 'a reader claims its positions over all projects' },
  rule_alarms: { 'primary key': noKey },
  sessions: { sessions_pkey: instanceWideId, sessions_token: foundBySecret },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('every table of the database says what it is of', async () => {
  expect(await listTables(database.db)).toEqual([...declaredKinds.keys()].toSorted());
  const silent = [...declaredKinds].filter(([, kind]) => kind === undefined);
  expect(silent).toEqual([]);
});

it('nothing keeps a table on one machine but the debts', async () => {
  const breaches = await listBreaches(database.db, declaredKinds);
  expect(breaches.filter(({ table, name }) => debts[table]?.[name] === undefined)).toEqual([]);
});

it('what is paid off is no debt any more', async () => {
  const breaches = await listBreaches(database.db, declaredKinds);
  const isOwed = (table: string, name: string) =>
    breaches.some((breach) => breach.table === table && breach.name === name);
  const owed = Object.entries(debts).flatMap(([table, names]) =>
    Object.keys(names).map((name) => ({ table, name })),
  );
  expect(owed.filter(({ table, name }) => !isOwed(table, name))).toEqual([]);
});

/** What is found of the table `tried` that somebody makes by hand and says to be of this kind. */
async function tryOut(kind: TableKind, statements: string): Promise<string[]> {
  try {
    await database.db.execute(sql.raw(statements));
    const breaches = await listBreaches(database.db, new Map([...declaredKinds, ['tried', kind]]));
    return breaches.filter(({ table }) => table === 'tried').map(({ name, fault }) => `${name}: ${fault}`);
  } finally {
    await database.db.execute(sql`drop table if exists tried`);
  }
}

describe('of a table made by hand', () => {
  it('a key that begins elsewhere is found', async () => {
    const table = `create table tried (project_id int, id int primary key, name text unique)`;
    expect(await tryOut('project', table)).toEqual([
      'tried_name_key: begins with name, not with project_id',
      'tried_pkey: begins with id, not with project_id',
    ]);
    expect(await tryOut('person', table)).toEqual([
      'tried_name_key: begins with name, not with user_id',
      'tried_pkey: begins with id, not with user_id',
    ]);
    expect(await tryOut('reference', table)).toEqual([]);
    expect(await tryOut('local', table)).toEqual([]);
  });

  it('a unique index that begins with an expression is found', async () => {
    const table = `
      create table tried (project_id int, id int, name text, primary key (project_id, id));
      create unique index tried_name on tried (lower(name), project_id)`;
    expect(await tryOut('project', table)).toEqual([
      'tried_name: begins with an expression, not with project_id',
    ]);
  });

  it('that it has no primary key is found', async () => {
    const table = `create table tried (project_id int, id int, unique (project_id, id))`;
    expect(await tryOut('project', table)).toEqual(['primary key: there is none']);
    expect(await tryOut('local', table)).toEqual([]);
  });

  it('a foreign key to what lies elsewhere is found', async () => {
    const ofProject = `create table tried (project_id int references projects, user_id int references users,
      session_id int references sessions, chore text references chores, primary key (project_id, session_id))`;
    expect(await tryOut('project', ofProject)).toEqual([
      'tried_chore_fkey: goes from a project table to chores, a local table',
      'tried_session_id_fkey: goes from a project table to sessions, a person table',
    ]);
    const ofPerson = `create table tried (user_id int references users, project_id int references projects,
      primary key (user_id, project_id))`;
    expect(await tryOut('person', ofPerson)).toEqual([
      'tried_project_id_fkey: goes from a person table to projects, a project table',
    ]);
    const ofAll = `create table tried (id int primary key references projects)`;
    expect(await tryOut('reference', ofAll)).toEqual([
      'tried_id_fkey: goes from a reference table to projects, a project table',
    ]);
  });

  it('a foreign key that may lead to another project is found', async () => {
    const table = `create table tried (project_id int, task_id int, primary key (project_id, task_id),
      foreign key (project_id, task_id) references tasks (id, project_id),
      foreign key (task_id, project_id) references tasks (id, project_id))`;
    expect(await tryOut('project', table)).toEqual([
      'tried_project_id_task_id_fkey: begins with project_id to id, not project_id to project_id',
      'tried_task_id_project_id_fkey: begins with task_id to id, not project_id to project_id',
    ]);
  });

  it('one that nobody declared is found, in whichever schema', async () => {
    await database.db.execute(sql`create schema aside create table strays (id int primary key)`);
    expect(await listTables(database.db)).toContain('aside.strays');
    await database.db.execute(sql`drop schema aside cascade`);
  });
});
