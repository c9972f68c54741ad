import { EventEmitter } from 'node:events';
import { Client, type ClientConfig, type Notification } from 'pg';
import { type Connection, endAfter } from '../database/database.ts';

const longestPause = 5_000;
/** Who only listens would never notice that the other end is gone: so often it must answer something. */
const usualLook = 10_000;

interface Heard {
  log: [payload: string];
  presence: [payload: string];
  awareness: [payload: string];
  /** The connection stands, for the first time or again: what was said before may have been missed. */
  connected: [];
}
type Channel = Exclude<keyof Heard, 'connected'>;

/** What PostgreSQL calls it, and the other way round. */
const channels: Record<Channel, string> = {
  log: 'cuadrilla_log',
  presence: 'cuadrilla_presence',
  awareness: 'cuadrilla_awareness',
};
const channelOf = new Map(Object.entries(channels).map(([channel, name]) => [name, channel as Channel]));

/** Says a few words to every instance through the database, this one too. Who is not connected never hears them. */
export interface Bus {
  /** At most 8,000 bytes; answers whether they were said. */
  say(channel: Channel, payload: string): Promise<boolean>;
  on<Name extends keyof Heard>(name: Name, listener: (...heard: Heard[Name]) => void): void;
  close(): Promise<void>;
}

export function startBus(
  connection: Connection,
  onError: (error: Error) => void,
  lookEvery = usualLook,
): Bus {
  const heard = new EventEmitter<Heard>();
  let closed = false;
  let asked = Promise.resolve(true);

  /** What is cut off by the end was to be cut off. */
  function tell(error: unknown): void {
    if (!closed) onError(error as Error);
  }

  function hear({ channel: name, payload = '' }: Notification): void {
    const channel = channelOf.get(name);
    try {
      if (channel) heard.emit(channel, payload);
    } catch (error) {
      // Words that nobody here understands, of another version perhaps, must not end the process.
      tell(error);
    }
  }

  const ear = keepListening(
    { ...connection, ...endAfter(2 * lookEvery), keepAlive: true },
    { onNotification: hear, onConnected: () => heard.emit('connected'), onError: tell },
  );

  /** One after the other; answers whether it was done. */
  function ask(text: string, values: string[] = []): Promise<boolean> {
    asked = asked.then(async () => {
      const client = ear.client();
      if (!client) return false;
      try {
        await client.query(text, values);
        return true;
      } catch (error) {
        tell(error);
        return false;
      }
    });
    return asked;
  }

  const looking = setInterval(() => void ask('select'), lookEvery).unref();
  return {
    say: (channel, payload) => ask('select pg_notify($1, $2)', [channels[channel], payload]),
    on: (name, listener) => void heard.on(name, listener as never),
    async close() {
      closed = true;
      clearInterval(looking);
      await ear.close();
    },
  };
}

interface Ear {
  /** Nothing while there is no connection. */
  client(): Client | undefined;
  close(): Promise<void>;
}

interface EarEvents {
  onNotification: (notification: Notification) => void;
  onConnected: () => void;
  onError: (error: Error) => void;
}

/** A connection that listens to all channels; where it breaks another one is made, until it is closed. */
function keepListening(config: ClientConfig, { onNotification, onConnected, onError }: EarEvents): Ear {
  let client: Client | undefined;
  let pause = 100;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  function reconnectLater(): void {
    client = undefined;
    if (closed) return;
    retry = setTimeout(() => void connect(), pause);
    pause = Math.min(pause * 2, longestPause);
  }

  async function connect(): Promise<void> {
    const next = new Client(config);
    next.on('error', onError);
    next.on('notification', onNotification);
    try {
      await next.connect();
      // Words may be lost anyway: they do not wait for the disk.
      await next.query('set synchronous_commit = off');
      await next.query(
        Object.values(channels)
          .map((name) => `listen ${name}`)
          .join('; '),
      );
    } catch {
      void next.end();
      reconnectLater();
      return;
    }
    if (closed) return next.end();
    client = next;
    next.on('end', reconnectLater);
    pause = 100;
    onConnected();
  }

  void connect();
  return {
    client: () => client,
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
