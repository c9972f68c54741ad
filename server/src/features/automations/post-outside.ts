import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSafe } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Of this machine, of the network that it stands in, and what leads there by another name. */
const inside = new BlockList();
const ranges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const;
for (const [network, prefix] of ranges) {
  inside.addSubnet(network, prefix, 'ipv4');
  inside.addSubnet(`::ffff:${network}`, 96 + prefix, 'ipv6');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

class Inside extends Error {
  constructor(host: string) {
    super(`La dirección ${host} es de una red privada`);
  }
}

async function findOutside(host: string): Promise<LookupAddress[]> {
  const found = await lookup(host, { all: true });
  if (found.some(({ address }) => isInside(address))) throw new Inside(host);
  return found;
}

/** What the connection is made to is what was looked at: a name that means something else a moment later leads nowhere. */
const lookupOutside: LookupFunction = (host, _, answer) => {
  findOutside(host).then(
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

/** Why nothing came back, for whoever reads the log of a rule. */
export const sayUnanswered = (error: unknown): string =>
  error instanceof Inside
    ? error.message
    : (reasons[(error as { code?: string }).code ?? ''] ?? 'El otro servidor no respondió');

const longestAnswer = 10_000;

/** Answers the status. Redirections are not followed, and what is answered is not read. */
export function postOutside(
  address: string,
  { headers, body, allowPrivate }: { headers: Record<string, string>; body: string; allowPrivate: boolean },
): Promise<number> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) && isInside(host)) return Promise.reject(new Inside(host));
  const request = url.protocol === 'https:' ? requestSafe : requestPlain;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(longestAnswer),
      ...(!allowPrivate && { lookup: lookupOutside, autoSelectFamily: true }),
    });
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end(body);
  });
}
