import { once } from 'node:events';
import { type ClientMessage, livePath, type ServerMessage } from '@cuadrilla/contract/views/live';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { soon } from './soon.ts';
import type { TestApp } from './test-app.ts';

type MessageOf<Type> = Extract<ServerMessage, { type: Type }>;

/** A tab's end of the line. */
export interface LiveClient {
  line: WebSocket;
  say(message: ClientMessage): void;
  heard: ServerMessage[];
  of<Type extends ServerMessage['type']>(type: Type): MessageOf<Type>[];
  /** The numbers of all events heard of, in the order of their arrival. */
  seqs(): number[];
  /** Waits until the messages heard are as the check wants them. */
  until(check: () => void | Promise<void>): Promise<void>;
  /** Waits for the next message of this type. */
  next<Type extends ServerMessage['type']>(type: Type): Promise<MessageOf<Type>>;
  /** Follows and waits until it is so. */
  follow(projectId: number, since?: number): Promise<MessageOf<'following'>>;
  /** Follows the person's own log and waits until it is so. */
  attend(since?: number): Promise<MessageOf<'attending'>>;
  /** The types of all that it was told of its person, in the order of their arrival. */
  mine(): string[];
  /** The code with which it was closed. */
  closed: Promise<number>;
  close(): Promise<void>;
}

const addresses = new WeakMap<FastifyInstance, Promise<string>>();

/** Where a test app listens, on a port of its own. */
export function addressOf({ app }: TestApp): Promise<string> {
  const address = addresses.get(app) ?? app.listen({ host: '127.0.0.1', port: 0 });
  addresses.set(app, address);
  return address;
}

export async function openLine(
  test: TestApp,
  token?: string,
  headers: Record<string, string> = {},
): Promise<WebSocket> {
  const cookie: Record<string, string> = token === undefined ? {} : { cookie: `token=${token}` };
  const url = `${await addressOf(test)}/api${livePath}`.replace('http', 'ws');
  return new WebSocket(url, { headers: { ...cookie, ...headers } });
}

/** A tab of this person on this instance; with a token, of that session of theirs. */
export async function connectLive(test: TestApp, user: { id: number }, token?: string): Promise<LiveClient> {
  const line = await openLine(test, token ?? (await test.make.session(user)));
  const client = clientOn(line);
  await once(line, 'open');
  // News that concern the person may come before it.
  await client.until(() => {
    if (client.of('welcome').length === 0) throw new Error('not welcome yet');
  });
  return client;
}

function clientOn(line: WebSocket): LiveClient {
  const heard: ServerMessage[] = [];
  line.on('message', (data: Buffer) => void heard.push(JSON.parse(data.toString()) as ServerMessage));
  const closed = once(line, 'close').then(([code]: unknown[]) => code as number);
  const client: LiveClient = {
    line,
    heard,
    closed,
    say: (message) => line.send(JSON.stringify(message)),
    of: (type) => heard.filter((message): message is never => message.type === type),
    seqs: () => client.of('events').flatMap(({ events }) => events.map(({ seq }) => seq)),
    until: (check) => vi.waitFor(check, soon),
    async next(type) {
      const before = client.of(type).length;
      return vi.waitFor(() => {
        const message = client.of(type)[before];
        if (!message) throw new Error(`no ${type} among ${JSON.stringify(heard).slice(-1_000)}`);
        return message;
      }, soon);
    },
    async follow(projectId, since) {
      const following = client.next('following');
      client.say({ type: 'follow', projectId, ...(since === undefined ? {} : { since }) });
      return following;
    },
    async attend(since) {
      const attending = client.next('attending');
      client.say({ type: 'attend', ...(since === undefined ? {} : { since }) });
      return attending;
    },
    mine: () => client.of('mine').flatMap(({ events }) => events.map(({ type }) => type)),
    async close() {
      line.close();
      await closed;
    },
  };
  return client;
}
