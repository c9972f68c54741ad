import { eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { sessions, userPictures, users } from '../../platform/database/schema/schema.ts';
import { presentProfile, presentSession } from '../../account/profile/profile.present.ts';
import { type Reading, readMarkdown } from '../../documents/content/content.ts';
import { readPreferences } from '../../notices/notifications/preferences.ts';
import {
  type After,
  attachmentsOf,
  commentsOf,
  documentsOf,
  followsOf,
  invitationsOf,
  type Item,
  notificationsOf,
  picturesOf,
  projectsOf,
  remarksOf,
  rulesOf,
  importsOf,
  searchesOf,
  securityOf,
  type Statement,
  tasksOf,
  teamsOf,
  templatesOf,
  waysInOf,
} from './own-data.queries.ts';
import type { ZipFile } from './zip-file.ts';

/** All that is of one person, each kind in a file of its own. */
export async function writeOwnData(db: Db, beside: Reading, userId: number, zip: ZipFile): Promise<void> {
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  if (!person) return;
  const profile = { ...presentProfile(person), createdAt: person.createdAt };
  const open = await db.select().from(sessions).where(eq(sessions.userId, userId));
  const [picture] = await db.select().from(userPictures).where(eq(userPictures.userId, userId));
  const files: Record<string, Content> = {
    'LEEME.txt': [readMe],
    'perfil.json': json(profile),
    'sesiones.json': json(open.map((row) => presentSession(row, 0))),
    ...(picture && { 'imagen.webp': [picture.bytes] }),
    'accesos.json': all(db, waysInOf(userId)),
    'seguridad.json': all(db, securityOf(userId)),
    'preferencias.json': json(await readPreferences(db, userId)),
    'notificaciones.json': list(db, notificationsOf(userId)),
    'seguimientos.json': all(db, followsOf(userId)),
    'equipos.json': all(db, teamsOf(userId)),
    'invitaciones.json': all(db, invitationsOf(userId)),
    'proyectos.json': list(db, projectsOf(userId)),
    'tareas.json': list(db, tasksOf(userId)),
    'comentarios.json': list(db, commentsOf(userId)),
    'archivos.json': list(db, attachmentsOf(userId)),
    'comentarios-en-documentos.json': list(db, remarksOf(userId)),
    'automatizaciones.json': list(db, rulesOf(userId)),
    'busquedas.json': list(db, searchesOf(userId)),
    'importaciones.json': list(db, importsOf(userId)),
    'plantillas.json': list(db, templatesOf(userId)),
  };
  for (const [name, content] of Object.entries(files)) await zip.add(name, content);
  await addDocuments(db, beside, userId, zip);
  await addPictures(db, userId, zip);
}

type Content = Parameters<ZipFile['add']>[1];

const json = (value: unknown): string[] => [JSON.stringify(value, null, 2)];

/** Of what nobody has so much that it would be read in sets. */
async function* all(db: Db, statement: SQL): AsyncGenerator<string> {
  yield* json((await db.execute(statement)).rows);
}

/** Row by row in the order of the ids, read set by set. */
async function* each<Row extends Item>(db: Db, statement: Statement): AsyncGenerator<Row> {
  let after: After = { projectId: 0, id: 0 };
  for (;;) {
    const { rows } = await db.execute(statement(after));
    yield* rows as Row[];
    const last = rows.at(-1) as Row | undefined;
    if (!last) return;
    after = last;
  }
}

/** A JSON list. */
async function* list(db: Db, statement: Statement): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of each(db, statement)) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function addDocuments(db: Db, beside: Reading, userId: number, zip: ZipFile): Promise<void> {
  const documents = each<Item & { title: string; project: string }>(db, documentsOf(userId));
  for await (const { projectId, id, title, project } of documents) {
    const name = `documentos/${fileName(project)}/${fileName(title)} (${id}).md`;
    await zip.add(name, [await readMarkdown(db, beside, { projectId, documentId: id }, userId)]);
  }
}

/** Those that they put into documents. */
async function addPictures(db: Db, userId: number, zip: ZipFile): Promise<void> {
  const pictures = each<Item & { type: string; bytes: Buffer }>(db, picturesOf(userId));
  for await (const { projectId, id, type, bytes } of pictures)
    await zip.add(`documentos/imágenes/${projectId}-${id}.${type.split('/')[1]}`, [bytes]);
}

/** For any system's folders. */
const fileName = (text: string): string =>
  text
    .replaceAll(/[\p{C}\s<>:"/\\|?*.]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'sin título';

const readMe = `Tus datos en Cuadrilla

perfil.json                     tu cuenta
sesiones.json                   dónde estás conectado
imagen.webp                     tu imagen, si tienes una
accesos.json                    tus tokens, passkeys, calendarios y navegadores con avisos, sin sus claves
seguridad.json                  los ingresos y los cambios de seguridad de tu cuenta
preferencias.json               cómo quieres recibir los avisos
notificaciones.json             los avisos que recibiste
seguimientos.json               lo que sigues y lo que silenciaste
equipos.json                    tus equipos y tu rol en cada uno
invitaciones.json               las invitaciones que enviaste
proyectos.json                  tus proyectos y tu rol en cada uno
tareas.json                     las tareas que creaste o que tienes asignadas
comentarios.json                lo que comentaste en tareas
archivos.json                   los archivos que agregaste a tareas: cada uno se descarga desde la suya
comentarios-en-documentos.json  lo que comentaste en documentos
automatizaciones.json           las automatizaciones que escribiste
busquedas.json                  tus búsquedas guardadas
importaciones.json              los archivos de tareas que importaste
plantillas.json                 las plantillas que guardaste
documentos/                     los documentos que creaste o en los que escribiste, en Markdown, y tus imágenes en ellos

Está lo que hoy puedes ver: no lo de proyectos que dejaste ni lo que está en la papelera.
`;
