import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorkers } from '../../platform/queue/workers.ts';
import { readSettings } from '../../platform/settings.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { ruleOf, say } from '../../testing/rules.ts';
import { type Client, startTestApp, useTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-process.ts';
import { writeMarkdown } from '../../documents/content/content.ts';
import { mailHandlers } from '../../outside/mail/mail.handlers.ts';
import { removeMember } from '../../projects/members/members.commands.ts';
import { notificationsReader } from '../../notices/notifications/notifications.reader.ts';
import { exportHandler } from './exports.handlers.ts';
import { upload } from '../../tasks/attachments/attachments.fixture.ts';
import { zipFile } from './zip-file.ts';

const server = await startMailServer();
const variables = { SMTP_URL: server.url, PUBLIC_URL: 'https://tareas.example' };
const test = useTestApp(variables);

let stop: () => Promise<void>;
beforeAll(() => {
  const { database, wake } = test;
  const settings = readSettings(variables);
  const parts = { db: database.db, wake, settings, clock: () => new Date(), beside: test.beside };
  const handlers = [...mailHandlers(settings), exportHandler(parts)];
  stop = startWorkers(handlers, { ...parts, log: pino({ level: 'silent' }), lookEvery: 0.5 });
});
afterAll(async () => {
  await stop();
  await server.stop();
});

async function newPerson(fields: object = {}) {
  const user = await test.make.user(fields);
  return { user, client: await test.as(user) };
}

async function exported(client: Client): Promise<number> {
  const { status, body } = await client.post('/profile/exports');
  expect(status).toBe(201);
  await until('the export', async () => (await client.get('/profile/exports')).body[0].ready !== null);
  return body.id;
}

async function filesOf(user: { id: number }, exportId: number) {
  const response = await test.app.inject({
    url: `/api/profile/exports/${exportId}/file`,
    cookies: { token: await test.make.session(user) },
  });
  expect(response.statusCode).toBe(200);
  const files = unzipSync(response.rawPayload);
  return {
    headers: response.headers,
    names: Object.keys(files),
    read: (name: string) => strFromU8(files[name] ?? new Uint8Array()),
  };
}

describe('all of my data', () => {
  it('comes as a ZIP of what I wrote and can still see, and of nobody else', async () => {
    const { user, client } = await newPerson({ firstName: 'Eva' });
    const [project, left] = [await test.make.project({ name: 'Obra' }), await test.make.project()];
    await test.make.member({ project, user, role: 'Administrador' });
    await test.make.member({ project: left, user });
    const board = await test.make.board({ project });
    const task = await test.make.task({ board, title: 'Mía', assignedTo: user.id });
    await test.make.task({ board, title: 'Ajena' });
    await test.make.comment({ task, author: user, content: 'Lo vi' });
    await test.make.comment({ task, content: 'De otra persona' });
    await upload(client, task.path, Buffer.from('Hola'), 'Plano.pdf');
    const old = await test.make.task({
      board: await test.make.board({ project: left }),
      assignedTo: user.id,
    });
    await test.make.comment({ task: old, author: user, content: 'De antes' });
    await test.make.inProject(left, (change) => removeMember(change, user.id));
    const document = (await client.post(`/projects/${project.id}/documents`, { title: 'Plan: a/b' })).body;
    await test.make.inProject(project, (change) => writeMarkdown(change, document.id, '# Hola'));
    const said = { anchor: { from: 'AQID', to: 'AQIE' }, quote: 'Hola', content: '¿Y adiós?' };
    await client.post(`/projects/${project.id}/documents/${document.id}/threads`, said);

    const definition = ruleOf({ kind: 'created' }, [say('Hola')]);
    await client.post(`/projects/${project.id}/rules`, { boardId: board.id, definition, enabled: true });
    await test.make.team({ owner: user });
    const form = { name: 'Alta', description: 'Por pasos', withDescriptions: true, withDone: true };
    await client.post(`/projects/${project.id}/template`, { ...form, teamId: null });
    await test.make.passkey(user);
    await test.make.accessToken(user);
    await readLogs(test, notificationsReader);

    const { headers, names, read } = await filesOf(user, await exported(client));
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="cuadrilla-[\d-]+\.zip"$/),
    });
    expect(names).toContain('LEEME.txt');
    expect(JSON.parse(read('perfil.json'))).toMatchObject({ first_name: 'Eva', email: user.email });
    expect(JSON.parse(read('sesiones.json'))).toHaveLength(1);
    expect(JSON.parse(read('proyectos.json'))).toMatchObject([{ name: 'Obra' }]);
    expect(JSON.parse(read('tareas.json'))).toMatchObject([{ title: 'Mía', assignedToMe: true }]);
    expect(JSON.parse(read('comentarios.json'))).toMatchObject([{ content: 'Lo vi', task: 'Mía' }]);
    expect(JSON.parse(read('archivos.json'))).toMatchObject([{ name: 'Plano.pdf', size: 4, task: 'Mía' }]);
    expect(JSON.parse(read('comentarios-en-documentos.json'))).toMatchObject([
      { content: '¿Y adiós?', quote: 'Hola', document: 'Plan: a/b' },
    ]);
    expect(read(`documentos/Obra/Plan a b (${document.id}).md`)).toContain('# Hola');

    expect(JSON.parse(read('automatizaciones.json'))).toMatchObject([
      { project: 'Obra', definition: { trigger: { kind: 'created' } } },
    ]);
    expect(JSON.parse(read('equipos.json'))).toMatchObject([{ name: 'Diseño', role: 'Administrador' }]);
    expect(JSON.parse(read('plantillas.json'))).toMatchObject([
      { name: 'Alta', content: { stages: ['Salida'] } },
    ]);
    expect(JSON.parse(read('accesos.json'))).toMatchObject([{ kind: 'passkey' }, { kind: 'token' }]);
    expect(JSON.parse(read('notificaciones.json'))).toContainEqual(
      expect.objectContaining({ kind: 'added', project: 'Obra' }),
    );
    expect(JSON.parse(read('preferencias.json'))).toMatchObject({ mail: 'instant' });
    for (const name of names.filter((each) => each.endsWith('.json'))) {
      expect(read('LEEME.txt')).toContain(name);
      expect(read(name)).not.toMatch(/hash|secret|"token":/i);
    }

    const { body: events } = await client.get('/profile/exports');
    expect(events).toHaveLength(1);
    await until('the mail', () => server.received.some(({ recipients }) => recipients.includes(user.email)));
  });

  it('are mine alone, until they are deleted or a week has gone by', async () => {
    const { user, client } = await newPerson();
    const stranger = await newPerson();
    const id = await exported(client);
    expect((await stranger.client.get(`/profile/exports/${id}/file`)).status).toBe(404);
    expect((await stranger.client.delete(`/profile/exports/${id}`)).status).toBe(404);
    expect((await stranger.client.get('/profile/exports')).body).toEqual([]);
    const fresh = await filesOf(user, id);
    expect(fresh.names).toContain('perfil.json');
    test.setClock(new Date(Date.now() + 7 * 24 * 60 * 60 * 1_000));
    expect((await client.get(`/profile/exports/${id}/file`)).status).toBe(404);
    test.setClock(null);
    expect((await client.delete(`/profile/exports/${id}`)).status).toBe(204);
    const { rows } = await test.database.db.execute(sql`select from export_parts where export_id = ${id}`);
    expect(rows).toEqual([]);
  });

  it('can be asked for again where nothing came of them, and say so', async () => {
    const still = await startTestApp();
    const client = await still.as(await still.make.user());
    await client.post('/profile/exports');
    expect((await client.post('/profile/exports')).status).toBe(409);
    await still.database.db.execute(sql`update queue.job set state = 'failed' where name = 'export'`);
    expect((await client.get('/profile/exports')).body).toMatchObject([{ failed: true, ready: null }]);
    expect((await client.post('/profile/exports')).status).toBe(201);
    expect((await client.get('/profile/exports')).body).toMatchObject([{ failed: false, ready: null }]);
    await still.stop();
  });

  it('are made one at a time', async () => {
    const { client } = await newPerson();
    const answers = await Promise.all([client.post('/profile/exports'), client.post('/profile/exports')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

it('a ZIP is written in parts while it is made, each of them small', async () => {
  const sizes: number[] = [];
  const zip = zipFile(async (part) => void sizes.push(part.length));
  const blocks = Array.from({ length: 100 }, () => randomBytes(64 * 1024));
  await zip.add('mucho.bin', blocks);
  const size = await zip.finish();
  expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(size);
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.max(...sizes)).toBeLessThan(1024 * 1024);
});
