import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorkers } from '../../queue/workers.ts';
import { readSettings } from '../../settings.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-process.ts';
import { mailHandlers } from '../mail/mail.handlers.ts';

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
  stop = startWorkers(mailHandlers(readSettings(variables)), { db, log, lookEvery: 0.5 });
});
afterAll(async () => {
  await stop();
  await server.stop();
});

describe('an invitation by mail', () => {
  it('says who invites to what, and carries the link that the inviter sees, which no log has', async () => {
    const owner = await test.make.user({ firstName: 'Sofía', lastName: 'Benavídez' });
    const team = await test.make.team({ owner, name: 'Diseño <b>' });
    const client = await test.as(owner);
    const { body } = await client.post(`${team.path}/invitations`, { emails: ['eva@ejemplo.com'] });
    expect(body).toMatchObject([{ mailed: true }]);
    await until('the mail', () => server.received.length > 0);
    const [mail] = server.received;
    expect(mail).toMatchObject({ subject: 'Invitación a Diseño <b>', recipients: ['eva@ejemplo.com'] });
    expect(mail?.text).toContain('Sofía Benavídez te invitó a Diseño <b>');
    expect(mail?.text).toContain(`https://tareas.example${body[0].path}`);
    expect(mail?.html).toContain('Diseño &lt;b&gt;');
    expect(logged).not.toContain(body[0].path.replace('/invitation?token=', ''));
  });

  it('is not sent for a link that is for whoever gets it', async () => {
    const team = await test.make.team();
    const client = await test.as({ id: team.ownerId });
    expect((await client.post(`${team.path}/invitations`, {})).body).toMatchObject([{ mailed: false }]);
  });
});
