import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../platform/database/schema/schema.ts';
import { cookiesOf, tokenOf } from '../../testing/cookies.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { type Answer, clientOf, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const password = 'secreta 1';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await quickHash(password);
});

let serial = 0;
function newPerson(fields: Record<string, unknown> = {}) {
  serial += 1;
  const name = `eva${serial}`;
  const names = { firstName: 'Eva', lastName: 'Ruiz', username: name, email: `${name}@ejemplo.com` };
  return { ...names, password, confirmPassword: password, ...fields };
}

const badCredentials = { status: 401, body: { error: ['Credenciales inválidas'], code: 'unauthenticated' } };
const notSignedIn = { status: 401, body: { error: ['La sesión no está iniciada'], code: 'unauthenticated' } };

/** What the profile of a new account says of its time zone. */
async function zoneOf(timeZone?: string): Promise<string> {
  const answer = await test.anonymous.post('/auth/register', newPerson({ timeZone }));
  return (await clientOf(test.app, tokenOf(answer)).get('/profile')).body.time_zone;
}

describe('registering', () => {
  it('answers the person, bare, and opens a session', async () => {
    const person = newPerson({ firstName: ' Eva ', email: 'Eva.Ruiz@Ejemplo.com' });
    const answer = await test.anonymous.post('/auth/register', person);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      first_name: 'Eva',
      last_name: 'Ruiz',
      username: person.username,
      email: 'eva.ruiz@ejemplo.com',
    });
    const verified = await clientOf(test.app, tokenOf(answer)).get('/auth/verify');
    expect(verified).toMatchObject({ status: 200, body: answer.body });
  });

  it('keeps the password only as an argon2id hash', async () => {
    const { body } = await test.anonymous.post('/auth/register', newPerson());
    const [row] = await test.database.db.select().from(users).where(eq(users.id, body.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  it('keeps the time zone, which is UTC when it is unknown', async () => {
    expect(await zoneOf('America/Montevideo')).toBe('America/Montevideo');
    expect(await zoneOf()).toBe('UTC');
  });

  it.each([
    ['123456', 'Esa contraseña es de las más usadas y se adivina enseguida: elige otra'],
    ['      ', 'La contraseña no puede ser solo espacios'],
    ['eva ruiz', 'La contraseña no puede ser tu nombre, tu usuario ni tu correo'],
    ['CUADRILLA', 'La contraseña no puede ser el nombre de este sitio ni el de tu organización'],
    ['Ejemplo', 'La contraseña no puede ser el nombre de este sitio ni el de tu organización'],
  ])('is refused with a password like %j, and leaves nobody behind', async (weak, message) => {
    const person = newPerson({ password: weak, confirmPassword: weak });
    const answer = await test.anonymous.post('/auth/register', person);
    expect(answer).toMatchObject({ status: 400, body: { error: [message], code: 'validation' } });
    expect(await test.database.db.$count(users, eq(users.email, person.email))).toBe(0);
  });

  it('is refused with 409 for an email or a username that is taken, whatever its case', async () => {
    const taken = newPerson({ username: 'Ñoño.Pérez' });
    await test.anonymous.post('/auth/register', taken);
    const register = async (fields: object) => {
      const { status, body } = await test.anonymous.post('/auth/register', newPerson({ ...fields }));
      return { status, ...body };
    };
    const email = taken.email.toUpperCase();
    const username = 'ñOÑO.pÉREZ';
    const emailTaken = 'El email ya está registrado';
    const usernameTaken = 'El usuario ya está en uso';
    expect(await register({ email })).toEqual({ status: 409, error: [emailTaken], code: 'conflict' });
    expect(await register({ username })).toEqual({ status: 409, error: [usernameTaken], code: 'conflict' });
    expect(await register({ email, username })).toEqual({
      status: 409,
      error: [emailTaken, usernameTaken],
      code: 'conflict',
    });
  });

  it.each(['email', 'username'] as const)(
    'gives one %s to only one of two who ask at once',
    async (field) => {
      const [first, second] = [newPerson(), newPerson()];
      second[field] = first[field];
      const answers = await Promise.all(
        [first, second].map((person) => test.anonymous.post('/auth/register', person)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body.error).toEqual([
        field === 'email' ? 'El email ya está registrado' : 'El usuario ya está en uso',
      ]);
      expect(cookiesOf(refused as Answer)).toEqual({});
    },
  );
});

describe('signing in', () => {
  it('answers the person, bare, with the email in any case', async () => {
    const user = await test.make.user({ passwordHash });
    const email = ` ${user.email.toUpperCase()} `;
    const answer = await test.anonymous.post('/auth/login', { email, password });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: user.id,
      first_name: user.firstName,
      last_name: user.lastName,
      username: user.username,
      email: user.email,
    });
  });

  it('says the same of a wrong password and of an unknown email, and opens no session', async () => {
    const { id, email } = await test.make.user({ passwordHash });
    const wrong = [
      { email, password: `${password} ` },
      { email, password: password.toUpperCase() },
      { email: 'nadie@ejemplo.com', password },
    ];
    const answers = await Promise.all(wrong.map((body) => test.anonymous.post('/auth/login', body)));
    for (const answer of answers) expect(answer).toMatchObject(badCredentials);
    expect(answers.map(cookiesOf)).toEqual([{}, {}, {}]);
    expect(await test.database.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  });

  it('ends the session that the same browser had before, whoever’s that was', async () => {
    const [ana, eva] = [await test.make.user({ passwordHash }), await test.make.user({ passwordHash })];
    const former = await test.as(ana);
    expect((await former.post('/auth/login', { email: eva.email, password })).status).toBe(200);
    expect(await former.get('/auth/verify')).toMatchObject(notSignedIn);
    const second = await test.as(ana);
    await second.post('/auth/register', newPerson());
    expect(await second.get('/auth/verify')).toMatchObject(notSignedIn);
  });

  it('leaves the other sessions of the person open', async () => {
    const user = await test.make.user({ passwordHash });
    const other = await test.as(user);
    const answer = await test.anonymous.post('/auth/login', { email: user.email, password });
    expect((await clientOf(test.app, tokenOf(answer)).get('/auth/verify')).status).toBe(200);
    expect((await other.get('/auth/verify')).status).toBe(200);
  });
});
