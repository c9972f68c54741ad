import type { EventType } from '@cuadrilla/contract/log/events';
import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import { and, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { events } from '../database/schema/schema.ts';

/** Of what has been purged readers are told all but the words, so that whoever begins anew comes to the same. */
export const toldPayload = sql`coalesce(${events.kept}, ${events.payload})`;

/**
 * What a reader is told: these events, and of changed tasks those that became done, or no longer, or otherwise in these
 * fields; of changed points the same.
 */
export const hears = (types: readonly EventType[], changes: readonly (keyof TaskFields)[]): SQL | undefined =>
  and(
    inArray(events.type, [...types]),
    or(
      notInArray(events.type, ['task.updated', 'point.updated']),
      sql`${toldPayload} -> 'changes' ?| ${sql.param([...changes])}::text[]`,
      sql`${toldPayload} ? 'done'`,
    ),
  );
