import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorkers } from '../../platform/queue/workers.ts';
import { readSettings } from '../../platform/settings.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-process.ts';
import { mailHandlers } from '../../outside/mail/mail.handlers.ts';
import { lateMails } from '../../late-mails.ts';
import { invitationWriter } from './invitation-links.ts';

const server = await startMailServer();
const variables = {
  SMTP_URL: server.url,
  MAIL_FROM: 'Cuadrilla <avisos@tareas.example>',
  PUBLIC_URL: 'https://tareas.example',
};
const test = useTestApp(variables);

let logged = '';
const log = pino(
  { level: 'trace' },
  new Writable({
    write(chunk: Buffer, _, done) {
      logged += chunk.toString();
      done();
    },
  }),
);
let stop: () => Promise<void>;
beforeAll(() => {
  const { db } = test.database;
  stop = startWorkers(
    mailHandlers(
      readSettings(variables),
      lateMails(db, () => new Date()),
    ),
    { db, log, lookEvery: 0.5 },
  );
});
afterAll(async () => {
  await stop();
  await server.stop();
});

const linkIn = (text = ''): string => /https:\/\/tareas\.example(\/invitation\S+)/.exec(text)?.[1] ?? '';

describe('an invitation by mail', () => {
  it('says who invites to what, with a link of its own, which no log and no job has', async () => {
    const owner = await test.make.user({ firstName: 'Sofía', lastName: 'Benavídez' });
    const team = await test.make.team({ owner, name: 'Diseño <b>' });
    const client = await test.as(owner);
    const { body } = await client.post(`${team.path}/invitations`, { emails: ['eva@ejemplo.com'] });
    expect(body).toMatchObject([{ mailed: true }]);
    await until('the mail', () => server.received.length > 0);
    const [mail] = server.received;
    expect(mail).toMatchObject({ subject: 'Invitación a Diseño <b>', recipients: ['eva@ejemplo.com'] });
    expect(mail?.text).toContain('Sofía Benavídez te invitó a Diseño <b>');
    expect(mail?.html).toContain('Diseño &lt;b&gt;');
    const tokens = [linkIn(mail?.text), body[0].path].map((link: string) => link.replace(/^.*token=/, ''));
    expect(new Set(tokens).size).toBe(2);
    const { rows } = await test.database.db.execute(sql`select data, output from queue.job`);
    const eva = await test.as(await test.make.user({ email: 'eva@ejemplo.com' }));
    for (const token of tokens) {
      expect(logged + JSON.stringify(rows)).not.toContain(token);
      expect((await eva.get(`/invitation?token=${token}`)).body).toMatchObject({ state: 'open' });
    }
    const [first = ''] = tokens;
    expect((await eva.post('/invitation', { token: first })).status).toBe(200);
    expect((await eva.get(`/invitation?token=${tokens[1]}`)).body).toMatchObject({ state: 'used' });
  });

  it('that is sent twice, or asked for again, has the same good link in each copy, and none that is made up', async () => {
    server.received.length = 0;
    const team = await test.make.team();
    const client = await test.as({ id: team.ownerId });
    const emails = ['noa@ejemplo.com', 'pia@ejemplo.com'];
    const { body } = await client.post(`${team.path}/invitations`, { emails });
    await until('both mails', () => server.received.length === 2);
    const write = invitationWriter(test.database.db, () => new Date());
    const copy = await write({ invitationId: body[0].id });
    const mailed = server.received.find(({ recipients }) => recipients.includes('noa@ejemplo.com'));
    const token = linkIn(mailed?.text).replace(/^.*token=/, '');
    expect(copy?.letter.button.path).toContain(token);
    const look = async (text: string) => client.get(`/invitation?token=${text}`);
    expect((await look(token)).body).toMatchObject({ state: 'open' });
    for (const wrong of [
      token.replace(/^\d+/, String(body[1].id)),
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      `${body[0].id}.${'A'.repeat(43)}`,
    ])
      expect((await look(wrong)).status).toBe(404);
    await client.delete(`${team.path}/invitations/${body[0].id}`);
    expect((await look(token)).body).toMatchObject({ state: 'revoked' });
  });

  it('that is sent anew makes the link of the mail before worthless', async () => {
    server.received.length = 0;
    const team = await test.make.team();
    const client = await test.as({ id: team.ownerId });
    const { body } = await client.post(`${team.path}/invitations`, { emails: ['ivo@ejemplo.com'] });
    await until('the mail', () => server.received.length === 1);
    await client.post(`${team.path}/invitations/${body[0].id}/renew`);
    await until('the other mail', () => server.received.length === 2);
    const [before, after] = server.received.map(({ text }) => linkIn(text).replace(/^.*token=/, ''));
    expect((await client.get(`/invitation?token=${before}`)).status).toBe(404);
    expect((await client.get(`/invitation?token=${after}`)).body).toMatchObject({ state: 'open' });
  });

  it("says no name with an address in it to a stranger, neither the person's nor the team's nor the project's", async () => {
    server.received.length = 0;
    const lure = 'GANASTE 1000€ en https://premios.example';
    const owner = await test.make.user({ firstName: 'Cobra en', lastName: 'premios.example' });
    const team = await test.make.team({ owner, name: lure });
    const project = await test.make.project({ owner, name: lure });
    const client = await test.as(owner);
    const ask = (path: string, role: string) =>
      client.post(`${path}/invitations`, { emails: ['ana@ejemplo.com'], role });
    expect((await ask(team.path, 'Miembro')).status).toBe(201);
    expect((await ask(`/projects/${project.id}`, 'Editor')).status).toBe(201);
    await until('both mails', () => server.received.length === 2);
    expect(new Set(server.received.map(({ subject }) => subject))).toEqual(
      new Set(['Invitación a un equipo', 'Invitación a un proyecto']),
    );
    for (const { text, html } of server.received) {
      expect(text).toContain('Alguien te invitó a un');
      expect(`${text}${html}`).not.toMatch(/premios|GANASTE/);
    }
  });

  it('is not sent for a link that is for whoever gets it', async () => {
    const team = await test.make.team();
    const client = await test.as({ id: team.ownerId });
    expect((await client.post(`${team.path}/invitations`, {})).body).toMatchObject([{ mailed: false }]);
  });
});
