import type { Country } from '@cuadrilla/contract/kernel/holidays/countries';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { rules, users } from '../../platform/database/schema/schema.ts';
import { type WorkCalendar, workCalendarOf } from './scene.ts';

export type RuleRow = Awaited<ReturnType<typeof selectRules>>[number];

const selectRules = (db: DbOrTx, which: SQL | undefined) =>
  db
    .select({
      projectId: rules.projectId,
      id: rules.id,
      boardId: rules.boardId,
      ownerId: rules.ownerId,
      enabled: rules.enabled,
      enabledAt: rules.enabledAt,
      paused: rules.paused,
      definition: rules.definition,
      version: rules.version,
      createdAt: rules.createdAt,
      lastTurn: rules.lastTurn,
      hookHash: rules.hookHash,
      signingSecret: rules.signingSecret,
      ownerDisabledAt: users.disabledAt,
      ownerName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      timeZone: users.timeZone,
      weekStart: users.weekStart,
      country: sql<Country | null>`${users.country}`,
      region: users.region,
    })
    .from(rules)
    .innerJoin(users, eq(users.id, rules.ownerId))
    .where(which)
    .orderBy(rules.projectId, rules.id);

/** Of one project those that are on; in the log's order of their making, so that runs are made in it. */
export const listEnabledRules = (db: DbOrTx, projectId: number): Promise<RuleRow[]> =>
  selectRules(db, and(eq(rules.projectId, projectId), rules.enabled));

export const listRules = (db: DbOrTx, projectIds: readonly number[]): Promise<RuleRow[]> =>
  selectRules(db, inArray(rules.projectId, [...projectIds]));

export async function findRule(db: DbOrTx, projectId: number, ruleId: number): Promise<RuleRow | undefined> {
  const [row] = await selectRules(db, and(eq(rules.projectId, projectId), eq(rules.id, ruleId)));
  return row;
}

/** The rules with where their owners are: each place is worked out once. */
export async function withCalendars<Row extends RuleRow>(
  rows: readonly Row[],
  now: Date,
): Promise<(Row & { calendar: WorkCalendar })[]> {
  return Promise.all(rows.map(async (row) => ({ ...row, calendar: await workCalendarOf(row, now) })));
}
