import { taskFields } from '@cuadrilla/contract/tasks/task-fields';
import { type SQL, sql } from 'drizzle-orm';
import { tasks } from '../../platform/database/schema/schema.ts';
import { fields } from '../../tasks/tasks/task-fields.ts';

export type After = { projectId: number; id: number };
export type Item = After & Record<string, unknown>;
export type Statement = (after: After) => SQL;

const perSet = 500;

/** Only of what they can still see: a project that they have left is none of theirs any more. */
const mine = (userId: number): SQL => sql`join memberships on memberships.project_id = item.project_id
  and memberships.user_id = ${userId} join projects on projects.id = item.project_id and projects.deleted_at is null`;

export const projectsOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select projects.id as "projectId", projects.id, projects.name, projects.description, memberships.role,
    memberships.created_at as "since"
  from memberships join projects on projects.id = memberships.project_id and projects.deleted_at is null
  where memberships.user_id = ${userId} and projects.id > ${after.id} order by projects.id limit ${perSet}`;

/** What means the same outside of its project, by the names of the API. */
const ofFields = sql.raw(
  fields
    .filter(({ name }) => taskFields[name].copied === 'anywhere')
    .flatMap(({ columns }) => columns.map((name) => `item.${tasks[name].name} as "${name}"`))
    .join(', '),
);

export const tasksOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select item.project_id as "projectId", item.id, item.number, projects.name as project, boards.name as board,
    columns.name as "column", ${ofFields},
    item.created_by = ${userId} as "createdByMe", item.assigned_to is not distinct from ${userId} as "assignedToMe",
    item.created_at as "createdAt", item.updated_at as "updatedAt"
  from tasks item ${mine(userId)}
  join boards on boards.project_id = item.project_id and boards.id = item.board_id and boards.deleted_at is null
  join columns on columns.project_id = item.project_id and columns.id = item.column_id
  where (item.created_by = ${userId} or item.assigned_to = ${userId}) and item.deleted_at is null
    and (item.project_id, item.id) > (${after.projectId}, ${after.id})
  order by item.project_id, item.id limit ${perSet}`;

export const commentsOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select item.project_id as "projectId", item.id, item.task_id as "taskId", projects.name as project,
    tasks.title as task, item.content, item.created_at as "createdAt", item.updated_at as "updatedAt"
  from comments item ${mine(userId)}
  join tasks on tasks.project_id = item.project_id and tasks.id = item.task_id and tasks.deleted_at is null
  where item.author_id = ${userId} and (item.project_id, item.id) > (${after.projectId}, ${after.id})
  order by item.project_id, item.id limit ${perSet}`;

/** Without what they hold, which may be a lot: each can be saved where it is. */
export const attachmentsOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select item.project_id as "projectId", item.id, item.task_id as "taskId", projects.name as project,
    tasks.title as task, item.name, item.size, item.created_at as "createdAt"
  from attachments item ${mine(userId)}
  join tasks on tasks.project_id = item.project_id and tasks.id = item.task_id and tasks.deleted_at is null
  where item.created_by = ${userId} and item.deleted_at is null
  and (item.project_id, item.id) > (${after.projectId}, ${after.id})
  order by item.project_id, item.id limit ${perSet}`;

export const searchesOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select 0 as "projectId", id, name, query, pinned from saved_searches
  where user_id = ${userId} and id > ${after.id} order by id limit ${perSet}`;

/** Of the files that they brought in, what is kept of them. */
export const importsOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select project_id as "projectId", id, plan ->> 'fileName' as "fileName", plan ->> 'source' as source, state,
    done as tasks, created_at as "createdAt", ended_at as "endedAt" from imports
  where user_id = ${userId} and (project_id, id) > (${after.projectId}, ${after.id})
  order by project_id, id limit ${perSet}`;

export const templatesOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select 0 as "projectId", item.id, item.name, item.description, teams.name as team, item.content,
    item.created_at as "createdAt"
  from project_templates item left join teams on teams.id = item.team_id
  where item.owner_id = ${userId} and item.id > ${after.id} order by item.id limit 1`;

/** Those that they made or wrote in. */
export const documentsOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select item.project_id as "projectId", item.id, item.title, projects.name as project
  from documents item ${mine(userId)}
  where item.deleted_at is null and (item.created_by = ${userId} or exists (
      select from document_versions version where version.project_id = item.project_id
        and version.document_id = item.id and ${userId} = any(version.authors)))
    and (item.project_id, item.id) > (${after.projectId}, ${after.id})
  order by item.project_id, item.id limit ${perSet}`;

export const remarksOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select item.project_id as "projectId", item.id, item.document_id as "documentId", projects.name as project,
    documents.title as document, threads.quote, item.content, item.created_at as "createdAt",
    item.updated_at as "updatedAt"
  from document_remarks item ${mine(userId)}
  join documents on documents.project_id = item.project_id and documents.id = item.document_id
    and documents.deleted_at is null
  join document_threads threads on threads.project_id = item.project_id
    and threads.document_id = item.document_id and threads.id = item.thread_id
  where item.author_id = ${userId} and (item.project_id, item.id) > (${after.projectId}, ${after.id})
  order by item.project_id, item.id limit ${perSet}`;

export const rulesOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select item.project_id as "projectId", item.id, projects.name as project, item.enabled, item.definition,
    item.created_at as "createdAt", item.updated_at as "updatedAt"
  from rules item ${mine(userId)}
  where item.owner_id = ${userId} and (item.project_id, item.id) > (${after.projectId}, ${after.id})
  order by item.project_id, item.id limit ${perSet}`;

/** Without the projects that they have left, also in what they were told. */
export const notificationsOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select 0 as "projectId", item.id, item.kind, projects.name as project, item.task_id as "taskId", item.note, item.at,
    item.read_at as "readAt"
  from notifications item ${mine(userId)}
  where item.user_id = ${userId} and item.id > ${after.id} order by item.id limit ${perSet}`;

export const picturesOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select item.project_id as "projectId", item.id, item.document_id as "documentId", item.type, item.bytes
  from document_files item ${mine(userId)}
  join documents on documents.project_id = item.project_id and documents.id = item.document_id
    and documents.deleted_at is null
  where item.created_by = ${userId} and (item.project_id, item.id) > (${after.projectId}, ${after.id})
  order by item.project_id, item.id limit 1`;

export const followsOf = (userId: number): SQL => sql`
  select item.project_id as "projectId", projects.name as project, item.board_id as "boardId", item.task_id as "taskId",
    item.following, item.muted, item.muted_until as "mutedUntil"
  from follows item ${mine(userId)} where item.user_id = ${userId}
  order by item.project_id, item.board_id nulls first, item.task_id nulls first`;

export const teamsOf = (userId: number): SQL => sql`
  select teams.id, teams.name, teams.description, team_members.role, team_members.created_at as "since"
  from team_members join teams on teams.id = team_members.team_id
  where team_members.user_id = ${userId} order by teams.id`;

export const invitationsOf = (userId: number): SQL => sql`
  select invitations.id, teams.name as team, projects.name as project, invitations.role, invitations.email,
    sent_at as "sentAt", used_at as "usedAt", revoked_at as "revokedAt"
  from invitations left join teams on teams.id = team_id left join projects on projects.id = project_id
  where invited_by = ${userId} order by invitations.id`;

/** Never what opens anything: only that it is there. */
export const waysInOf = (userId: number): SQL => sql`
  select 'token' as kind, name, created_at as "createdAt", last_used_at as "lastUsedAt"
  from access_tokens where user_id = ${userId}
  union all select 'passkey', name, created_at, last_used_at from passkeys where user_id = ${userId}
  union all select 'calendar', null, created_at, last_read_at from feeds where user_id = ${userId}
  union all select 'provider', issuer, created_at, null from oidc_identities where user_id = ${userId}
  union all select 'push', null, created_at, null from push_subscriptions where user_id = ${userId}
  union all select 'two-step', null, since, null from two_factors where user_id = ${userId} and since is not null
  order by 1, 3`;

export const securityOf = (userId: number): SQL => sql`
  select kind, address, device, at from security_events where user_id = ${userId} order by id`;
