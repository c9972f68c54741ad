import { type SQL, sql } from 'drizzle-orm';
import { documentStates } from '../../platform/database/schema/schema.ts';

/** After the first of what is written: with what comes meanwhile it is done once. */
const soon = 5_000;

export const soonAfter = (now: Date): Date => new Date(now.getTime() + soon);

/** Unless it is to be tidied before that. */
export const tidySoon = (now: Date): SQL =>
  sql`least(${documentStates.dueAt}, ${soonAfter(now)}::timestamptz)`;
