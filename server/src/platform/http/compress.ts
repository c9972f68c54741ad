import { pipeline, Readable } from 'node:stream';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the browser names without refusing it by `q=0`. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const parts = String(accepted ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/));
  const takes = (encoding: string) =>
    parts.some(([name, weight = '1']) => name === encoding && Number(weight) > 0);
  return (['br', 'gzip'] as const).find(takes) ?? 'identity';
}

/** Shorter answers fit into one or two packets anyway. */
const worthwhile = 2_048;

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
type Compressed = (error: Error | null, result: Buffer) => void;
const compress = {
  br: (whole: string | Buffer, done: Compressed) => brotliCompress(whole, fast, done),
  gzip: (whole: string | Buffer, done: Compressed) => gzip(whole, done),
};

const compressing = { br: () => createBrotliCompress(fast), gzip: createGzip };

const isLong = (payload: unknown, reply: FastifyReply): payload is string | Buffer | Readable => {
  if (typeof payload === 'string') return payload.length >= worthwhile;
  const type = String(reply.getHeader('content-type'));
  return payload instanceof Readable
    ? type.startsWith('application/json')
    : // Not pictures, which are compressed by nature.
      Buffer.isBuffer(payload) && payload.length >= worthwhile && type === 'application/octet-stream';
};

/** Long answers of the API, off the main thread. Pages and files are compressed ahead. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isLong(payload, reply)) return done();
    void reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return done();
    void reply.header('content-encoding', encoding);
    // Whoever reads sees by the end of the stream that something failed.
    if (payload instanceof Readable)
      done(
        null,
        pipeline(payload, compressing[encoding](), () => undefined),
      );
    else compress[encoding](payload, done);
  });
}
