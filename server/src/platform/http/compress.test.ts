import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

let token: string;
let board: string;
beforeAll(async () => {
  const made = await test.make.board();
  for (let n = 0; n < 10; n += 1) await test.make.task({ board: made, title: `Tarea ${n}` });
  token = await test.make.session({ id: made.project.ownerId });
  board = `/api/projects/${made.project.id}/boards/${made.id}`;
});

const get = (url: string, accepted: string) =>
  test.app.inject({ url, cookies: { token }, headers: { 'accept-encoding': accepted } });

describe('an answer', () => {
  it('comes compressed where it is long, in the best way that the browser takes', async () => {
    const plain = await get(board, '');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const brotli = await get(board, 'gzip, deflate, br, zstd');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotli.headers['content-length']).toBe(String(brotli.rawPayload.length));
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzip = await get(board, 'gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it('comes as it is where it is short', async () => {
    const { headers } = await get('/api/profile', 'gzip, br');
    expect(headers).not.toHaveProperty('content-encoding');
  });
});
