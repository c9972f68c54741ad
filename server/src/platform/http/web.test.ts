import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const look = 'document.title = 1;';
const page = (name: string) =>
  `<!doctype html><head><meta name="demo" content="on" /><script>${look}</script></head><body>${name}</body>`;
const script = 'export const x = 1;';
const routeHeads = [
  { path: '/login', session: false, head: '<link href="/assets/login.js">', asks: [] },
  {
    path: '/dashboard/projects/$projectId',
    search: '\\?tab=boards',
    session: true,
    head: '<link href="/assets/boards.js">',
    asks: ['/api/pages/start', '/api/projects/$projectId?limit=1'],
  },
  {
    path: '/dashboard/projects/$projectId',
    session: true,
    head: '<link href="/assets/project.js">',
    asks: ['/api/pages/start'],
  },
];
const files: Record<string, string | Buffer> = {
  'index.html': page('aplicación'),
  'landing.html': page('portada'),
  'route-heads.json': JSON.stringify(routeHeads),
  'avisos.js': script,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1a2b3c4d.js': script,
  'assets/app-1a2b3c4d.js.br': brotliCompressSync(script),
  'assets/app-1a2b3c4d.js.gz': gzipSync(script),
  'assets/app-1a2b3c4d.js.map': '{}',
  'assets/small-1a2b3c4d.css': 'a{}',
};

const folder = mkdtempSync(join(tmpdir(), 'cuadrilla-web-'));
let test: TestApp;
let demo: TestApp;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  test = await startTestApp({}, undefined, { webRoot: folder });
  demo = await startTestApp({ DEMO: 'on' }, test.database, { webRoot: folder });
});
afterAll(async () => {
  await demo.stop();
  await test.stop();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

it('lets a page run the script that stands in it, and no other', async () => {
  const hash = createHash('sha256').update(look).digest('base64');
  for (const { headers } of [await get('/'), await get('/login')])
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  const { headers } = await get('/api/auth/verify');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

describe('a file with a hash in its name', () => {
  it('is kept for ever, and comes compressed as the browser asks', async () => {
    const plain = await get('/assets/app-1a2b3c4d.js');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toBe(script);

    const brotli = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);

    const gzip = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  });

  it('says of safety only what concerns a file; a page and an answer say all of it', async () => {
    const scripts = [await get('/assets/app-1a2b3c4d.js'), await get('/avisos.js')];
    const others = [await get('/login'), await get('/no-such-file.js'), await get('/api/auth/verify')];
    for (const { headers } of [...scripts, ...others])
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
    for (const { headers } of others)
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self'") as string,
        'x-frame-options': 'DENY',
      });
    for (const { headers } of scripts) expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('comes as it is where it was too small to compress', async () => {
    const { headers, body } = await get('/assets/small-1a2b3c4d.css', { 'accept-encoding': 'br, gzip' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body).toBe('a{}');
  });

  it.each(['app-1a2b3c4d.js.br', 'app-1a2b3c4d.js.gz', 'app-1a2b3c4d.js.map', 'app-old.js', ''])(
    'is not found as /assets/%s',
    async (name) => {
      const answer = await get(`/assets/${name}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ error: ['No encontrado'], code: 'not_found' });
    },
  );
});

describe('a page', () => {
  it.each(['/login', '/dashboard/projects/7?tab=members', '/no/such/page', '/index.html', '/assetsx'])(
    'of the application answers %s and is asked for again each time',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('aplicación');
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      });
      const again = await get(url, { 'if-none-match': String(headers['etag']) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );

  it.each([
    ['/login?redirect=%2Fhome', '', 'login.js'],
    ['/login', 'session=1', undefined],
    ['/dashboard/projects/7?tab=members', 'session=1', 'project.js'],
    ['/dashboard/projects/7/', 'session=1', 'project.js'],
    ['/dashboard/projects/7?tab=boards', 'session=1', 'boards.js'],
    ['/dashboard/projects/7?tab=boards&search=x', 'session=1', 'project.js'],
    ['/dashboard/projects/siete', 'session=1', undefined],
    ['/dashboard/projects/7', '', undefined],
    ['/dashboard/projects/7/create-board', 'session=1', undefined],
    ['/route-heads.json', '', undefined],
  ])('names the first files of %s to a browser with the cookies "%s"', async (url, cookie, file) => {
    const { body } = await get(url, { cookie });
    expect(body).toContain('aplicación');
    expect(/assets\/(\w+\.js)/.exec(body)?.[1]).toBe(file);
  });

  it('names the answers that its address begins with, to whoever seems signed in', async () => {
    const url = '/dashboard/projects/7?tab=boards';
    const { headers } = await get(url, { cookie: 'session=1' });
    expect(headers['link']).toBe(
      '</api/pages/start>; rel=preload; as=fetch; crossorigin, ' +
        '</api/projects/7?limit=1>; rel=preload; as=fetch; crossorigin',
    );
    expect((await get(url)).headers).not.toHaveProperty('link');
    expect((await get('/login')).headers).not.toHaveProperty('link');
  });

  it('comes compressed, in the best way that is not refused', async () => {
    const brotli = await get('/login', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('aplicación');
    const gzip = await get('/login', { 'accept-encoding': 'gzip;q=0.5, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('aplicación');
  });

  it('says whether there is a demo account', async () => {
    for (const [app, word] of [
      [test.app, 'off'],
      [demo.app, 'on'],
    ] as const)
      for (const url of ['/', '/login'])
        expect((await app.inject({ url })).body).toContain(`<meta name="demo" content="${word}" />`);
  });

  it('answers HEAD too', async () => {
    for (const url of ['/', '/login', '/assets/app-1a2b3c4d.js']) {
      const { statusCode, headers } = await test.app.inject({ method: 'HEAD', url });
      expect(statusCode).toBe(200);
      expect(Number(headers['content-length'])).toBeGreaterThan(10);
    }
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('does not answer %s', async (method) => {
    const answer = await test.app.inject({ method, url: '/login' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: ['No encontrado'], code: 'not_found' });
  });
});

describe('the landing page', () => {
  it('is at /, and no browser keeps it', async () => {
    const { statusCode, headers, body } = await get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('portada');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('sends whoever is signed in to the dashboard, and shows itself to a session that has ended', async () => {
    const token = await test.make.session(await test.make.user());
    const signedIn = await test.app.inject({ url: '/', cookies: { token } });
    expect([signedIn.statusCode, signedIn.headers['location']]).toEqual([302, '/dashboard']);
    expect(signedIn.headers['cache-control']).toBe('no-store');
    const ended = await test.app.inject({ url: '/', cookies: { token: 'ended' } });
    expect(ended.statusCode).toBe(200);
    expect(ended.body).toContain('portada');
  });
});

it('leaves other files to be asked for again', async () => {
  const { headers } = await get('/favicon.svg');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' });
});
