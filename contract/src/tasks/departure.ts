import * as z from 'zod/mini';

/**
 * What the log says of a task that went to another project: to which, and how it was here, for when it comes back. Of that
 * the server tells nobody but where it went.
 */
export const departure = /* @__PURE__ */ z.object({
  projectId: z.int(),
  number: z.int(),
  /** What it has of its project. */
  place: z.object({
    board_id: z.int(),
    column_id: z.int(),
    position: z.string(),
    /** The log knew of one alone before. */
    label_id: z.optional(z.nullable(z.int())),
    label_ids: z.optional(z.array(z.int())),
    assigned_to: z.nullable(z.int()),
  }),
  /** It blocked them, or they blocked it. */
  ties: z.array(z.object({ taskId: z.int(), blocks: z.boolean() })),
  /** Points of those who are no members there. The log has not always told these and what follows. */
  points: z.optional(z.array(z.object({ id: z.int(), assigned_to: z.int() }))),
  /** What those who are no members there wanted to hear of it, or not. */
  follows: z.optional(
    z.array(
      z.object({
        user_id: z.int(),
        following: z.nullable(z.boolean()),
        muted: z.boolean(),
        muted_until: z.nullable(z.string()),
      }),
    ),
  ),
  /** The import that brought it, by which its file knows it again. */
  imported: z.optional(z.object({ import_id: z.int(), source_hash: z.nullable(z.string()) })),
  /** The events of a calendar that have become it. */
  calendar_hashes: z.optional(z.array(z.string())),
});
export type Departure = z.output<typeof departure>;

/** Of a task that comes from another project: from which, and how it was there. */
export const arrival = /* @__PURE__ */ z.object({
  projectId: z.int(),
  assigned_to: z.nullable(z.int()),
  /** Whether it was done; that has not always been told. */
  done: z.optional(z.boolean()),
});
