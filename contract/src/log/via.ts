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

/** A file that the actor brought in. */
const fileImport = z.object({ kind: z.literal('import'), id: z.int(), name: z.string() });

/** What a project was made of, with all that it began with. */
const template = z.object({ kind: z.literal('template'), id: z.int(), name: z.string() });

/** Through what somebody did it, where not by their own hand: the actor of an event is a person all the same. */
export const via = z.discriminatedUnion('kind', [rule, token, fileImport, template]);
export type Via = z.output<typeof via>;

export const allAtOnce = ['import', 'template'] as const satisfies Via['kind'][];

/** Hundreds of things at once, which happened to nobody one by one: no news of each of them. */
export const isAllAtOnce = (by: Via | null | undefined): boolean =>
  allAtOnce.some((kind) => kind === by?.kind);
