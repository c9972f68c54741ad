import type { Account, AccountState } from '@cuadrilla/contract/instance/accounts';
import { and, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { securityEvents, sessions, twoFactors, users } from '../../platform/database/schema/schema.ts';
import { presentUser } from '../../account/auth/auth.present.ts';

/** What an account is found by, whoever asks for whatever about people. */
export const isFoundBy = (search: string): SQL | undefined =>
  search === ''
    ? undefined
    : sql`(strpos(${users.emailFolded}, fold(${search})) > 0
        or strpos(fold(${users.firstName} || ' ' || ${users.lastName}), fold(${search})) > 0
        or strpos(fold(${users.username}), fold(${search})) > 0)`;

const stateIs: Record<AccountState, SQL | undefined> = {
  active: isNull(users.disabledAt),
  disabled: isNotNull(users.disabledAt),
  administrators: eq(users.administrator, true),
};

/** Written out: a field of a statement about one table is not told apart from those of its subqueries. */
const lastSeenAt = sql<Date | null>`coalesce(
  (select max(last_seen_at) from ${sessions} where user_id = users.id),
  (select max(at) from ${securityEvents}
    where user_id = users.id and kind in ('sign_in', 'registered')))`.mapWith(sessions.lastSeenAt);
const openSessions = sql<number>`(select count(*)::int from ${sessions}
  where user_id = users.id and expires_at > now())`;

const twoFactor = sql<boolean>`exists (select from ${twoFactors} where user_id = users.id and since is not null)`;

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  email: users.email,
  administrator: users.administrator,
  disabledAt: users.disabledAt,
  createdAt: users.createdAt,
  lastSeenAt,
  sessions: openSessions,
  twoFactor,
};

interface AccountsQuery {
  search: string;
  state: AccountState | undefined;
}

/** The demo's people are nobody's to administer. */
const isWanted = ({ search, state }: AccountsQuery): SQL | undefined =>
  and(eq(users.demo, false), isNull(users.deletedAt), state && stateIs[state], isFoundBy(search));

export const listAccounts = (
  db: DbOrTx,
  wanted: AccountsQuery & { after: number | undefined; limit: number },
) =>
  db
    .select(columns)
    .from(users)
    .where(and(isWanted(wanted), wanted.after === undefined ? undefined : lt(users.id, wanted.after)))
    .orderBy(desc(users.id))
    .limit(wanted.limit);

type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number];

export async function countAccounts(db: DbOrTx, wanted: AccountsQuery): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(isWanted(wanted));
  return row?.total ?? 0;
}

export async function findAccount(db: DbOrTx, id: number): Promise<AccountRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), eq(users.demo, false), isNull(users.deletedAt)));
  return row;
}

export const presentAccount = ({
  administrator,
  sessions: open,
  twoFactor: asked,
  ...row
}: AccountRow): Account => ({
  ...presentUser(row),
  administrator,
  disabled: row.disabledAt !== null,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  sessions: open,
  twoFactor: asked,
});
