import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Connection } from '../server/src/platform/database/database.ts';

interface Counted {
  /** Asked to be done, `begin` and `commit` among them. */
  statements: number;
  /** How often the program waited for the database. */
  roundTrips: number;
}

interface StatementCounter {
  /** Where the database is to be reached through it. */
  url: string;
  counted: () => Counted;
  close: () => void;
}

/** Stands between a program and its database, and counts what goes through by PostgreSQL's own protocol. */
export async function countStatements({ host, port, user, database }: Connection): Promise<StatementCounter> {
  const counted: Counted = { statements: 0, roundTrips: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((program) => {
    const there = connect(join(host ?? '', `.s.PGSQL.${port}`));
    const hear = messageReader((type) => {
      if (type === 'E' || type === 'Q') counted.statements += 1;
    });
    let wasAnswered = true;
    program.on('data', (chunk) => {
      hear(chunk);
      if (wasAnswered) counted.roundTrips += 1;
      wasAnswered = false;
      there.write(chunk);
    });
    there.on('data', (chunk) => {
      wasAnswered = true;
      program.write(chunk);
    });
    for (const [one, other] of [
      [program, there],
      [there, program],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.end();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `postgres://${user}@127.0.0.1:${own}/${database}`,
    counted: () => ({ ...counted }),
    close: () => {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}

/** Tells the type of each message of a stream; the first one, with which a connection begins, has none. */
function messageReader(tell: (type: string) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let headLength = 4;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= headLength) {
      const end = headLength - 4 + rest.readUInt32BE(headLength - 4);
      if (rest.length < end) return;
      if (headLength === 5) tell(String.fromCharCode(rest[0] ?? 0));
      rest = rest.subarray(end);
      headLength = 5;
    }
  };
}
