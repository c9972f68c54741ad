import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { documentFiles } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { pictureAddress } from './pictures.ts';

/** Where a picture stands in Markdown; only those of documents can. */
const pictures = /\]\((\/api\/projects\/(\d{1,9})\/documents\/\d{1,9}\/files\/(\d{1,9}))\)/g;

/** A picture, and which its copy will be. */
interface Copy extends Record<string, unknown> {
  from: number;
  id: number;
  copy: number;
}

/** The document that is to have copies of pictures, before it is there: what it will say names them. */
export interface PlannedCopies {
  projectId: number;
  documentId: number;
  copies: Copy[];
}

/** Of those that there are; nothing where there is none. Another project's are read by its members alone, and stay where they are. */
export async function planCopies(
  db: Db,
  projectId: number,
  markdown: string,
): Promise<PlannedCopies | undefined> {
  const ids = new Set<number>();
  for (const [, , of, id] of markdown.matchAll(pictures)) if (Number(of) === projectId) ids.add(Number(id));
  if (ids.size === 0) return undefined;
  const { rows } = await db.execute<Copy>(sql`
    select document_id as "from", id, nextval(pg_get_serial_sequence('document_files', 'id'))::int as copy
    from ${documentFiles} where project_id = ${projectId}
    and id in (select jsonb_array_elements(${JSON.stringify([...ids])}::jsonb)::int)`);
  if (rows.length === 0) return undefined;
  const { rows: made } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('documents', 'id'))::int as id`,
  );
  const [document] = made;
  if (!document) throw new Error('the sequence of documents gave no id');
  return { projectId, documentId: document.id, copies: rows };
}

/** What a copy is to say, with pictures of its own: nothing of it hangs on the original, or on where that has them from. */
export function withOwnPictures(markdown: string, { projectId, documentId, copies }: PlannedCopies): string {
  const addresses = new Map(
    copies.map(({ from, id, copy }) => [
      pictureAddress({ projectId, documentId: from }, id),
      pictureAddress({ projectId, documentId }, copy),
    ]),
  );
  return markdown.replaceAll(pictures, (_, address: string) => `](${addresses.get(address) ?? address})`);
}

/** The bytes stay within the database. */
export async function copyPictures(
  { tx, member, now }: Change,
  { projectId, documentId, copies }: PlannedCopies,
): Promise<void> {
  await tx.execute(sql`
    insert into ${documentFiles} (project_id, document_id, id, type, bytes, created_by, created_at)
    overriding system value
    select ${projectId}, ${documentId}, planned.copy, type, bytes, ${member.userId}, ${now} from ${documentFiles}
    join jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as planned (id int, copy int) using (id)
    where project_id = ${projectId}`);
}
