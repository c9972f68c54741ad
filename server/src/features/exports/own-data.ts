import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { sessions, userPictures, users } from '../../database/schema/schema.ts';
import { presentProfile, presentSession } from '../profile/profile.present.ts';
import { readMarkdown } from '../documents/content/content.ts';
import type { ZipFile } from './zip-file.ts';

const perSet = 500;

/** Only of what they can still see: a project that they have left is none of theirs any more. */
const mine = (userId: number): SQL => sql`join memberships on memberships.project_id = item.project_id
  and memberships.user_id = ${userId} join projects on projects.id = item.project_id and projects.deleted_at is null`;

/** All that is of one person, each kind in a file of its own. */
export async function writeOwnData(db: Db, userId: number, zip: ZipFile): Promise<void> {
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  if (!person) return;
  await zip.add('LEEME.txt', [readMe]);
  await zip.add('perfil.json', [
    JSON.stringify({ ...presentProfile(person), createdAt: person.createdAt }, null, 2),
  ]);
  const open = await db.select().from(sessions).where(eq(sessions.userId, userId));
  await zip.add('sesiones.json', [
    JSON.stringify(
      open.map((row) => presentSession(row, 0)),
      null,
      2,
    ),
  ]);
  const [picture] = await db.select().from(userPictures).where(eq(userPictures.userId, userId));
  if (picture) await zip.add('imagen.webp', [picture.bytes]);
  await zip.add('proyectos.json', list(db, projectsOf(userId)));
  await zip.add('tareas.json', list(db, tasksOf(userId)));
  await zip.add('comentarios.json', list(db, commentsOf(userId)));
  await zip.add('comentarios-en-documentos.json', list(db, remarksOf(userId)));
  await zip.add('busquedas.json', list(db, searchesOf(userId)));
  await addDocuments(db, userId, zip);
}

type After = { projectId: number; id: number };
type Item = After & Record<string, unknown>;
type Statement = (after: After) => SQL;

/** A JSON list, read set by set in the order of the ids. */
async function* list(db: Db, statement: Statement): AsyncGenerator<string> {
  let after: After = { projectId: 0, id: 0 };
  let before = '[\n';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each set begins where the one before it ends
    const { rows } = await db.execute<Item>(statement(after));
    for (const row of rows) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
    const last = rows.at(-1);
    if (!last || rows.length < perSet) break;
    after = last;
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const projectsOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select projects.id as "projectId", projects.id, projects.name, projects.description, memberships.role,
    memberships.created_at as "since"
  from memberships join projects on projects.id = memberships.project_id and projects.deleted_at is null
  where memberships.user_id = ${userId} and projects.id > ${after.id} order by projects.id limit ${perSet}`;

const tasksOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select item.project_id as "projectId", item.id, item.number, projects.name as project, boards.name as board,
    columns.name as "column", item.title, item.description, item.priority_id as "priorityId",
    item.start_date as "startDate", item.start_day as "startDay", item.due_date as "dueDate", item.due_day as "dueDay",
    item.created_by = ${userId} as "createdByMe", item.assigned_to is not distinct from ${userId} as "assignedToMe",
    item.created_at as "createdAt", item.updated_at as "updatedAt"
  from tasks item ${mine(userId)}
  join boards on boards.project_id = item.project_id and boards.id = item.board_id and boards.deleted_at is null
  join columns on columns.project_id = item.project_id and columns.id = item.column_id
  where (item.created_by = ${userId} or item.assigned_to = ${userId}) and item.deleted_at is null
    and (item.project_id, item.id) > (${after.projectId}, ${after.id})
  order by item.project_id, item.id limit ${perSet}`;

const commentsOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select item.project_id as "projectId", item.id, item.task_id as "taskId", projects.name as project,
    tasks.title as task, item.content, item.created_at as "createdAt", item.updated_at as "updatedAt"
  from comments item ${mine(userId)}
  join tasks on tasks.project_id = item.project_id and tasks.id = item.task_id and tasks.deleted_at is null
  where item.author_id = ${userId} and (item.project_id, item.id) > (${after.projectId}, ${after.id})
  order by item.project_id, item.id limit ${perSet}`;

const remarksOf =
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

const searchesOf =
  (userId: number): Statement =>
  (after) =>
    sql`
  select 0 as "projectId", id, name, query, pinned from saved_searches
  where user_id = ${userId} and id > ${after.id} order by id limit ${perSet}`;

/** Those that they made or wrote in. */
const documentsOf =
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

async function addDocuments(db: Db, userId: number, zip: ZipFile): Promise<void> {
  let after: After = { projectId: 0, id: 0 };
  // oxlint-disable no-await-in-loop -- one after the other, so that only one is in memory
  for (;;) {
    const { rows } = await db.execute<Item & { title: string; project: string }>(documentsOf(userId)(after));
    for (const { projectId, id, title, project } of rows) {
      const name = `documentos/${fileName(project)}/${fileName(title)} (${id}).md`;
      await zip.add(name, [await readMarkdown(db, { projectId, documentId: id })]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < perSet) return;
    after = last;
  }
}

/** For any system's folders. */
const fileName = (text: string): string =>
  text
    .replaceAll(/[\p{C}\s<>:"/\\|?*.]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'sin título';

const readMe = `Tus datos en Cuadrilla

perfil.json        tu cuenta
sesiones.json      dónde estás conectado
imagen.webp        tu imagen, si tienes una
proyectos.json     tus proyectos y tu rol en cada uno
tareas.json        las tareas que creaste o que tienes asignadas
comentarios.json   lo que comentaste en tareas
comentarios-en-documentos.json   lo que comentaste en documentos
busquedas.json     tus búsquedas guardadas
documentos/        los documentos que creaste o en los que escribiste, en Markdown

Está lo que hoy puedes ver: no lo de proyectos que dejaste ni lo que está en la papelera.
`;
