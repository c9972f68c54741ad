import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Received {
  headers: IncomingHttpHeaders;
  /** As the browser reads it. */
  message: unknown;
}

export interface PushServer {
  origin: string;
  /** What a browser tells of itself that is reached through it. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  received: Received[];
  /** How it answers. */
  status: number;
  stop(): Promise<void>;
}

/** A service on this machine that browsers are reached through, and the one browser behind it. */
export async function startPushServer(): Promise<PushServer> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const message = decrypt(await buffer(request), browser, auth);
    server.received.push({ headers: request.headers, message });
    response.writeHead(server.status).end();
  }

  const http = createServer((request, response) => void take(request, response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const server: PushServer = {
    origin,
    subscription: { endpoint: `${origin}/browser`, keys },
    received: [],
    status: 201,
    async stop() {
      http.close();
      http.closeAllConnections();
      await once(http, 'close');
    },
  };
  return server;
}

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer => {
  const extracted = createHmac('sha256', salt).update(key).digest();
  return createHmac('sha256', extracted)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
};

/** As a browser does, by RFC 8188 and RFC 8291. */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = hkdf(auth, browser.computeSecret(sender), info, 32);
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}
