import { lt, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { boards, events, projects, tasks } from '../../database/schema/schema.ts';

const daysInTrash = 30;

/**
 * Ends what has lain in the trash for 30 days. Rows go with everything below them; of the log only the words go,
 * so that a project's history stays gapless.
 */
export async function purgeTrash(tx: Tx, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - daysInTrash * 24 * 60 * 60 * 1_000);
  await tx.delete(projects).where(lt(projects.deletedAt, limit));
  await lockProjectsWithTrash(tx, limit);
  await emptyEvents(tx, limit);
  await tx.delete(tasks).where(lt(tasks.deletedAt, limit));
  await tx.delete(boards).where(lt(boards.deletedAt, limit));
}

/** Nobody restores meanwhile what is about to go. */
async function lockProjectsWithTrash(tx: Tx, limit: Date): Promise<void> {
  await tx.execute(sql`
    select from ${projects} where id in (
      select project_id from ${tasks} where deleted_at < ${limit}
      union select project_id from ${boards} where deleted_at < ${limit})
    order by id for no key update`);
}

async function emptyEvents(tx: Tx, limit: Date): Promise<void> {
  await tx.execute(sql`
    update ${events} event set payload = '{}'
    from ${tasks} task join ${boards} board on board.project_id = task.project_id and board.id = task.board_id
    where event.project_id = task.project_id and event.task_id = task.id
    and (task.deleted_at < ${limit} or board.deleted_at < ${limit})`);
  await tx.execute(sql`
    update ${events} event set payload = '{}'
    from ${boards} board
    where event.project_id = board.project_id and (event.type like 'board.%' or event.type like 'column.%')
    and (event.payload ->> 'boardId')::int = board.id and board.deleted_at < ${limit}`);
}
