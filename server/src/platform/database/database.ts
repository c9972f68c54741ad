import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientConfig, Pool, type PoolClient } from 'pg';
import * as schema from './schema/schema.ts';

export type Db = ReturnType<typeof connect>['db'];
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What a read needs: it works inside and outside of a transaction. */
export type DbOrTx = Db | Tx;

/** How to reach PostgreSQL, as node-postgres takes it. */
export type Connection = ClientConfig;

const longestStatement = 30_000;
const longestSilence = longestStatement + 5_000;

/** Said as a connection begins: what is held up is ended by the database itself. */
export const sessionLimits = {
  statement_timeout: longestStatement,
  idle_in_transaction_session_timeout: longestStatement,
};

/** For a connection that is broken though nobody has said so: it ends when nothing came or went for so long. */
export const endAfter = (silence: number): Pick<Connection, 'stream'> => ({
  stream() {
    const socket = new Socket();
    return socket.setTimeout(silence, () => socket.destroy());
  },
});

export function connect(connection: Connection, onError: (error: Error) => void, silence = longestSilence) {
  const pool = new Pool({
    ...connection,
    ...endAfter(silence),
    max: 12,
    // What is asked without waiting for the answer before it is sent at once, and answered in its order.
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    ...sessionLimits,
  });
  // The pool does not wait until its connections have ended: what they still hear is no loss.
  const tell = (error: Error): void => {
    if (!pool.ending) onError(error);
  };
  // Without listeners a connection that breaks would end the process: an idle one by the pool's event, one that is
  // in the middle of a transaction by its own.
  pool.on('error', tell);
  pool.on('connect', (client) => {
    client.on('error', tell);
    sendTogether(client);
  });
  giveBackTheBroken(pool);
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}

type Query = (config: Config, ...rest: unknown[]) => Promise<unknown>;

/** How the name begins of a statement that answers nothing. */
export const unanswered = 'unanswered ';

type Config = { text?: string; name?: string };

const isWaitedFor = ({ text, name }: Config): boolean =>
  text?.startsWith('begin') !== true && name?.startsWith(unanswered) !== true;

/**
 * What answers nothing goes with the next statement: a transaction's beginning with its first, its last with the commit.
 * Nobody waits for it, and where it fails, so does that.
 */
function sendTogether(client: PoolClient): void {
  const own = Object.getPrototypeOf(client) as { query: Query };
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  let before: Promise<unknown>[] = [];
  const ask: Query = async (config, ...rest) => {
    if (!isWaitedFor(config)) {
      stream.cork();
      const answer = own.query.call(client, config, ...rest);
      answer.catch(() => undefined);
      before.push(answer);
      return { rows: [] };
    }
    const [sent, answer] = [before, own.query.call(client, config, ...rest)];
    before = [];
    sent.forEach(() => stream.uncork());
    // What is taken back may have failed for any reason.
    if (sent.length === 0 || config.text === 'rollback') return answer;
    return (await Promise.all([...sent, answer])).at(-1);
  };
  client.query = ask as unknown as PoolClient['query'];
}

/** Drizzle keeps a connection that breaks while a transaction begins: a dozen of these, and there would be none left. */
function giveBackTheBroken(pool: Pool): void {
  const taken = new Set<PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('connect', (client) =>
    client.on('end', () => {
      if (!taken.has(client)) return;
      client.release(true);
      // Whoever has it may still do so.
      client.release = () => undefined;
    }),
  );
}
