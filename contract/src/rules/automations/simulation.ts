import * as z from 'zod/mini';
import { instant } from '../../kernel/fields.ts';

/** How far back a rule is tried on what happened. */
export const simulatedDays = 30;

/** What a step would have done: the value before and after where it sets one, and whether that is the same. */
export const foreseen = z.object({
  kind: z.string(),
  before: z.nullable(z.union([z.string(), z.int()])),
  after: z.nullable(z.union([z.string(), z.int()])),
  same: z.boolean(),
});
export type Foreseen = z.output<typeof foreseen>;

export const simulation = z.object({
  times: z.int(),
  /** How often on each day up to today. */
  days: z.array(z.int()),
  /** The latest first. */
  items: z.array(
    z.object({
      at: instant,
      /** Of the event, where one starts it. */
      seq: z.nullable(z.int()),
      Task: z.nullable(
        z.object({
          id: z.int(),
          number: z.int(),
          title: z.string(),
          priority_id: z.int(),
          board_id: z.int(),
        }),
      ),
      steps: z.array(foreseen),
    }),
  ),
});
export type Simulation = z.output<typeof simulation>;
