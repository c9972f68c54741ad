import * as z from 'zod/mini';
import { errorBody } from './errors.ts';

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** What the fields that a change replaces said to whoever made it. Where they say something else by now it is a conflict. */
export const seen = z.optional(z.record(z.string(), value, 'Lo visto antes del cambio no es válido'));
export type Seen = z.output<typeof seen>;

/** With what the fields say now. */
export const seenConflict = z.extend(errorBody, { current: z.record(z.string(), value) });
export type SeenConflict = z.output<typeof seenConflict>;
