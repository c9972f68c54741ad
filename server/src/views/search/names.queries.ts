import { columnKinds } from '@cuadrilla/contract/tasks/boards';
import { fold } from '@cuadrilla/contract/kernel/fold';
import type { NameField } from '@cuadrilla/contract/views/search/operators';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';

const namesShown = 8;

/** A part of a name is enough, from where one of its words begins. */
export const nameMatches = (name: Column | SQL, value: string): SQL =>
  sql`strpos(' ' || search_words(${name}), ' ' || search_words(${value})) > 0`;

/** What goes by names in some projects, each with its id. */
const named: Record<NameField, (reach: SQL) => SQL> = {
  proyecto: (reach) => sql`select id, name from projects where id = any(${reach})`,
  tablero: (reach) =>
    sql`select id, name from boards where project_id = any(${reach}) and deleted_at is null`,
  estado: (reach) =>
    sql`select columns.id, columns.name from columns
    join boards on boards.project_id = columns.project_id and boards.id = columns.board_id
    where columns.project_id = any(${reach}) and boards.deleted_at is null`,
  etiqueta: (reach) => sql`select id, name from labels where project_id = any(${reach})`,
  // A team stands for its people.
  equipo: (reach) =>
    sql`select team_members.user_id as id, teams.name from project_teams
    join teams on teams.id = project_teams.team_id join team_members on team_members.team_id = teams.id
    where project_teams.project_id = any(${reach})`,
  responsable: people,
  creador: people,
};

function people(reach: SQL): SQL {
  return sql`select distinct users.id, users.first_name || ' ' || users.last_name as name from memberships
    join users on users.id = memberships.user_id where memberships.project_id = any(${reach})`;
}

/** Of a kind of column rather than of one: `en-curso`. */
const kindNamed = (value: string): string | undefined =>
  columnKinds.find((kind) => kind === fold(value).replace(/-/g, ' '));

/** A query for the ids of what goes by a name. */
export function idsNamed(field: NameField, value: string, reach: readonly number[]): SQL {
  const projects = sql`${sql.param(reach)}::int[]`;
  const kind = field === 'estado' ? kindNamed(value) : undefined;
  return kind === undefined
    ? sql`select id from (${named[field](projects)}) named where ${nameMatches(sql`name`, value)}`
    : sql`select id from columns where project_id = any(${projects}) and kind = ${kind}`;
}

/** The names that begin so, or have such a word in them. */
export async function listNames(
  db: DbOrTx,
  field: NameField,
  typed: string,
  reach: readonly number[],
): Promise<string[]> {
  const matches = typed === '' ? sql`true` : nameMatches(sql`name`, typed);
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from (${named[field](sql`${sql.param(reach)}::int[]`)}) named where ${matches}
    group by name order by name collate spanish limit ${namesShown}`);
  return rows.map(({ name }) => name);
}

const mostNames = 5_000;

/** All names of some kinds, to compare with one that was mistyped. */
export async function listAllNames(
  db: DbOrTx,
  fields: readonly NameField[],
  reach: readonly number[],
): Promise<string[]> {
  const projects = sql`${sql.param(reach)}::int[]`;
  const all = fields.map((field) => sql`select name from (${named[field](projects)}) named`);
  const { rows } = await db.execute<{ name: string }>(
    sql`${sql.join(all, sql` union `)} order by name limit ${mostNames}`,
  );
  return rows.map(({ name }) => name);
}
