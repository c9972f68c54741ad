import { registrationMessages as messages } from '@cuadrilla/contract/instance/registration';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { teamMembers } from '../../platform/database/schema/schema.ts';
import { startWorkers } from '../../platform/queue/workers.ts';
import { readSettings } from '../../platform/settings.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-process.ts';
import { mailHandlers } from '../../outside/mail/mail.handlers.ts';
import { lateMails } from '../../late-mails.ts';

const server = await startMailServer();
const variables = {
  SMTP_URL: server.url,
  PUBLIC_URL: 'https://tareas.example',
  REGISTRATION: 'ejemplo.com',
  ADMIN_EMAIL: 'nadie@ejemplo.com',
  RATE_LIMIT: 'on',
};
const test = useTestApp(variables);
let stop: () => Promise<void>;
beforeAll(() => {
  const { db } = test.database;
  const handlers = mailHandlers(
    readSettings(variables),
    lateMails(db, () => new Date()),
  );
  stop = startWorkers(handlers, { db, log: pino({ level: 'silent' }), lookEvery: 0.5 });
});
afterAll(async () => {
  await stop();
  await server.stop();
});

const ask = (email: string) => test.anonymous.post('/auth/registration-link', { email });

const mailsTo = (address: string) => server.received.filter(({ recipients }) => recipients.includes(address));

async function mailTo(address: string) {
  const find = () => server.received.find(({ recipients }) => recipients.includes(address));
  await until('the mail', () => find() !== undefined);
  return find();
}
async function proofOf(address: string): Promise<string> {
  expect((await ask(address)).status).toBe(204);
  return /tareas\.example\/register#(\S+)/.exec((await mailTo(address))?.text ?? '')?.[1] ?? '';
}

let serial = 0;
function register(email: string, proof?: string) {
  serial += 1;
  const names = { firstName: 'Eva', lastName: 'Ruiz', username: `eva${serial}` };
  const password = 'una clave 9';
  return test.anonymous.post('/auth/register', {
    ...names,
    email,
    proof,
    password,
    confirmPassword: password,
  });
}
const refused = (why: string) => ({ status: 403, body: { error: [why] } });

it('whoever names an address of the domain opens its account only with the link that went there', async () => {
  expect(await register('eva@ejemplo.com')).toMatchObject(refused(messages.unproven));
  const proof = await proofOf('eva@ejemplo.com');
  for (const [email, wrong] of [
    ['otra@ejemplo.com', proof],
    ['eva@ejemplo.com', proof.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['eva@ejemplo.com', proof.replace(/\.\d+\./, `.${Date.now() + 1e12}.`)],
    ['eva@ejemplo.com', 'x'],
  ] as const)
    expect(await register(email, wrong)).toMatchObject(refused(messages.linkOver));
  test.setClock(new Date(Date.now() + 25 * 60 * 60 * 1_000));
  expect(await register('eva@ejemplo.com', proof)).toMatchObject(refused(messages.linkOver));
  test.setClock(null);
  expect((await register('eva@ejemplo.com', proof)).status).toBe(201);
  expect((await register('eva@ejemplo.com', proof)).status).toBe(409);
});

it('only the address itself learns that it has an account', async () => {
  const { email, firstName } = await test.make.user({ email: 'luz@ejemplo.com' });
  expect((await ask(email)).status).toBe(204);
  expect(await mailTo(email)).toMatchObject({
    subject: 'Ya tienes una cuenta de Cuadrilla',
    text: expect.stringContaining(`Hola, ${firstName}`) as string,
  });
});

it('whoever was invited gets the link again by asking, and nobody else learns of it', async () => {
  const inviter = await test.make.user({ email: 'sara@otra.example' });
  const team = await test.make.team({ owner: inviter });
  const owner = await test.as(inviter);
  const email = 'inv@otra.example';
  const { body } = await owner.post(`/teams/${team.id}/invitations`, { emails: [email] });
  const askAgain = (address: string) => test.anonymous.post('/auth/invitation-link', { email: address });
  await until('the invitation', () => mailsTo(email).length === 1);
  const answers = [
    await askAgain(email),
    await askAgain('nadie@otra.example'),
    await askAgain(inviter.email),
  ];
  expect(answers.map(({ status, body: said }) => [status, said])).toEqual(
    answers.map(() => [204, answers[0]?.body]),
  );
  await until('the link again', () => mailsTo(email).length === 2);
  const [first = '', again = ''] = mailsTo(email).map(
    ({ text }) => /tareas\.example\/invitation\?token=(\S+)/.exec(text ?? '')?.[1] ?? '',
  );
  const look = async (token: string) => (await test.anonymous.get(`/invitation?token=${token}`)).body;
  expect(await look(again)).toMatchObject({ state: 'open', invitation: { kind: 'team', email } });
  // Anybody may ask: what was mailed before stays good, and its end is what it was.
  expect(await look(first)).toMatchObject({ state: 'open' });
  expect((await look(again)).invitation.expiresAt).toBe(body[0].expiresAt);
  await until('the account', () => mailsTo(inviter.email).length === 1);
  expect(mailsTo(inviter.email)[0]?.subject).toBe('Ya tienes una cuenta de Cuadrilla');
  expect(mailsTo(inviter.email)[0]?.text).not.toContain('crear una cuenta');
  expect(mailsTo('nadie@otra.example')).toEqual([]);
  expect((await askAgain(email)).status).toBe(204);
  expect((await askAgain(email)).status).toBe(204);
  expect((await askAgain(email)).status).toBe(429);
});

it('whoever was invited and has an account is sent the invitation that is still worth something', async () => {
  const { email } = await test.make.user({ email: 'uma@otra.example' });
  const [good, bad] = [await test.make.team({ name: 'Feria' }), await test.make.team({ name: 'Mudanza' })];
  const trashed = await test.make.project({ name: 'Archivo' });
  const invite = async (path: string, ownerId: number, role: string) =>
    (await test.as({ id: ownerId })).post(`${path}/invitations`, { emails: [email], role });
  expect((await invite(good.path, good.ownerId, 'Miembro')).status).toBe(201);
  expect((await invite(bad.path, bad.ownerId, 'Miembro')).status).toBe(201);
  expect((await invite(`/projects/${trashed.id}`, trashed.ownerId, 'Editor')).status).toBe(201);
  await until('the invitations', () => mailsTo(email).length === 3);
  const { db } = test.database;
  await db.update(teamMembers).set({ role: 'Miembro' }).where(eq(teamMembers.teamId, bad.id));
  expect((await (await test.as({ id: trashed.ownerId })).delete(`/projects/${trashed.id}`)).status).toBe(204);
  expect((await test.anonymous.post('/auth/invitation-link', { email })).status).toBe(204);
  await until('the invitation again', () => mailsTo(email).length === 4);
  expect(mailsTo(email)[3]?.subject).toBe('Invitación a Feria');
});

it('no link goes to another domain, nor where none is needed, nor without end', async () => {
  expect(await ask('eva@otro.example')).toMatchObject(refused(messages.domains));
  for (let count = 0; count < 3; count += 1) expect((await ask('mar@ejemplo.com')).status).toBe(204);
  expect((await ask('mar@ejemplo.com')).status).toBe(429);
  const admin = await test.as(await test.make.user({ administrator: true }));
  await admin.put('/instance/registration', { mode: 'open', domains: [] });
  expect(await ask('sol@ejemplo.com')).toMatchObject({ status: 409, body: { error: [messages.noLink] } });
  expect((await register('sol@ejemplo.com')).status).toBe(201);
});
