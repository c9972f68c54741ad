import { Agent, request } from 'node:http';

export interface Target {
  port: number;
  method: string;
  path: string;
  cookie?: string;
  body?: unknown;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request, its answer read to the end. */
export function send({
  port,
  method,
  path,
  cookie,
  body,
}: Target): Promise<{ status: number; text: string }> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(cookie === undefined ? {} : { cookie }),
    ...(payload === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

/** One request that must succeed; answers what it is told. */
export async function sendWell(target: Target): Promise<string> {
  const { status, text } = await send(target);
  if (status >= 300) throw new Error(`${target.method} ${target.path}: ${status} ${text}`);
  return text;
}

/** `count` requests, `parallel` at a time; a bad answer ends the run. */
export async function sendMany(
  target: Target | (() => Target),
  count: number,
  parallel: number,
): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (left-- > 0) await sendWell(typeof target === 'function' ? target() : target);
    }),
  );
}
