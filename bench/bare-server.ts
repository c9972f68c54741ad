// The limit that the API is measured against: a bare Fastify that sends one statement a request on plain tables, with no
// session, no permission, no validation, no log and no shape of answer.
import Fastify from 'fastify';
import { Pool } from 'pg';
import type { BareStatements } from './bare-statements.ts';

const statements = JSON.parse(process.env['STATEMENTS'] ?? '{}') as BareStatements;
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 12 });
const app = Fastify();

for (const [name, statement] of Object.entries(statements))
  app.route({
    method: ['GET', 'POST'],
    url: `/${name}`,
    handler: async () => (await pool.query({ name, ...statement })).rows,
  });

await app.listen({ port: Number(process.env['PORT']) });
process.stdout.write('bare server ready\n');
