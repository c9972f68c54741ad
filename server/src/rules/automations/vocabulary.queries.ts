import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { permissionsOf, type RoleName } from '@cuadrilla/contract/kernel/roles';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  role: RoleName;
  boards: { id: number; name: string; columns: { name: string; kind: ColumnKind }[] }[];
  people: { id: number; name: string; teams: { id: number; name: string }[] }[];
  labels: { id: number; name: string; hex_code: string }[];
  teams: { id: number; name: string }[];
}

const list = (item: ReturnType<typeof sql>, order: ReturnType<typeof sql>, from: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(${item} order by ${order}), '[]') ${from})`;

const named = sql`json_build_object('id', team.id, 'name', team.name)`;
const byName = sql`team.name collate spanish, team.id`;

/** What rules of somebody's projects can speak of, in one question for all of them. */
export async function readVocabularies(db: DbOrTx, userId: number): Promise<Vocabulary[]> {
  const { rows } = await db.execute<Row>(sql`
    select project.id, project.name, mine.role,
      ${list(
        sql`json_build_object('id', board.id, 'name', board.name, 'columns', ${list(
          sql`json_build_object('name', col.name, 'kind', col.kind)`,
          sql`col.position`,
          sql`from columns col where col.project_id = board.project_id and col.board_id = board.id`,
        )})`,
        sql`board.name collate spanish, board.id`,
        sql`from boards board where board.project_id = project.id and board.deleted_at is null`,
      )} as boards,
      ${list(
        sql`json_build_object('id', person.id, 'name', person.first_name || ' ' || person.last_name, 'teams', ${list(
          named,
          byName,
          sql`from project_teams part join teams team on team.id = part.team_id
            join team_members own on own.team_id = team.id and own.user_id = person.id
            where part.project_id = project.id`,
        )})`,
        sql`person.first_name collate spanish, person.last_name collate spanish, person.id`,
        sql`from memberships member join users person on person.id = member.user_id
          where member.project_id = project.id`,
      )} as people,
      ${list(
        sql`json_build_object('id', label.id, 'name', label.name, 'hex_code', label.hex_code)`,
        sql`label.id`,
        sql`from labels label where label.project_id = project.id`,
      )} as labels,
      ${list(
        named,
        byName,
        sql`from project_teams part join teams team on team.id = part.team_id where part.project_id = project.id`,
      )} as teams
    from memberships mine join projects project on project.id = mine.project_id
    where mine.user_id = ${userId} and project.deleted_at is null and project.archived_at is null
    order by project.name collate spanish, project.id`);
  return rows.map(({ role, ...row }) => ({ ...row, can_manage: permissionsOf({ role }).can_manage }));
}
