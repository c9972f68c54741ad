import { and, eq, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { boards, events, projects, reportColumns, tasks } from '../../database/schema/schema.ts';
import type { Change } from '../../log/change.ts';

const daysInTrash = 30;

/** What ends: deleted until then, in all projects or in one. */
interface Ending {
  until: Date;
  projectId?: number;
}

/** Ends what has lain in the trash for 30 days. */
export async function purgeTrash(tx: Tx, now: Date): Promise<void> {
  const until = new Date(now.getTime() - daysInTrash * 24 * 60 * 60 * 1_000);
  await tx.delete(projects).where(lt(projects.deletedAt, until));
  await lockProjectsWithTrash(tx, until);
  await purgeItems(tx, { until });
}

/** Ends all that lies in the trash of the project. */
export async function emptyTrash({ tx, projectId, now, append }: Change): Promise<void> {
  const count = await purgeItems(tx, { until: now, projectId });
  if (count > 0) append({ type: 'project.emptied', payload: { count } });
}

/**
 * Rows go with everything below them; of the log only the words go, so that a project's history stays gapless. Tells
 * how many boards and tasks were there.
 */
async function purgeItems(tx: Tx, ending: Ending): Promise<number> {
  await emptyEvents(tx, ending);
  const goneTasks = await tx.delete(tasks).where(isEnding(tasks, ending));
  const goneBoards = await tx.delete(boards).where(isEnding(boards, ending));
  return (goneTasks.rowCount ?? 0) + (goneBoards.rowCount ?? 0);
}

const isEnding = (table: typeof tasks | typeof boards, { until, projectId }: Ending): SQL | undefined =>
  and(
    isNotNull(table.deletedAt),
    lte(table.deletedAt, until),
    projectId === undefined ? undefined : eq(table.projectId, projectId),
  );

/** Nobody restores meanwhile what is about to go. */
async function lockProjectsWithTrash(tx: Tx, until: Date): Promise<void> {
  await tx.execute(sql`
    select from ${projects} where id in (
      select project_id from ${tasks} where deleted_at <= ${until}
      union select project_id from ${boards} where deleted_at <= ${until})
    order by id for no key update`);
}

/** What is left of a payload: ids, dates and kinds, by which reports go on counting. */
const withoutWords = sql`
  event.payload - 'name' - 'title' - 'content' - 'before' - 'after' - 'key'
  #- '{task,title}' #- '{task,description}' #- '{changes,title}' #- '{changes,description}' #- '{changes,name}'
  || case when event.payload ? 'columns' then jsonb_build_object('columns',
    (select jsonb_agg(entry - 'name') from jsonb_array_elements(event.payload -> 'columns') entry)) else '{}' end`;

async function emptyEvents(tx: Tx, { until, projectId }: Ending): Promise<void> {
  const here = projectId === undefined ? sql`` : sql`and event.project_id = ${projectId}`;
  await tx.execute(sql`
    update ${events} event set payload = '{}', kept = ${withoutWords}
    from ${tasks} task join ${boards} board on board.project_id = task.project_id and board.id = task.board_id
    where event.project_id = task.project_id and event.task_id = task.id ${here}
    and (task.deleted_at <= ${until} or board.deleted_at <= ${until})`);
  await tx.execute(sql`
    update ${events} event set payload = '{}', kept = ${withoutWords}
    from ${boards} board
    where event.project_id = board.project_id and (event.type like 'board.%' or event.type like 'column.%') ${here}
    and (event.payload ->> 'boardId')::int = board.id and board.deleted_at <= ${until}`);
  await tx.execute(sql`
    update ${reportColumns} gone set name = null
    from ${boards} board
    where gone.project_id = board.project_id and gone.board_id = board.id ${
      projectId === undefined ? sql`` : sql`and gone.project_id = ${projectId}`
    } and board.deleted_at <= ${until}`);
}
