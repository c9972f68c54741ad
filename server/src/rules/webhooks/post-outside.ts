import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSafe } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { longestAnswer } from '@cuadrilla/contract/rules/webhooks/deliveries';
import { webhookMessages } from '@cuadrilla/contract/rules/webhooks/webhooks';
import { hostOf } from './callable-address.ts';
import { isInside, isLinkLocal } from './inside.ts';

type IsRefused = (address: string) => boolean;

export class Inside extends Error {
  constructor(host: string) {
    super(webhookMessages.private(host));
  }
}

async function findUnless(isRefused: IsRefused, host: string): Promise<LookupAddress[]> {
  const found = await lookup(host, { all: true });
  if (found.some(({ address }) => isRefused(address))) throw new Inside(host);
  return found;
}

/** What the connection is made to is what was looked at: a name that means something else a moment later leads nowhere. */
const lookupUnless =
  (isRefused: IsRefused): LookupFunction =>
  (host, _, answer) => {
    findUnless(isRefused, host).then(
      (found) => answer(null, found),
      (error: Error) => answer(error, []),
    );
  };

/** By the code of the system's own error, which is English and may name addresses of this network. */
const reasons: Record<string, string> = {
  ENOTFOUND: 'No se encontró el otro servidor',
  EAI_AGAIN: 'No se encontró el otro servidor',
  ECONNREFUSED: 'El otro servidor rechazó la conexión',
  ECONNRESET: 'El otro servidor cortó la conexión',
  EPROTO: 'La conexión segura con el otro servidor falló',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'El certificado del otro servidor no es válido',
  SELF_SIGNED_CERT_IN_CHAIN: 'El certificado del otro servidor no es válido',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'El certificado del otro servidor no es válido',
  CERT_HAS_EXPIRED: 'El certificado del otro servidor venció',
  ERR_TLS_CERT_ALTNAME_INVALID: 'El certificado del otro servidor es de otra dirección',
};

/** Why nothing came back, for whoever reads the log of deliveries. */
export const sayUnanswered = (error: unknown): string =>
  error instanceof Inside
    ? error.message
    : (reasons[(error as { code?: string }).code ?? ''] ?? 'El otro servidor no respondió');

const longestWait = 10_000;

/** What came back, as much of it as is kept. */
export interface Answered {
  status: number;
  /** How it begins; null of a private network, whose services say things that are for nobody here. */
  answer: string | null;
}

interface Message {
  headers: Record<string, string>;
  body: string;
  /** Private networks are called too, but never what only this machine's own link leads to. */
  allowPrivate: boolean;
}

/** Redirections are not followed, and of what is answered no more than its beginning is read. */
export async function postOutside(
  address: string,
  { headers, body, allowPrivate }: Message,
): Promise<Answered> {
  const url = new URL(address);
  const host = hostOf(url);
  const isRefused = allowPrivate ? isLinkLocal : isInside;
  // A name is looked up below, an address is not.
  if (isIP(host) && isRefused(host)) throw new Inside(host);
  const request = url.protocol === 'https:' ? requestSafe : requestPlain;
  return new Promise((resolve, reject) => {
    const found = { lookup: lookupUnless(isRefused), autoSelectFamily: true };
    let answered = false;
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(longestWait),
      ...found,
    });
    call.on('response', (response) => {
      answered = true;
      const { statusCode: status = 0, socket } = response;
      const isKept = socket.remoteAddress !== undefined && !isInside(socket.remoteAddress);
      // Its status is the answer, whatever becomes of the rest.
      void beginningOf(response).then((answer) => resolve({ status, answer: isKept ? answer : null }));
    });
    // Whoever wants to speak otherwise has not answered.
    call.on('upgrade', ({ statusCode: status = 0 }, socket) => {
      socket.destroy();
      resolve({ status, answer: '' });
    });
    call.on('error', reject);
    call.on('close', () => answered || reject(new Error('closed without an answer')));
    call.end(body);
  });
}

/** No more than is kept, and what the database can keep. */
export async function beginningOf(response: Readable): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      parts.push(part);
      if ((size += part.length) >= longestAnswer * 4) break;
    }
  } catch {
    // Broken off: what has come is told.
  }
  return Buffer.concat(parts).toString('utf8').replaceAll('\0', '').toWellFormed().slice(0, longestAnswer);
}
