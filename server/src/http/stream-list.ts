import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A list of these items that is written while it is read. */
export type ListStream<Item> = Readable & { readonly of?: Item };

/** Sends a list set by set, so that all of it is never in memory, each as the answer's own serialiser writes it. */
export function streamList<Item>(reply: FastifyReply, sets: AsyncIterable<Item[]>): ListStream<Item> {
  const write = reply.getSerializationFunction('200') as unknown as (items: Item[]) => string;
  void reply.type('application/json; charset=utf-8');
  return Readable.from(join(sets, write), { highWaterMark: 1 });
}

async function* join<Item>(
  sets: AsyncIterable<Item[]>,
  write: (items: Item[]) => string,
): AsyncGenerator<string> {
  let before = '[';
  for await (const items of sets) {
    if (items.length === 0) continue;
    yield before + write(items).slice(1, -1);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
