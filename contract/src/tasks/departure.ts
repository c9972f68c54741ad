import * as z from 'zod/mini';

/** What the log says of a task that went to another project: to which, and how it was here, for when it comes back. */
export const departure = /* @__PURE__ */ z.object({
  projectId: z.int(),
  number: z.int(),
  /** What it has of its project. */
  place: z.object({
    board_id: z.int(),
    column_id: z.int(),
    position: z.string(),
    label_id: z.nullable(z.int()),
    assigned_to: z.nullable(z.int()),
  }),
  /** It blocked them, or they blocked it. */
  ties: z.array(z.object({ taskId: z.int(), blocks: z.boolean() })),
});
export type Departure = z.output<typeof departure>;

/** Of a task that comes from another project: from which, and how it was there. */
export const arrival = /* @__PURE__ */ z.object({
  projectId: z.int(),
  assigned_to: z.nullable(z.int()),
  /** Whether it was done; that has not always been told. */
  done: z.optional(z.boolean()),
});
