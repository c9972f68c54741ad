import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { encodingFor, type Encoding } from './compress.ts';
import { contentSecurityPolicy } from './headers.ts';

interface Version {
  body: Buffer;
  etag: string;
}

export interface WebPage {
  /** As each kind of browser takes it: compressed for the first that asks, once. */
  versionFor: (encoding: Encoding) => Version;
  /** Lets the scripts that stand in the page run. */
  policy: string;
}

const version = (body: Buffer): Version => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

const compress: Record<Encoding, (page: Buffer) => Buffer> = {
  br: (page) => brotliCompressSync(page),
  gzip: (page) => gzipSync(page),
  identity: (page) => page,
};

function versionsOf(page: Buffer): WebPage['versionFor'] {
  const made: Partial<Record<Encoding, Version>> = {};
  return (encoding) => (made[encoding] ??= version(compress[encoding](page)));
}

export type PageSettings = Pick<Settings, 'demo' | 'oidc' | 'directory'>;

const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const hashesIn = (html: string): string[] =>
  Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, script = '']) =>
    hash('sha256', script, 'base64'),
  );

/** Read once, at start: what the page says of the ways in, and of whom one finds, is the server's to decide. */
export function readWebPage(file: string, { demo, oidc, directory }: PageSettings, head = ''): WebPage {
  const built = readFileSync(file, 'utf8')
    .replace(/(<meta name="demo" content=")[^"]*/, `$1${demo ? 'on' : 'off'}`)
    .replace(
      /(<meta name="oidc" content=")[^"]*/,
      () => `<meta name="oidc" content="${escapeText(oidc?.name ?? '')}`,
    )
    .replace(/(<meta name="passwords" content=")[^"]*/, `$1${oidc?.only ? 'off' : 'on'}`)
    .replace(/(<meta name="directory" content=")[^"]*/, `$1${directory}`)
    .replace('</head>', `${head}</head>`);
  return {
    versionFor: versionsOf(Buffer.from(built)),
    policy: contentSecurityPolicy(hashesIn(built)),
  };
}

export function sendWebPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: WebPage,
  cacheControl: 'no-cache' | 'no-store',
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const { body, etag } = page.versionFor(encoding);
  void reply.headers({
    'cache-control': cacheControl,
    'content-security-policy': page.policy,
    vary: 'accept-encoding',
    etag,
  });
  if (cacheControl === 'no-cache' && request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
