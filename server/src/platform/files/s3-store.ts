import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import type { FileStore, Part } from './store.ts';

export interface Bucket {
  /** With the bucket, and what names there begin with. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A service that says nothing for so long is not waited for. */
const patience = 30_000;

interface Sending {
  path: string;
  size: number;
}

const rangeOf = (part?: Part) => (part ? { range: `bytes=${part.start}-${part.end}` } : {});

/** A bucket of any service that speaks S3, by paths and not by names of hosts: that is what all of them understand. */
export function openS3Store({ address, ...credentials }: Bucket): FileStore {
  async function ask(
    method: string,
    name: string,
    { sending, part, source }: { sending?: Sending; part?: Part | undefined; source?: string } = {},
  ): Promise<IncomingMessage> {
    const signer = new AwsV4Signer({
      method,
      url: `${address}/${name}`,
      service: 's3',
      ...(source !== undefined && { headers: { 'x-amz-copy-source': source } }),
      ...credentials,
    });
    const { url, headers } = await signer.sign();
    const send = url.protocol === 'https:' ? requestOverTls : requestPlain;
    const request = send(url, {
      method,
      headers: { ...Object.fromEntries(headers), ...rangeOf(part), 'content-length': sending?.size ?? 0 },
      timeout: patience,
    });
    request.on('timeout', () => request.destroy(new Error('the store of files does not answer')));
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).on('error', reject);
    });
    // Whatever breaks while it is sent breaks the request: an answer that comes before the end says more.
    if (sending) pipeline(createReadStream(sending.path), request).catch(() => undefined);
    else request.end();
    return answered;
  }

  return {
    incoming: join(tmpdir(), 'cuadrilla-incoming'),
    async put(name, path) {
      const { size } = await stat(path);
      await end(await ask('PUT', name, { sending: { path, size } }), 200);
    },
    async copy(name, as) {
      const source = `${new URL(address).pathname}/${name}`;
      const answer = await ask('PUT', as, { source });
      const isThere = answer.statusCode !== 404;
      const said = await end(answer, 200, 404);
      // What breaks while it copies is told behind a 200, which it has said by then.
      if (isThere && said.includes('<Error>')) throw refusal(answer, said);
      return isThere;
    },
    async read(name, part): Promise<Readable | undefined> {
      const answer = await ask('GET', name, { part });
      if (answer.statusCode === (part ? 206 : 200)) return answer;
      if (answer.statusCode === 200) {
        answer.destroy();
        throw new Error('the store of files gives no parts of them');
      }
      await end(answer, 404);
      return undefined;
    },
    async remove(name) {
      await end(await ask('DELETE', name), 200, 204, 404);
    },
  };
}

/** Answers what it said. */
async function end(answer: IncomingMessage, ...fine: number[]): Promise<string> {
  const said = await text(answer);
  if (!fine.includes(answer.statusCode ?? 0)) throw refusal(answer, said);
  return said;
}

const refusal = ({ statusCode }: IncomingMessage, said: string): Error =>
  new Error(`the store of files answered ${statusCode}: ${said.slice(0, 500)}`);
