import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** Scripts only from our own files. Styles may be inline: the headless components place themselves with them. */
export async function sendSecurityHeaders(app: FastifyInstance, { publicOrigin }: Settings): Promise<void> {
  const https = publicOrigin?.startsWith('https:') ?? false;
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    xFrameOptions: { action: 'deny' },
    // For browsers that are no more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async ({ routeOptions, url }, reply) => {
    if (isFile(routeOptions)) void reply.headers(ofFiles);
    else {
      reply.helmet();
      void reply.header('permissions-policy', nothingOfTheDevice);
    }
    // Whatever the API answers is somebody's: no cache keeps it, neither on the way nor on a shared computer.
    if (url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
}

/** No page of ours, and nothing that got into one, uses any of these. */
const nothingOfTheDevice = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** By its route, which every file of the built web has: an address that only looks like one is a page. */
const isFile = ({ url }: { url?: string | undefined }): boolean => /^\/assets\/|\.js$/.test(url ?? '');

/** The rest is about pages. Sent with each of a dozen files it would weigh as much as one of them. */
const ofFiles = { 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' };
