// The limit that the API is measured against: a bare Fastify running the API's own SQL, with no session, no
// permission, no validation and no shape of answer.
import Fastify from 'fastify';
import { type PoolClient, Pool } from 'pg';

interface Statement {
  text: string;
  values: unknown[];
}

export interface BareStatements {
  list: Statement[];
  read: Statement[];
  create: Statement[];
}

const statements = JSON.parse(process.env['STATEMENTS'] ?? '{}') as BareStatements;
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 12 });
const app = Fastify();

const named = (name: string, list: Statement[]) =>
  list.map((statement, index) => ({ name: `${name}_${index}`, ...statement }));
const [list, read, create] = [
  named('list', statements.list),
  named('read', statements.read),
  named('create', statements.create),
];

app.get('/list', async () => {
  const [result] = await Promise.all(list.map((statement) => pool.query(statement)));
  return result?.rows;
});

app.get('/read', async () => {
  const results = await Promise.all(read.map((statement) => pool.query(statement)));
  return results.map((result) => result.rows);
});

/** The rows of the log are one value, as JSON. */
const withPlace = (value: unknown, seq: number): unknown =>
  typeof value === 'string' && value.startsWith('[')
    ? JSON.stringify((JSON.parse(value) as object[]).map((row) => ({ ...row, seq })))
    : value;

/** The log's place is the one thing that differs from one creation to the next: the lock answers the last one. */
async function inTransaction(client: PoolClient): Promise<unknown> {
  const [hold, insert, append, bump] = create;
  if (!hold || !insert || !append || !bump) throw new Error('a creation has four statements that write');
  await client.query('begin');
  const { rows } = await client.query<{ seq: number }>(hold);
  const next = (rows[0]?.seq ?? 0) + 1;
  const created = await client.query(insert);
  await client.query({ ...append, values: append.values.map((value) => withPlace(value, next)) });
  await client.query({ ...bump, values: bump.values.with(0, next) });
  await client.query('commit');
  return created.rows;
}

app.post('/create', async (_, reply) => {
  const client = await pool.connect();
  try {
    void reply.code(201);
    return await inTransaction(client);
  } finally {
    client.release();
  }
});

await app.listen({ port: Number(process.env['PORT']) });
process.stdout.write('bare server ready\n');
