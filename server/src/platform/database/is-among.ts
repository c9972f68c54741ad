import { type Column, type SQL, sql } from 'drizzle-orm';

/** As `inArray`, for many: one parameter, so that it is one statement however many they are. */
export const isAmong = (column: Column, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::int[])`;
