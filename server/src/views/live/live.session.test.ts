import { sessionEnded, twoStepsMissing } from '@cuadrilla/contract/views/live';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { IncomingMessage } from 'node:http';
import { instanceSettings } from '../../platform/database/schema/schema.ts';
import { twoStepsSetting as name } from '../../platform/http/session.queries.ts';
import { connectLive, openLine } from '../../testing/live-client.ts';
import { clientOf, startTestApp, type TestApp, useSecondApp, useTestApp } from '../../testing/test-app.ts';

/** Without a poll worth the name: whatever happens was told. */
const pace = { lookEvery: 60 * 60 * 1_000 };
const first = useTestApp({}, { pace });
const second = useSecondApp(first, { pace });

/** What the server answers instead of opening the line. */
async function refusal(test: TestApp, token: string | undefined, headers: Record<string, string>) {
  const line = await openLine(test, token, headers);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    line.on('unexpected-response', (_, answer) => resolve(answer));
    line.on('open', () => reject(new Error('it was let in')));
  });
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, body: JSON.parse(body) as unknown };
}

describe('the line', () => {
  it('is not opened without a session, or with one that is none', async () => {
    const answer = {
      status: 401,
      body: { error: ['La sesión no está iniciada'], code: 'unauthenticated' },
    };
    expect(await refusal(first, undefined, {})).toEqual(answer);
    expect(await refusal(first, 'nothing', {})).toEqual(answer);
  });

  it.each([
    ['another site', { origin: 'https://malo.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another site in a browser without Origin', { 'sec-fetch-site': 'cross-site' }],
  ])('is not opened for %s, whoever is signed in', async (_, headers) => {
    const token = await first.make.session(await first.make.user());
    expect(await refusal(first, token, headers)).toEqual({
      status: 403,
      body: { error: ['La solicitud viene de otro origen'], code: 'foreign_origin' },
    });
  });

  it('is opened for our own pages', async () => {
    const user = await first.make.user();
    const tab = await connectLive(first, user);
    const line = await openLine(first, await first.make.session(user), {
      origin: new URL(tab.line.url).origin.replace('ws', 'http'),
    });
    await new Promise((resolve) => line.on('open', resolve));
    expect(line.readyState).toBe(line.OPEN);
    line.close();
    await tab.close();
  });

  it('is nothing to a plain request', async () => {
    const client = await first.as(await first.make.user());
    const { status, body } = await client.get('/live');
    expect([status, body]).toEqual([404, { error: ['No encontrado'], code: 'not_found' }]);
    expect((await first.anonymous.get('/live')).status).toBe(401);
  });
});

/** Two sessions of one person: a tab of each on the second instance, and the first session's API on the first. */
async function twoSessions(user: { id: number }) {
  const tokens = [await first.make.session(user), await first.make.session(user)];
  const [mine, other] = await Promise.all(tokens.map((token) => connectLive(second, user, token)));
  if (!mine || !other) throw new Error('no tabs');
  return { mine, other, client: clientOf(first.app, tokens[0]) };
}

describe('a session that ends on another instance', () => {
  it('by signing out closes its lines at once, and only its own', async () => {
    const { mine, other, client } = await twoSessions(await first.make.user());
    await other.attend();
    await client.post('/auth/logout');
    expect(await mine.closed).toBe(sessionEnded);
    await other.until(() => expect(other.mine()).toEqual(['session.ended']));
    await other.close();
  });

  it('with all the others closes theirs', async () => {
    const { mine, other, client } = await twoSessions(await first.make.user());
    await client.delete('/profile/sessions');
    expect(await other.closed).toBe(sessionEnded);
    expect(mine.line.readyState).toBe(mine.line.OPEN);
    await mine.close();
  });

  it('as one of a list closes its line', async () => {
    const { other, mine, client } = await twoSessions(await first.make.user());
    const { body } = await client.get('/profile/sessions');
    const { id } = body.find(({ current }: { current: boolean }) => !current);
    await client.delete(`/profile/sessions/${id}`);
    expect(await other.closed).toBe(sessionEnded);
    await mine.close();
  });

  it('by a new password closes the others', async () => {
    const person = { firstName: 'Eva', lastName: 'Ruiz', username: 'eva', email: 'eva@ejemplo.com' };
    const passwords = { password: 'secreto1', confirmPassword: 'secreto1' };
    const { body: user } = await first.anonymous.post('/auth/register', { ...person, ...passwords });
    const { mine, other, client } = await twoSessions(user);
    const change = { currentPassword: 'secreto1', password: 'secreto2', confirmPassword: 'secreto2' };
    expect((await client.post('/profile/password', change)).status).toBe(204);
    expect(await other.closed).toBe(sessionEnded);
    await mine.close();
  });
});

describe('a session that ends without a word', () => {
  it('closes its line by the slow look: expired, or gone from the table', async () => {
    const slow = await startTestApp({}, first.database, { pace: { lookEvery: 20 } });
    onTestFinished(() => slow.stop());
    const user = await first.make.user();
    const token = await first.make.session(user);
    const [deleted, expiring] = [
      await connectLive(slow, user, token),
      await connectLive(slow, await first.make.user()),
    ];
    await clientOf(first.app, token).post('/auth/logout');
    expect(await deleted.closed).toBe(sessionEnded);
    expect(expiring.line.readyState).toBe(expiring.line.OPEN);
    slow.setClock(new Date(Date.now() + 31 * 24 * 60 * 60 * 1_000));
    expect(await expiring.closed).toBe(sessionEnded);
  });
});

it('a session that lacks the second step which is asked for by now is told so by the end of its line', async () => {
  const { db } = first.database;
  const slow = await startTestApp({}, first.database, { pace: { lookEvery: 20 } });
  const user = await first.make.user();
  const lacking = await connectLive(slow, user);
  const shown = await connectLive(slow, user, await first.make.session(user, 'passkey'));
  await db.insert(instanceSettings).values({ name, value: { required: true } });
  onTestFinished(async () => {
    await db.delete(instanceSettings);
    await slow.stop();
  });
  expect(await lacking.closed).toBe(twoStepsMissing);
  expect(shown.line.readyState).toBe(shown.line.OPEN);
});
