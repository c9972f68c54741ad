import { api } from '@cuadrilla/contract/api';
import type { Endpoint } from '@cuadrilla/contract/kernel/endpoint';
import { sql } from 'drizzle-orm';
import { Client as DatabaseClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../platform/database/database.ts';
import { soon } from '../testing/soon.ts';
import { type Client, clientOf, startTestApp, type TestApp, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();

const unavailable = {
  error: ['El servicio no está disponible en este momento'],
  code: 'unavailable',
};

let token: string;
let client: Client;
let tasks: string;
beforeAll(async () => {
  const board = await test.make.board();
  token = await test.make.session({ id: board.project.ownerId });
  client = clientOf(test.app, token);
  tasks = `/projects/${board.project.id}/boards/${board.id}/tasks`;
});

describe('without its database', () => {
  let orphan: TestApp;
  let lost: ReturnType<typeof connect>;
  beforeAll(async () => {
    // Nobody listens on port 1.
    lost = connect({ ...test.database.connection, host: '127.0.0.1', port: 1 }, () => undefined);
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://tareas.example' };
    orphan = await startTestApp(mail, { ...test.database, db: lost.db });
  });
  afterAll(async () => {
    await orphan.stop();
    await lost.close();
  });

  it('every endpoint answers 503, in the shape of every error, and says when to ask again', async () => {
    const endpoints = Object.values(api).flatMap((calls): Endpoint[] => Object.values(calls));
    const bodies: Record<string, unknown> = {
      '/auth/register': {
        firstName: 'Eva',
        lastName: 'Ruiz',
        username: 'eva',
        email: 'eva@ejemplo.com',
        password: 'secreta',
        confirmPassword: 'secreta',
      },
      '/auth/registration-link': { email: 'eva@ejemplo.com' },
      '/auth/invitation-link': { email: 'eva@ejemplo.com' },
      '/auth/password-reset': {
        email: 'eva@ejemplo.com',
        token: `1.999999999999999.${'A'.repeat(43)}`,
        password: 'secreta',
        confirmPassword: 'secreta',
      },
      '/auth/second-step': { ticket: `1.999999999999999.${'A'.repeat(43)}`, code: '123456' },
      '/auth/email-change': { token: 'x' },
      '/auth/email-change/undo': { token: 'x' },
      '/auth/passkey': { credential: { id: 'x' } },
      '/auth/login': { email: 'eva@ejemplo.com', password: 'secreta' },
    };
    const stranded = clientOf(orphan.app, token);
    const answers: unknown[] = [];
    for (const { method, path } of endpoints) {
      const url = path.replaceAll(/:\w+/g, '1');
      const { status, body, headers } = await stranded.request(method, url, bodies[path]);
      answers.push([method, path, status, body, headers['retry-after']]);
    }
    expect(answers).toEqual(endpoints.map(({ method, path }) => [method, path, 503, unavailable, '1']));
  });

  it('whoever has no session is told so all the same', async () => {
    expect((await orphan.anonymous.get('/projects')).status).toBe(401);
  });
});

/** What a burst of reads and writes is answered, each answer once. */
async function burst(): Promise<string[]> {
  const newTask = { title: 'Subir', dueDate: '2026-12-01', priorityId: 1 };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? client.get(tasks) : client.post(tasks, newTask))),
  );
  const lines = answers.map(({ status, body }) =>
    status < 400 ? 'done' : `${status} ${JSON.stringify(body)}`,
  );
  return [...new Set(lines)].toSorted();
}

describe('when the database drops its connections', () => {
  it('calls are done or told to come back, and soon all is well again', async () => {
    const admin = new DatabaseClient(test.database.connection);
    await admin.connect();
    expect(await burst()).toEqual(['done']);
    const underWay = burst();
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const told = [`503 ${JSON.stringify(unavailable)}`, 'done'];
    expect(told).toEqual(expect.arrayContaining(await underWay));
    await expect.poll(burst, soon).toEqual(['done']);
    await admin.end();
  });
});

describe('when the database cannot answer', () => {
  it('nothing is said about what went wrong', async () => {
    const broken = await startTestApp();
    try {
      const person = await broken.as(await broken.make.user());
      await broken.database.db.execute(sql`alter table memberships rename to lost`);
      const answer = await person.get('/projects');
      expect(answer).toMatchObject({
        status: 500,
        body: { error: ['Algo falló en el servidor'], code: 'internal' },
      });
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(Object.keys(answer.body)).toEqual(['error', 'code']);
    } finally {
      await broken.stop();
    }
  });
});
