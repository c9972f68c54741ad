import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { type Method, type TestApp, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
const open = useTestApp({ PUBLIC_URL: 'https://cuadrilla.example' });
const proxied = useTestApp({ TRUST_PROXY: 'on' });

const host = 'cuadrilla.test:3000';
const project = { name: 'Obra', description: 'Nueva' };

/** The status of creating a project with these headers. */
async function post(app: TestApp, headers: Record<string, string>): Promise<number> {
  const client = await app.as(await app.make.user());
  const answer = await client.request('POST', '/projects', project, { headers: { host, ...headers } });
  return answer.status;
}

describe('a write', () => {
  it.each([
    ['a program, which sends no such headers', {}],
    ['our own pages', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
    ['our own pages over https, behind a proxy', { origin: `https://${host}` }],
    ['our own pages in a browser without Origin', { 'sec-fetch-site': 'same-origin' }],
    ['the person’s own hand', { 'sec-fetch-site': 'none' }],
  ])('of %s is done', async (_, headers) => {
    expect(await post(test, headers)).toBe(201);
  });

  it.each([
    ['another site', { origin: 'https://malo.example', 'sec-fetch-site': 'cross-site' }],
    ['another port', { origin: 'http://cuadrilla.test:4000' }],
    ['a subdomain', { origin: `http://otro.${host}`, 'sec-fetch-site': 'same-site' }],
    ['a host that begins like ours', { origin: `http://${host}.malo.example` }],
    ['a page without an origin', { origin: 'null' }],
    ['an origin that is none', { origin: 'nonsense' }],
    ['an empty origin', { origin: '' }],
    ['another site in a browser without Origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site in a browser without Origin', { 'sec-fetch-site': 'same-site' }],
  ])('of %s is refused with 403', async (_, headers) => {
    expect(await post(test, headers)).toBe(403);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as Method[])(
    'by %s is refused before all else',
    async (method) => {
      const before = await fingerprint(test.database.db);
      const headers = { host, origin: 'https://malo.example' };
      const paths = ['/projects/1', '/auth/login', '/auth/logout', '/profile/sessions', '/nowhere'];
      const answers = await Promise.all(
        paths.map((path) => test.anonymous.request(method, path, undefined, { headers })),
      );
      expect(answers.map(({ status, body }) => [status, body])).toEqual(
        paths.map(() => [403, { error: ['La solicitud viene de otro origen'], code: 'foreign_origin' }]),
      );
      expect(await fingerprint(test.database.db)).toEqual(before);
    },
  );
});

describe('a read', () => {
  it('is answered whoever’s page asks: the browser keeps the answer from them', async () => {
    const client = await test.as(await test.make.user());
    const headers = { host, origin: 'https://malo.example', 'sec-fetch-site': 'cross-site' };
    const answer = await client.request('GET', '/projects', undefined, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('with a public address', () => {
  it.each([
    ['https://cuadrilla.example', 201],
    ['http://cuadrilla.example', 403],
    ['https://cuadrilla.example:8443', 403],
    ['https://cuadrilla.example.malo.example', 403],
    [`http://${host}`, 403],
    ['null', 403],
  ])('a write from %s answers %i', async (origin, status) => {
    expect(await post(open, { origin })).toBe(status);
  });

  it('a program may still write', async () => {
    expect(await post(open, {})).toBe(201);
  });
});

describe('behind a trusted proxy', () => {
  it('the host is the one that the person asked for', async () => {
    const forwarded = { 'x-forwarded-host': 'cuadrilla.example', origin: 'https://cuadrilla.example' };
    expect(await post(proxied, forwarded)).toBe(201);
    expect(await post(test, forwarded)).toBe(403);
  });

  it('a page that came over http does not write over https', async () => {
    const proto = { 'x-forwarded-proto': 'https' };
    expect(await post(proxied, { ...proto, origin: `http://${host}` })).toBe(403);
    expect(await post(proxied, { ...proto, origin: `https://${host}` })).toBe(201);
    const site = { 'sec-fetch-site': 'cross-site' };
    expect(await post(test, { ...site, origin: `http://${host}` })).toBe(403);
  });
});
