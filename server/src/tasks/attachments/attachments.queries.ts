import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { attachments, tasks, users } from '../../platform/database/schema/schema.ts';

const columns = {
  id: attachments.id,
  name: attachments.name,
  size: attachments.size,
  picture: attachments.picture,
  taskId: attachments.taskId,
  key: attachments.key,
  createdAt: attachments.createdAt,
  createdBy: attachments.createdBy,
  firstName: users.firstName,
  lastName: users.lastName,
  deletedAt: attachments.deletedAt,
};

export type AttachmentRow = NonNullable<Awaited<ReturnType<typeof findAttachment>>>;
/** What people see of it. */
export type ShownAttachment = Omit<AttachmentRow, 'taskId' | 'key' | 'deletedAt'>;

type InJson = [
  id: number,
  name: string,
  size: number,
  picture: boolean,
  createdAt: string,
  createdBy: number,
  firstName: string,
  lastName: string,
];
const readAttachments = (rows: InJson[]): ShownAttachment[] =>
  rows.map(([id, name, size, picture, createdAt, createdBy, firstName, lastName]) => ({
    id,
    name,
    size,
    picture,
    createdAt: new Date(createdAt),
    createdBy,
    firstName,
    lastName,
  }));

/** As one value of the statement that reads the task, the oldest first. */
export const attachmentsOfTask = sql`(
  select coalesce(json_agg(json_build_array(file.id, file.name, file.size, file.picture, file.created_at,
    file.created_by, person.first_name, person.last_name) order by file.id), '[]')
  from ${attachments} file join ${users} person on person.id = file.created_by
  where file.project_id = ${tasks.projectId} and file.task_id = ${tasks.id}
  and file.deleted_at is null)`.mapWith(readAttachments);

/** Also one that was deleted. */
export async function findAttachment(db: DbOrTx, projectId: number, attachmentId: number) {
  const [row] = await db
    .select(columns)
    .from(attachments)
    .innerJoin(users, eq(users.id, attachments.createdBy))
    .where(and(eq(attachments.projectId, projectId), eq(attachments.id, attachmentId)));
  return row;
}

/** Those of a task, the oldest first. */
export const listAttachments = (db: DbOrTx, projectId: number, taskId: number) =>
  db
    .select({
      name: attachments.name,
      size: attachments.size,
      picture: attachments.picture,
      key: attachments.key,
    })
    .from(attachments)
    .where(
      and(
        eq(attachments.projectId, projectId),
        eq(attachments.taskId, taskId),
        isNull(attachments.deletedAt),
      ),
    )
    .orderBy(asc(attachments.id));
