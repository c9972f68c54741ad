import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/**
 * Scripts only from our own files, and those in a page that are named by their hashes. Styles may be inline: the headless
 * components place themselves with them.
 */
export const contentSecurityPolicy = (scripts: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');

/** No page of ours, and nothing that got into one, uses any of these. */
const nothingOfTheDevice = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The rest is about pages. Sent with each of a dozen files it would weigh as much as one of them. */
const ofFiles = { 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' };

const ofPages = {
  ...ofFiles,
  'content-security-policy': contentSecurityPolicy(),
  'origin-agent-cluster': '?1',
  'permissions-policy': nothingOfTheDevice,
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
};

const overHttps = {
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** By its route, which every file of the built web has: an address that only looks like one is a page. */
const isFile = ({ url }: { url?: string | undefined }): boolean => /^\/assets\/|\.js$/.test(url ?? '');

export function sendSecurityHeaders(app: FastifyInstance, { publicOrigin }: Settings): void {
  const pages = publicOrigin?.startsWith('https:') ? { ...ofPages, ...overHttps } : ofPages;
  // Whatever the API answers is somebody's: no cache keeps it, neither on the way nor on a shared computer.
  const answers = { ...pages, 'cache-control': 'no-store' };
  app.addHook('onRequest', ({ routeOptions, url }, reply, done) => {
    if (url.startsWith('/api/')) void reply.headers(answers);
    else void reply.headers(isFile(routeOptions) ? ofFiles : pages);
    done();
  });
}
