import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../testing/fingerprint.ts';
import { type Client, startTestApp, type TestApp, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();

const json = { 'content-type': 'application/json' };
const project = { name: 'Obra', description: 'Nueva' };
const refusal = (status: number, code: string) => ({ status, body: { error: [expect.any(String)], code } });

let client: Client;
let before: string[];
beforeAll(async () => {
  client = await test.as(await test.make.user());
  before = await fingerprint(test.database.db);
});

const post = (payload: string | Buffer | Readable, headers: Record<string, string> = json) =>
  client.request('POST', '/projects', undefined, { payload, headers });

describe('a body that is not JSON', () => {
  it.each([
    '{',
    '{"name":',
    "{'name':'x'}",
    'name=x',
    '{"name":"x",}',
    'undefined',
    'NaN',
    '\0',
    '"\\ud8',
    '{}{}',
  ])('is refused with 400: %j', async (payload) => {
    const answer = await post(payload);
    expect(answer).toMatchObject(refusal(400, 'validation'));
    expect(answer.body.error).toEqual(['El cuerpo de la solicitud no es JSON válido']);
  });

  it('is refused with 400 when its bytes are not UTF-8, or end too early', async () => {
    expect(await post(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))).toMatchObject(refusal(400, 'validation'));
    const short = await post('{}', { ...json, 'content-length': '10' });
    expect(short).toMatchObject(refusal(400, 'validation'));
  });

  it('is refused also where no body is asked for', async () => {
    const answer = await client.request('POST', '/auth/logout', undefined, { payload: '{', headers: json });
    expect(answer).toMatchObject(refusal(400, 'validation'));
  });
});

describe('JSON made to do harm', () => {
  it.each([
    '{"__proto__":{"name":"x"},"name":"Obra","description":"x"}',
    '{"name":"Obra","description":"x","a":{"constructor":{"prototype":{"b":1}}}}',
    '{"\\u005f_proto__":{"name":"x"},"name":"Obra","description":"x"}',
  ])('is refused when it reaches for a prototype: %s', async (payload) => {
    expect(await post(payload)).toMatchObject(refusal(400, 'validation'));
    expect(({} as Record<string, unknown>)['name']).toBeUndefined();
  });

  it.each([
    ['arrays', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['a name', `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)},"description":"x"}`],
  ])('is refused when it is a well of %s', async (_, payload) => {
    expect(await post(payload)).toMatchObject({ status: 400, body: { code: 'validation' } });
  });
});

describe('a body of more than one mebibyte', () => {
  it('is refused with 413, told by its length', async () => {
    const payload = JSON.stringify({ ...project, description: 'x'.repeat(1024 * 1024) });
    const answer = await post(payload);
    expect(answer).toMatchObject(refusal(413, 'too_large'));
    expect(answer.body.error).toEqual(['La solicitud es demasiado grande']);
  });

  it('is refused with 413 also when it did not say its length', async () => {
    const answer = await post(Readable.from(['"', 'x'.repeat(1_000_000), 'x'.repeat(1_000_000), '"']));
    expect(answer).toMatchObject(refusal(413, 'too_large'));
  });

  it('is read when it is just within, and then judged by its fields', async () => {
    const empty = JSON.stringify({ ...project, description: '' });
    const description = 'x'.repeat(1024 * 1024 - empty.length);
    expect((await post(JSON.stringify({ ...project, description }))).status).toBe(400);
  });
});

describe('a body of another type', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'nonsense',
    ';',
  ])('is refused with 415: %s', async (type) => {
    const answer = await post(JSON.stringify(project), { 'content-type': type });
    expect(answer).toMatchObject(refusal(415, 'validation'));
    expect(answer.body.error).toEqual(['El cuerpo de la solicitud debe ser application/json']);
  });

  it('is refused with 415 when it does not say its type', async () => {
    expect(await post(JSON.stringify(project), {})).toMatchObject(refusal(415, 'validation'));
  });

  it('is refused only after the session, the path and the right have been checked', async () => {
    const headers = { 'content-type': 'text/plain' };
    const anonymous = await test.anonymous.request('POST', '/projects', undefined, { payload: 'x', headers });
    expect(anonymous).toMatchObject(refusal(401, 'unauthenticated'));
    const missing = await client.request('PATCH', '/projects/7', undefined, { payload: 'x', headers });
    expect(missing).toMatchObject(refusal(404, 'not_found'));
  });
});

describe('a URL', () => {
  it.each(['/projects/%', '/projects/%zz', '/projects/%E0%A4%A', '/projects/1/boards/%C3%28', '/%'])(
    'with malformed percent encoding is refused: %s',
    async (path) => {
      expect(await client.get(path)).toMatchObject(refusal(400, 'validation'));
    },
  );

  it.each([
    '/projects?%',
    '/projects?search=%E0%A4%A',
    '/projects?a[b]=c&a=d',
    '/projects?__proto__=x&constructor=y',
  ])('with an odd query that nobody asked for still answers: %s', async (path) => {
    expect((await client.get(path)).status).toBe(200);
  });
});

describe('a cookie', () => {
  it.each(['%', '%E0%A4%A', 'x'.repeat(4_000), '"', '', 'é', '%00', "' or 1=1 --"])(
    'that is no session’s token is a 401: %j',
    async (token) => {
      const headers = { cookie: `token=${token}` };
      const answer = await test.anonymous.request('GET', '/auth/verify', undefined, { headers });
      expect(answer).toMatchObject(refusal(401, 'unauthenticated'));
    },
  );
});

describe('on a real socket', () => {
  let server: TestApp;
  let port: number;
  beforeAll(async () => {
    server = await startTestApp({}, test.database);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const address = server.app.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => server.stop());

  /** What comes back for these very bytes, as the status and the body. */
  async function send(text: string): Promise<{ status: number; body: unknown }> {
    const socket = connect(port, '127.0.0.1');
    socket.end(text);
    let answer = '';
    // The server may hang up on what it does not want to read; its answer is there all the same.
    socket.on('error', () => undefined);
    await new Promise((resolve) => {
      socket
        .setEncoding('utf8')
        .on('data', (chunk) => (answer += chunk))
        .on('close', resolve);
    });
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
  }

  it('headers that are too large are refused with 431', async () => {
    const answer = await send(
      `GET /api/projects HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toEqual(refusal(431, 'too_large'));
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['an unknown method', 'BREW /api/projects HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a NUL in a header', 'GET /api/projects HTTP/1.1\r\nHost: x\r\nX-A: \0\r\n\r\n'],
    [
      'two lengths',
      'POST /api/projects HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    ],
  ])('%s is refused with 400', async (_, text) => {
    expect(await send(text)).toEqual(refusal(400, 'validation'));
  });
});

describe('all of these', () => {
  it('have changed nothing', async () => {
    expect(await fingerprint(test.database.db)).toEqual(before);
  });
});
