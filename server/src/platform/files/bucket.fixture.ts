import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const credentials = {
  accessKeyId: 'obra',
  secretAccessKey: 'secreto/con+signos',
  region: 'eu-west-1',
};

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** What S3 expects, worked out from its specification and not by what signs the requests. */
function signatureFor({ method, url = '', headers }: IncomingMessage, signedHeaders: string): string {
  const moment = String(headers['x-amz-date']);
  const scope = `${moment.slice(0, 8)}/${credentials.region}/s3/aws4_request`;
  const names = signedHeaders.split(';');
  const canonical = [
    method,
    url,
    '',
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  return hmac(key, ['AWS4-HMAC-SHA256', moment, scope, digest].join('\n')).toString('hex');
}

function isSigned(request: IncomingMessage): boolean {
  const { authorization = '' } = request.headers;
  const found = /Credential=([^/]+)\/.*SignedHeaders=([\w;-]+), ?Signature=(\w+)$/.exec(authorization);
  const [, id, signedHeaders = '', signature] = found ?? [];
  return id === credentials.accessKeyId && signature === signatureFor(request, signedHeaders);
}

/** A service with buckets that speaks as much of S3 as is asked for, and answers only what is rightly signed. */
export async function serveBucket() {
  const objects = new Map<string, Buffer>();
  /** What breaks while it is copied, by where it lies. */
  const breaking = new Set<string>();
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request;
    const bytes = await buffer(request);
    const answer = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body);
    if (!isSigned(request)) return answer(403, '<Code>SignatureDoesNotMatch</Code>');
    if (method === 'PUT' && headers['transfer-encoding'])
      return answer(411, '<Code>MissingContentLength</Code>');
    const source = headers['x-amz-copy-source'];
    if (method === 'PUT' && source !== undefined) {
      if (breaking.has(String(source)))
        return answer(200, '<?xml version="1.0"?>\n<Error><Code>InternalError</Code></Error>');
      const copied = objects.get(String(source));
      if (copied) objects.set(url, copied);
      return answer(copied ? 200 : 404, copied ? '' : '<Code>NoSuchKey</Code>');
    }
    if (method === 'PUT') objects.set(url, bytes);
    if (method === 'DELETE') objects.delete(url);
    if (method !== 'GET') return answer(method === 'PUT' ? 200 : 204);
    const found = objects.get(url);
    if (!found) return answer(404, '<Code>NoSuchKey</Code>');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    return to ? answer(206, found.subarray(Number(from), Number(to) + 1)) : answer(200, found);
  };
  const server = createServer((request, response) => void serve(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { objects, breaking, port, close: () => new Promise((closed) => server.close(closed)) };
}
