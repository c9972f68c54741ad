import * as z from 'zod/mini';

const rule = z.object({
  kind: z.literal('rule'),
  id: z.int(),
  run: z.int(),
  /** What it was called then. */
  name: z.string(),
  /** How many rules led here, one after the other. */
  depth: z.int(),
});

/** A program of the actor's, by the name of its token. */
const token = z.object({ kind: z.literal('token'), id: z.int(), name: z.string() });

/** Through what somebody did it, where not by their own hand: the actor of an event is a person all the same. */
export const via = z.discriminatedUnion('kind', [rule, token]);
export type Via = z.output<typeof via>;
