import { Readable } from 'node:stream';
import { messages } from '@cuadrilla/contract/kernel/errors';
import type { FastifyReply } from 'fastify';
import { AppError } from '../app-error.ts';
import { restSince } from '../rest.ts';
import { makeLines } from './lines.ts';

/** A list of these items that is written while it is read. */
export type ListStream<Item> = Readable & { readonly of?: Item };

/** Reads a part of a list. */
export type ReadSet<Item> = () => Promise<Item[]>;

type StreamList = <Item>(reply: FastifyReply, sets: readonly ReadSet<Item>[]) => ListStream<Item>;

/**
 * Sends a list set by set, so that all of it is never in memory, each as the answer's own serialiser writes it. Lists wait
 * for each other: one set at a time is read and written in the whole instance, and after it nobody's for a while.
 */
export function listStreamer(): StreamList {
  const enter = makeLines<'sets'>(
    { atOnce: 1, waiting: Infinity, patience: 60_000 },
    () => new AppError('unavailable', messages.unavailable),
  );

  async function inTurn(work: () => Promise<string>): Promise<string> {
    const leave = await enter('sets');
    const start = performance.now();
    try {
      return await work();
    } finally {
      // Who has the set sends it meanwhile.
      void restSince(start).then(leave);
    }
  }

  return <Item>(reply: FastifyReply, sets: readonly ReadSet<Item>[]) => {
    const write = reply.getSerializationFunction('200') as unknown as (items: Item[]) => string;
    void reply.type('application/json; charset=utf-8');
    async function* parts(): AsyncGenerator<string> {
      let before = '[';
      for (const read of sets) {
        const items = await inTurn(async () => write(await read()).slice(1, -1));
        if (items === '') continue;
        yield before + items;
        before = ',';
      }
      yield before === '[' ? '[]' : ']';
    }
    return Readable.from(parts(), { highWaterMark: 1 });
  };
}
