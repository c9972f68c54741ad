import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessTokens, emailLinks, passkeys, users } from '../../platform/database/schema/schema.ts';
import { startWorkers } from '../../platform/queue/workers.ts';
import { readSettings } from '../../platform/settings.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { startTestApp, useTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-process.ts';
import { mailHandlers } from '../../outside/mail/mail.handlers.ts';
import { lateMails } from '../../late-mails.ts';

const server = await startMailServer();
const variables = { SMTP_URL: server.url, PUBLIC_URL: 'https://tareas.example' };
const test = useTestApp(variables);
const currentPassword = 'secreta 1';

const clock = (): Date => new Date();
let passwordHash: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  passwordHash = await quickHash(currentPassword);
  const { db } = test.database;
  const handlers = mailHandlers(readSettings(variables), lateMails(db, clock));
  stop = startWorkers(handlers, { db, log: pino({ level: 'silent' }), lookEvery: 0.5 });
});
afterAll(async () => {
  await stop();
  await server.stop();
});
beforeEach(() => {
  server.received.length = 0;
  test.setClock(null);
});

async function newPerson() {
  const user = await test.make.user({ passwordHash });
  return { user, client: await test.as(user), email: `nuevo.${user.email}` };
}
type NewPerson = Awaited<ReturnType<typeof newPerson>>;

/** The token in the link of the mail that came to this address. */
async function tokenAt(address: string, page: string): Promise<string> {
  const isHere = () => server.received.find(({ recipients }) => recipients.includes(address));
  await until('the mail', () => isHere() !== undefined);
  const found = new RegExp(`https://tareas\\.example/${page}#(\\S+)`).exec(isHere()?.text ?? '')?.[1] ?? '';
  server.received.length = 0;
  return found;
}

const ask = ({ client, email }: NewPerson) => client.patch('/profile', { email, currentPassword });
const confirm = (token: string) => test.anonymous.post('/auth/email-change', { token });
const undo = (token: string) => test.anonymous.post('/auth/email-change/undo', { token });
const login = (email: string, password = currentPassword) =>
  test.anonymous.post('/auth/login', { email, password });
const linkOver = { status: 400, body: { error: ['El enlace ya no sirve: pide el cambio otra vez'] } };

async function changed(person: NewPerson): Promise<{ undoToken: string; confirmToken: string }> {
  await ask(person);
  const confirmToken = await tokenAt(person.email, 'confirm-email');
  expect(await confirm(confirmToken)).toMatchObject({ status: 200, body: { email: person.email } });
  return { confirmToken, undoToken: await tokenAt(person.user.email, 'recover-email') };
}

describe('another email', () => {
  it('stands once the link that went there is opened, once, and ends the other sessions', async () => {
    const person = await newPerson();
    const { user, client, email } = person;
    const other = await test.as(user);
    expect(await ask(person)).toMatchObject({ status: 200, body: { email: user.email } });
    expect((await client.get('/profile/email-change')).body).toMatchObject({
      byLink: true,
      pending: { email },
    });
    const token = await tokenAt(email, 'confirm-email');
    const { rows } = await test.database.db.execute(
      sql`select data::text from queue.job union all select row_to_json(email_links)::text from email_links`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await login(user.email)).status).toBe(200);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await client.get('/profile')).body.email).toBe(email);
    expect((await other.get('/profile')).status).toBe(401);
    expect((await login(user.email)).status).toBe(401);
    expect((await login(email)).status).toBe(200);
    expect((await client.get('/profile/email-change')).body.pending).toBeNull();
  });

  it('does not, after an hour, when it is called off, when the password changes, or when another is asked for', async () => {
    const late = await newPerson();
    await ask(late);
    const lateToken = await tokenAt(late.email, 'confirm-email');
    test.setClock(new Date(Date.now() + 60 * 60 * 1_000));
    expect(await confirm(lateToken)).toMatchObject(linkOver);
    test.setClock(null);

    const person = await newPerson();
    await ask(person);
    const first = await tokenAt(person.email, 'confirm-email');
    await ask(person);
    const second = await tokenAt(person.email, 'confirm-email');
    expect(await confirm(first)).toMatchObject(linkOver);
    expect((await person.client.delete('/profile/email-change')).status).toBe(204);
    expect(await confirm(second)).toMatchObject(linkOver);
    await ask(person);
    const third = await tokenAt(person.email, 'confirm-email');
    const password = 'otra clave';
    await person.client.post('/profile/password', { currentPassword, password, confirmPassword: password });
    expect(await confirm(third)).toMatchObject(linkOver);
    expect((await login(person.user.email, password)).status).toBe(200);
  });

  it('is refused where somebody took it meanwhile, and nothing changes', async () => {
    const person = await newPerson();
    await ask(person);
    const token = await tokenAt(person.email, 'confirm-email');
    await test.make.user({ email: person.email });
    expect(await confirm(token)).toMatchObject({
      status: 409,
      body: { error: ['El email ya está registrado'] },
    });
    expect((await person.client.get('/profile')).body.email).toBe(person.user.email);
  });
});

describe('whoever reads the old address', () => {
  it('takes it back, and nothing that was made meanwhile lets anybody in', async () => {
    const person = await newPerson();
    const { user, client, email } = person;
    const { db } = test.database;
    const before = await test.make.passkey(user);
    const { undoToken } = await changed(person);
    await test.make.passkey(user);
    await client.post('/access-tokens', { name: 'x', access: 'read', projectIds: null, days: 30 });
    const { status, body } = await undo(undoToken);
    expect(status).toBe(200);
    expect((await client.get('/profile')).status).toBe(401);
    expect((await login(user.email)).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    expect(await db.$count(accessTokens, eq(accessTokens.userId, user.id))).toBe(0);
    const left = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, user.id));
    expect(left).toEqual([{ id: before.id }]);
    const chosen = { token: body.token, password: 'otra clave', confirmPassword: 'otra clave' };
    expect((await test.anonymous.put('/auth/password-reset', chosen)).status).toBe(204);
    expect((await login(user.email, 'otra clave')).status).toBe(200);
    expect((await undo(undoToken)).status).toBe(400);
    expect(await db.$count(emailLinks, eq(emailLinks.userId, user.id))).toBe(0);
  });

  it('can for a week, in which nobody else gets the address, nor is it lost by changing once more', async () => {
    const person = await newPerson();
    const { undoToken } = await changed(person);
    const names = { firstName: 'Eva', lastName: 'Ruiz', username: 'eva.ruiz' };
    const password = 'otra clave 1';
    const someone = { ...names, email: person.user.email, password, confirmPassword: password };
    expect(await test.anonymous.post('/auth/register', someone)).toMatchObject({
      status: 409,
      body: { error: ['El email ya está registrado'] },
    });
    await changed({
      ...person,
      user: { ...person.user, email: person.email },
      email: `otro.${person.email}`,
    });
    test.setClock(new Date(Date.now() + 8 * 24 * 60 * 60 * 1_000));
    expect((await undo(undoToken)).status).toBe(400);
    test.setClock(null);
    expect((await undo(undoToken)).status).toBe(200);
    const [row] = await test.database.db.select().from(users).where(eq(users.id, person.user.id));
    expect(row?.email).toBe(person.user.email);
  });
});

it('changes at once where no mail goes out', async () => {
  const quiet = await startTestApp();
  const user = await quiet.make.user({ passwordHash });
  const client = await quiet.as(user);
  expect((await client.get('/profile/email-change')).body).toEqual({ byLink: false, pending: null });
  const answer = await client.patch('/profile', { email: 'luz@ejemplo.com', currentPassword });
  expect(answer).toMatchObject({ status: 200, body: { email: 'luz@ejemplo.com' } });
  await quiet.stop();
});
