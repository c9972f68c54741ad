import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  recoveryCodes as recoveryCodesKept,
  securityEvents,
  twoFactors,
  users,
} from '../../platform/database/schema/schema.ts';
import { cookiesOf, tokenOf } from '../../testing/cookies.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { clientOf, useTestApp } from '../../testing/test-app.ts';
import { resetLinks } from '../auth/reset-links.ts';
import { sealer } from './sealed.ts';
import { codeAt, stepAt } from './totp.ts';

const test = useTestApp({ RATE_LIMIT: 'on' });

const currentPassword = 'secreta 1';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await quickHash(currentPassword);
});

const path = '/profile/two-factor';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bytesOf = (key: string): Buffer => {
  const bits = Array.from(key, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};
/** What the application on the phone shows, so many periods from now. */
const codeOf = (key: string, away = 0): string => codeAt(bytesOf(key), stepAt(new Date()) + away);

async function newPerson() {
  const user = await test.make.user({ passwordHash });
  return { user, client: await test.as(user) };
}

/** With a code of the period before, so that today's is still good. */
async function protectedPerson() {
  const person = await newPerson();
  const { key } = (await person.client.post(path, { currentPassword })).body;
  const { recoveryCodes } = (await person.client.put(path, { code: codeOf(key, -1) })).body;
  return { ...person, key: key as string, recoveryCodes: recoveryCodes as string[] };
}

const login = (email: string) => test.anonymous.post('/auth/login', { email, password: currentPassword });
const ticketFor = async (email: string): Promise<string> => (await login(email)).body.ticket;
const secondStep = (ticket: string, code: string) =>
  test.anonymous.post('/auth/second-step', { ticket, code });

describe('signing in in two steps', () => {
  it('is still asked for after a password that was forgotten', async () => {
    const { user, key } = await protectedPerson();
    const token = await resetLinks(test.database.db).tokenFor(user, new Date());
    const password = 'otra clave 2';
    const chosen = { token, password, confirmPassword: password };
    const reset = await test.anonymous.put('/auth/password-reset', chosen);
    expect(reset.status).toBe(204);
    expect(tokenOf(reset)).toBe('');
    const { status, body } = await test.anonymous.post('/auth/login', { email: user.email, password });
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'second_step' });
    expect((await secondStep(body.ticket, codeOf(key))).status).toBe(200);
  });

  it('is turned on with a first code, and told with ten codes for bad days', async () => {
    const { user, client } = await newPerson();
    expect((await client.get(path)).body).toEqual({ since: null, recoveryCodesLeft: 0 });
    const begun = await client.post(path, { currentPassword });
    expect(begun).toMatchObject({ status: 201, body: { key: expect.stringMatching(/^[A-Z2-7]{32}$/) } });
    expect(begun.body.uri).toContain(`secret=${begun.body.key}`);
    expect(begun.body.picture).toMatch(/^<svg /);
    // Until a code has come it asks for nothing.
    expect((await login(user.email)).status).toBe(200);
    expect((await client.put(path, { code: '000 000' })).status).toBe(400);
    const turnedOn = await client.put(path, { code: codeOf(begun.body.key) });
    expect(turnedOn.body.recoveryCodes).toHaveLength(10);
    expect((await client.get(path)).body).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
    expect((await client.post(path, { currentPassword })).status).toBe(409);
  });

  it('keeps neither the key nor the codes as they are', async () => {
    const { user, key, recoveryCodes } = await protectedPerson();
    const [row] = await test.database.db.select().from(twoFactors).where(eq(twoFactors.userId, user.id));
    const kept = Buffer.from(row?.sealedKey ?? '', 'base64url');
    expect(kept.includes(bytesOf(key))).toBe(false);
    const everything = await test.database.db.execute(`select * from recovery_codes`);
    expect(JSON.stringify(everything.rows)).not.toContain(recoveryCodes[0]?.replace('-', ''));
  });

  it('opens nothing with the password alone, and a session with the code', async () => {
    const { user, key } = await protectedPerson();
    const first = await login(user.email);
    expect(first).toMatchObject({
      status: 401,
      body: { error: ['Falta el segundo paso'], code: 'second_step', ticket: expect.any(String) },
    });
    expect(cookiesOf(first)).toEqual({});
    const second = await secondStep(first.body.ticket, codeOf(key));
    expect(second).toMatchObject({ status: 200, body: { id: user.id } });
    expect((await clientOf(test.app, tokenOf(second)).get('/auth/verify')).status).toBe(200);
  });

  it('takes each code once, those for bad days too', async () => {
    const { user, key, recoveryCodes } = await protectedPerson();
    const ticket = await ticketFor(user.email);
    const code = codeOf(key);
    expect((await secondStep(ticket, code)).status).toBe(200);
    expect(await secondStep(ticket, code)).toMatchObject({
      status: 400,
      body: { error: ['El código no es correcto, o ya se usó'] },
    });
    const [recovery = ''] = recoveryCodes;
    const attempts = await Promise.all([secondStep(ticket, recovery), secondStep(ticket, recovery)]);
    expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const kinds = await test.database.db
      .select({ kind: securityEvents.kind })
      .from(securityEvents)
      .where(eq(securityEvents.userId, user.id));
    expect(kinds.map(({ kind }) => kind)).toContain('recovery_code_used');
  });

  it('takes recovery codes that were kept in the former way', async () => {
    const { user } = await protectedPerson();
    const { db } = test.database;
    const codeHash = await sealer(db).hashBefore('abcdefghjk');
    await db.insert(recoveryCodesKept).values({ userId: user.id, codeHash });
    const ticket = await ticketFor(user.email);
    const statuses = [await secondStep(ticket, 'ABCDE-fghjk'), await secondStep(ticket, 'abcde-fghjk')];
    expect(statuses.map(({ status }) => status)).toEqual([200, 400]);
  });

  it('is slowed down for who guesses', async () => {
    const { user } = await protectedPerson();
    const ticket = await ticketFor(user.email);
    const statuses: number[] = [];
    // More than two spans let through: one may end meanwhile.
    for (let guess = 0; guess < 12; guess += 1) {
      statuses.push((await secondStep(ticket, '000000')).status);
    }
    expect(statuses.at(0)).toBe(400);
    expect(statuses).toContain(429);
  });

  it('refuses a ticket that is old, changed, or from before another password', async () => {
    const { user, key } = await protectedPerson();
    const ticket = await ticketFor(user.email);
    const over = { status: 400, body: { error: ['Pasó demasiado tiempo: ingresa de nuevo'] } };
    const [, ...rest] = ticket.split('.');
    expect(await secondStep(['1', ...rest].join('.'), codeOf(key))).toMatchObject(over);
    test.setClock(new Date(Date.now() + 11 * 60_000));
    try {
      expect(await secondStep(ticket, codeOf(key))).toMatchObject(over);
    } finally {
      test.setClock(null);
    }
    await test.database.db
      .update(users)
      .set({ passwordHash: await quickHash('otra clave') })
      .where(eq(users.id, user.id));
    expect(await secondStep(ticket, codeOf(key))).toMatchObject(over);
  });

  it('is turned off, and its codes are made anew, only with the password', async () => {
    const { user, client, recoveryCodes } = await protectedPerson();
    for (const call of [`${path}/off`, `${path}/recovery-codes`]) {
      expect((await client.post(call, { currentPassword: 'no es' })).status).toBe(400);
    }
    const renewed = await client.post(`${path}/recovery-codes`, { currentPassword });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await secondStep(await ticketFor(user.email), recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await client.post(`${path}/off`, { currentPassword })).status).toBe(204);
    expect((await login(user.email)).status).toBe(200);
  });
});
