import { Client } from 'pg';
import type { Connection } from '../database/database.ts';

const channel = 'cuadrilla_log';
const projectsPerNotice = 500;
const longestPause = 5_000;

/** Projects with news; `everything` after a break in which notices may have been missed. */
export type Notice = readonly number[] | 'everything';

export interface Wake {
  /** Hints to every instance, this one too, that the project's log has grown. Call it after the commit. */
  send(projectId: number): void;
  onNotice(listener: (notice: Notice) => void): () => void;
  close(): Promise<void>;
}

/** A hint only: it may be lost, so whoever listens also polls. */
export function startWake(connection: Connection, onError: (error: Error) => void): Wake {
  const listeners = new Set<(notice: Notice) => void>();
  const pending = new Set<number>();
  let client: Client | undefined;
  let pause = 100;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let flushing = false;

  const tell = (notice: Notice): void => listeners.forEach((listener) => listener(notice));

  function reconnectLater(): void {
    client = undefined;
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void listen();
    }, pause);
    pause = Math.min(pause * 2, longestPause);
  }

  async function listen(): Promise<void> {
    const next = new Client({ ...connection, keepAlive: true });
    next.on('error', onError);
    next.on('end', reconnectLater);
    next.on('notification', ({ payload = '' }) => tell(payload.split(',').map(Number)));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch {
      reconnectLater();
      return;
    }
    if (closed) return next.end();
    client = next;
    pause = 100;
    tell('everything');
    void flush();
  }

  /** One notice for all that gathered while the last one was on its way. */
  async function flush(): Promise<void> {
    if (flushing || !client || pending.size === 0) return;
    flushing = true;
    const batch = [...pending].slice(0, projectsPerNotice);
    batch.forEach((id) => pending.delete(id));
    try {
      await client.query('select pg_notify($1, $2)', [channel, batch.join(',')]);
      flushing = false;
      void flush();
    } catch (error) {
      // Goes with the next one, at the latest when the connection is back.
      batch.forEach((id) => pending.add(id));
      flushing = false;
      onError(error as Error);
    }
  }

  void listen();
  return {
    send(projectId) {
      pending.add(projectId);
      void flush();
    },
    onNotice(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
