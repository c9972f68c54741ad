import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, type Encoding } from './compress.ts';

interface Version {
  body: Buffer;
  etag: string;
}

/** A page as each kind of browser takes it. */
export type WebPage = Record<Encoding, Version>;

const version = (body: Buffer): Version => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

/** Read and compressed once, at start: what the page says of the demo is the server's to decide. */
export function readWebPage(file: string, { demo }: { demo: boolean }, head = ''): WebPage {
  const built = readFileSync(file, 'utf8')
    .replace(/(<meta name="demo" content=")[^"]*/, `$1${demo ? 'on' : 'off'}`)
    .replace('</head>', `${head}</head>`);
  const page = Buffer.from(built);
  return {
    br: version(brotliCompressSync(page)),
    gzip: version(gzipSync(page)),
    identity: version(page),
  };
}

export function sendWebPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: WebPage,
  cacheControl: 'no-cache' | 'no-store',
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const { body, etag } = page[encoding];
  void reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding', etag });
  if (cacheControl === 'no-cache' && request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
