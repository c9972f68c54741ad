// The limit that the API is measured against: a bare Fastify that sends one statement a request, with no session, no
// permission, no validation, no log and no shape of answer.
import Fastify from 'fastify';
import { Pool } from 'pg';
import type { BareStatements } from './bare-statements.ts';

const statements = JSON.parse(process.env['STATEMENTS'] ?? '{}') as BareStatements;
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 12 });
const app = Fastify();

const run = async (name: keyof BareStatements): Promise<unknown[]> =>
  (await pool.query({ name, ...statements[name] })).rows;

app.get('/list', () => run('list'));
app.get('/read', () => run('read'));
app.post('/create', (_, reply) => {
  void reply.code(201);
  return run('create');
});

await app.listen({ port: Number(process.env['PORT']) });
process.stdout.write('bare server ready\n');
