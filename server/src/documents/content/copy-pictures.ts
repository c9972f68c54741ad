import { sql } from 'drizzle-orm';
import { documentFiles } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { pictureAddress } from './pictures.ts';

/** Where a picture stands in Markdown; only those of documents can. */
const pictures = /\]\((\/api\/projects\/(\d{1,9})\/documents\/\d{1,9}\/files\/(\d{1,9}))\)/g;

/**
 * What a copy is to say, with pictures of its own: nothing of it hangs on the original, or on where that has them from. Another
 * project's are read by its members alone, and stay where they are.
 */
export async function withOwnPictures(change: Change, documentId: number, markdown: string): Promise<string> {
  const ids = new Set<number>();
  for (const [, , projectId, id] of markdown.matchAll(pictures))
    if (Number(projectId) === change.projectId) ids.add(Number(id));
  const copies = await copyPictures(change, documentId, [...ids]);
  return markdown.replaceAll(pictures, (_, address: string) => `](${copies.get(address) ?? address})`);
}

/** By the addresses of those that there are, the addresses of their copies. The bytes stay within the database. */
async function copyPictures(
  { tx, projectId, member, now }: Change,
  documentId: number,
  ids: readonly number[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ document_id: number; id: number; copy: number }>(sql`
    with original as (
      select document_id, id, type, bytes, row_number() over (order by id) as place from ${documentFiles}
      where project_id = ${projectId} and id in (select jsonb_array_elements(${JSON.stringify(ids)}::jsonb)::int)),
    copied as (
      insert into ${documentFiles} (project_id, document_id, type, bytes, created_by, created_at)
      select ${projectId}, ${documentId}, type, bytes, ${member.userId}, ${now} from original order by place
      returning id),
    numbered as (select id, row_number() over (order by id) as place from copied)
    select original.document_id, original.id, numbered.id as copy from original join numbered using (place)`);
  return new Map(
    rows.map(({ document_id: from, id, copy }) => [
      pictureAddress({ projectId, documentId: from }, id),
      pictureAddress({ projectId, documentId }, copy),
    ]),
  );
}
