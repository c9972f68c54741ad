import { Client } from 'pg';

/** For a process of its own: with KILL_AT it kills itself before that statement is sent. */
export function killAtStatement(): void {
  const killAt = Number(process.env['KILL_AT'] ?? Infinity);
  let sent = 0;
  // oxlint-disable-next-line unbound-method -- called with the client below
  const { query } = Client.prototype;
  Client.prototype.query = function countAndSend(this: Client, ...args: unknown[]) {
    sent += 1;
    if (sent > killAt) process.kill(process.pid, 'SIGKILL');
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
}
