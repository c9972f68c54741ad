import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../platform/database/schema/schema.ts';
import { tokenOf } from '../../testing/cookies.ts';
import { soon } from '../../testing/soon.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { clientOf, useTestApp } from '../../testing/test-app.ts';
import { emailChangedLetter } from '../email-change/email-change.texts.ts';

// Without PUBLIC_URL no link leads here: another email counts at once.
const mail = { SMTP_URL: 'smtp://127.0.0.1:1' };
const test = useTestApp(mail);

const password = 'secreta 1';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await quickHash(password);
});

async function newPerson(fields: object = {}) {
  const user = await test.make.user({ passwordHash, ...fields });
  return { user, client: await test.as(user) };
}

const login = (email: string, secret: string) =>
  test.anonymous.post('/auth/login', { email, password: secret });

const mails = async () => {
  const { rows } = await test.database.db.execute(sql`select data from queue.job order by created_on`);
  return rows.map(({ data }) => data);
};

describe('another email', () => {
  it('asks for the password, ends the other sessions and is told to the old address', async () => {
    const { user, client } = await newPerson();
    const other = await test.as(user);
    const email = `nuevo${user.id}@ejemplo.com`;
    const answer = await client.patch('/profile', { email, currentPassword: password });
    expect(answer).toMatchObject({ status: 200, body: { email } });
    expect((await client.get('/auth/verify')).status).toBe(200);
    expect((await other.get('/auth/verify')).status).toBe(401);
    expect(await mails()).toMatchObject([
      { to: { address: user.email }, letter: emailChangedLetter({ firstName: user.firstName, email }) },
    ]);
    expect((await login(email, password)).status).toBe(200);
    expect((await login(user.email, password)).status).toBe(401);
  });

  it.each([
    [{}, 'La contraseña actual es obligatoria'],
    [{ currentPassword: '' }, 'La contraseña actual es obligatoria'],
    [{ currentPassword: 'no es' }, 'La contraseña actual no es correcta'],
  ])('with %j is refused, and nothing changes', async (said, message) => {
    const { user, client } = await newPerson();
    const other = await test.as(user);
    const sent = (await mails()).length;
    const answer = await client.patch('/profile', { email: 'otro@ejemplo.com', firstName: 'Luz', ...said });
    expect(answer).toMatchObject({ status: 400, body: { error: [message] } });
    expect((await other.get('/profile')).body).toMatchObject({
      email: user.email,
      first_name: user.firstName,
    });
    expect(await mails()).toHaveLength(sent);
  });

  it('that is the present one needs no password', async () => {
    const { user, client } = await newPerson();
    const answer = await client.patch('/profile', { email: user.email.toUpperCase(), firstName: 'Luz' });
    expect(answer).toMatchObject({ status: 200, body: { first_name: 'Luz', email: user.email } });
  });
});

describe('signing in while the password changes', () => {
  it('leaves no session from the old one', async () => {
    const { user } = await newPerson();
    const { db } = test.database;
    const signingIn = await db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ passwordHash: await quickHash('otra clave') })
        .where(eq(users.id, user.id));
      await tx.delete(sessions).where(eq(sessions.userId, user.id));
      const answer = login(user.email, password);
      const waiting = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await db.execute(waiting)).rowCount, soon).toBe(1);
      return { answer };
    });
    expect((await signingIn.answer).status).toBe(401);
    expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  });
});

describe('changing the password', () => {
  const change = { currentPassword: password, password: 'otra clave', confirmPassword: 'otra clave' };

  it('ends the other sessions, and keeps this one under a new token', async () => {
    const { user, client } = await newPerson();
    const [other, stranger] = [await test.as(user), (await newPerson()).client];
    const answer = await client.post('/profile/password', change);
    expect(answer).toMatchObject({ status: 204, body: '' });
    const renewed = clientOf(test.app, tokenOf(answer));
    const all = [client, renewed, other, stranger];
    const statuses = await Promise.all(all.map((each) => each.get('/auth/verify')));
    expect(statuses.map(({ status }) => status)).toEqual([401, 200, 401, 200]);
    expect((await renewed.get('/profile/sessions')).body).toMatchObject([{ current: true }]);
    expect((await renewed.get('/profile')).body.password_changed_at).toEqual(expect.any(String));
    expect((await login(user.email, password)).status).toBe(401);
    expect((await login(user.email, 'otra clave')).status).toBe(200);
  });

  it('is done by one of three at once from one old password', async () => {
    const { user, client } = await newPerson();
    const wanted = ['primera clave', 'segunda clave', 'tercera clave'];
    const answers = await Promise.all(
      wanted.map((next) =>
        client.post('/profile/password', { ...change, password: next, confirmPassword: next }),
      ),
    );
    const done = wanted.filter((_, index) => answers[index]?.status === 204);
    expect(done).toHaveLength(1);
    const logins = await Promise.all(wanted.map((each) => login(user.email, each)));
    expect(wanted.filter((_, index) => logins[index]?.status === 200)).toEqual(done);
  });

  it.each([
    ['      ', 'La contraseña no puede ser solo espacios'],
    ['Password1', 'Esa contraseña es de las más usadas y se adivina enseguida: elige otra'],
    ['Begoña  NÚÑEZ', 'La contraseña no puede ser tu nombre, tu usuario ni tu correo'],
    ['begona.n@EJEMPLO.com', 'La contraseña no puede ser tu nombre, tu usuario ni tu correo'],
  ])('to %j is refused', async (next, message) => {
    const names = {
      firstName: 'Begoña',
      lastName: 'Núñez',
      username: 'begona.nz',
      email: 'begona.n@ejemplo.com',
    };
    const { user, client } = await newPerson(names);
    const body = { ...change, password: next, confirmPassword: next };
    expect(await client.post('/profile/password', body)).toMatchObject({
      status: 400,
      body: { error: [message] },
    });
    await test.database.db.delete(users).where(eq(users.id, user.id));
  });

  it('is refused with the wrong current one, and changes nothing', async () => {
    const { user, client } = await newPerson();
    const other = await test.as(user);
    expect(await client.post('/profile/password', { ...change, currentPassword: 'no es' })).toMatchObject({
      status: 400,
      body: { error: ['La contraseña actual no es correcta'], code: 'validation' },
    });
    expect((await login(user.email, password)).status).toBe(200);
    expect((await other.get('/auth/verify')).status).toBe(200);
  });

  it.each([
    [
      {},
      ['La contraseña actual es obligatoria', 'La contraseña es requerida', 'Falta confirmar la contraseña'],
    ],
    [
      { currentPassword: '', password: '12345', confirmPassword: 'x' },
      [
        'La contraseña actual es obligatoria',
        'La contraseña debe tener al menos 6 caracteres',
        'Las contraseñas no coinciden',
      ],
    ],
  ])('from %j tells all that is wrong', async (body, error) => {
    const { client } = await newPerson();
    expect(await client.post('/profile/password', body)).toMatchObject({ status: 400, body: { error } });
  });
});
