import type { EventType, Happened } from '@cuadrilla/contract/log/events';
import { allAtOnce, isAllAtOnce, type Via } from '@cuadrilla/contract/log/via';
import { and, inArray, notInArray, sql } from 'drizzle-orm';
import { events } from '../../platform/database/schema/schema.ts';

const types: EventType[] = ['task.created', 'task.updated', 'comment.created'];

/** What rules answer: of what came all at once nothing has just happened to anybody. */
export const mayStart = ({ type, via }: Happened & { via: Via | null }): boolean =>
  types.includes(type) && !isAllAtOnce(via);

/** The same, where the log is searched for it. */
export const mayStartRow = and(
  inArray(events.type, types),
  notInArray(sql`coalesce(${events.via} ->> 'kind', '')`, [...allAtOnce]),
);
