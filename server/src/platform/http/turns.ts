import type { Socket } from 'node:net';
import { messages } from '@cuadrilla/contract/kernel/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { type LineRules, makeLines } from './lines.ts';
import { credentialOf, hashToken } from './session.ts';

/** Few enough that one person never has all connections to the database, enough for all that a page asks for. */
export const requestsOfOnePerson: LineRules = { atOnce: 4, waiting: 100, patience: 20_000 };

/** Whose tokens are remembered: more than are at work at a time. */
const mostOwners = 10_000;

export interface Turns {
  /** Waits until fewer requests of the same person are under way. Call it before the database is asked anything. */
  take(request: FastifyRequest, reply: FastifyReply): Promise<BelongsTo>;
}

/** From the next request on, this one's session or token counts as that person's. */
type BelongsTo = (userId: number) => void;
const toNobody: BelongsTo = () => undefined;

/** What is under way on a connection. */
const underWay = new WeakMap<Socket, Set<() => void>>();

/** Once the answer was sent, or nobody is there to hear it: where several wait on one connection, only the first is told that it broke. */
function whenOver({ raw: { socket } }: FastifyRequest, reply: FastifyReply, then: () => void): void {
  const ends = underWay.get(socket) ?? new Set();
  if (!underWay.has(socket)) {
    underWay.set(socket, ends);
    socket.once('close', () => ends.forEach((end) => end()));
  }
  const end = (): void => {
    if (ends.delete(end)) then();
  };
  ends.add(end);
  reply.raw.once('close', end);
}

/** A person's requests are served a few at a time, over all of their sessions and tokens; the others wait, here and not on a connection. */
export function makeTurns(rules: LineRules): Turns {
  const enter = makeLines<number | string>(rules, () => new AppError('rate_limited', messages.tooManyAtOnce));
  /** By the hash of the token. It only says in which line to wait: the session itself is asked for every time. */
  const owners = new Map<string, number>();

  function remember(hash: string, userId: number): void {
    const [oldest] = owners.keys();
    if (owners.size >= mostOwners && oldest !== undefined) owners.delete(oldest);
    owners.set(hash, userId);
  }

  return {
    async take(request, reply) {
      const token = credentialOf(request);
      if (token === undefined) return toNobody;
      const hash = hashToken(token);
      // One that has not been shown yet may be anybody's.
      const entered = enter(owners.get(hash) ?? hash);
      // Also when whoever asked is gone before it is their turn.
      whenOver(request, reply, () => {
        entered.then(
          (leave) => leave(),
          () => undefined,
        );
      });
      await entered;
      if (request.raw.socket.destroyed) throw new AppError('unavailable', messages.unavailable);
      return owners.has(hash) ? toNobody : (userId) => remember(hash, userId);
    },
  };
}
