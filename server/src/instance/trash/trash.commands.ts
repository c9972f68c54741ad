import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { and, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { untilNone } from '../../platform/database/in-sets.ts';
import {
  boards,
  documents,
  events,
  projects,
  reportColumns,
  tasks,
  tellsOfBlocker,
} from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { listArrived, listStays, type Stay } from '../../tasks/task-moves/former-projects.queries.ts';
import { forgetSubjects, forgetTasks } from '../../rules/webhooks/purge-deliveries.commands.ts';

const daysInTrash = 30;

/** What ends: deleted until then, in one project. */
interface Ending {
  projectId: number;
  until: Date;
}

/** Ends what has lain in the trash for 30 days, a project at a time: nobody waits for another one's. */
export async function purgeTrash(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - daysInTrash * dayLength);
  for (const projectId of await listEndedProjects(db, until))
    await db.transaction((tx) => purgeProject(tx, { projectId, until }));
  for (const projectId of await listProjectsWithTrash(db, until))
    await db.transaction(async (tx) => {
      // Nobody restores meanwhile what is about to go.
      await tx.execute(sql`select from ${projects} where id = ${projectId} for no key update`);
      await purgeItems(tx, { projectId, until });
    });
}

async function listEndedProjects(db: Db, until: Date): Promise<number[]> {
  const ended = await db.select({ id: projects.id }).from(projects).where(lt(projects.deletedAt, until));
  return ended.map(({ id }) => id);
}

async function listProjectsWithTrash(db: Db, until: Date): Promise<number[]> {
  const { rows } = await db.execute<{ project_id: number }>(sql`
    select project_id from ${tasks} where deleted_at <= ${until}
    union select project_id from ${boards} where deleted_at <= ${until}
    union select project_id from ${documents} where deleted_at <= ${until}`);
  return rows.map(({ project_id: id }) => id);
}

/** What there are many of goes first, in sets: all else goes with the project. Nobody restores it meanwhile. */
async function purgeProject(tx: Tx, { projectId, until }: Ending): Promise<void> {
  const isEnded = and(eq(projects.id, projectId), lt(projects.deletedAt, until));
  const held = await tx.select({ id: projects.id }).from(projects).where(isEnded).for('update');
  if (held.length === 0) return;
  // Of what came from another project, that one's log tells too.
  await forgetStays(tx, await listArrived(tx, projectId));
  await purgeRows(tx, tasks, projectId);
  await purgeRows(tx, events, projectId);
  await tx.delete(projects).where(eq(projects.id, projectId));
}

const purgeRows = (tx: Tx, table: typeof tasks | typeof events, projectId: number): Promise<number> =>
  untilNone(async (most) => {
    const { rowCount } = await tx.execute(sql`
      delete from ${table} where ctid in (
        select ctid from ${table} where project_id = ${projectId} limit ${most})`);
    return rowCount ?? 0;
  });

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
  let count = 0;
  await untilNone(async (most) => {
    const set = await listEndingTasks(tx, ending, most);
    const ids = JSON.stringify(set);
    await forgetStays(tx, set);
    await tx.execute(sql`
      delete from ${tasks} task using jsonb_to_recordset(${ids}::jsonb) as ended (project_id int, id int)
      where task.project_id = ended.project_id and task.id = ended.id`);
    count += set.filter(({ own }) => own).length;
    return set.length;
  });
  await emptyBoardEvents(tx, ending);
  const goneBoards = await tx
    .delete(boards)
    .where(
      and(
        eq(boards.projectId, ending.projectId),
        isNotNull(boards.deletedAt),
        lte(boards.deletedAt, ending.until),
      ),
    )
    .returning({ id: boards.id });
  await forgetSubjects(
    tx,
    ending.projectId,
    'board',
    goneBoards.map(({ id }) => id),
  );
  return count + goneBoards.length + (await purgeDocuments(tx, ending));
}

/** Tells how many were deleted themselves. */
async function purgeDocuments(tx: Tx, { until, projectId }: Ending): Promise<number> {
  const { rows } = await tx.execute<{ id: number; own: boolean }>(sql`
    with gone as (
      delete from ${documents} where project_id = ${projectId} and deleted_at <= ${until}
      returning project_id, id, deleted_with),
    forgotten as (
      update ${events} event set payload = '{}', kept = ${withoutWords} from gone
      where event.project_id = gone.project_id and event.type like 'document.%'
      and (event.payload ->> 'documentId')::int = gone.id)
    select id, deleted_with = id as own from gone`);
  await forgetSubjects(
    tx,
    projectId,
    'document',
    rows.map(({ id }) => id),
  );
  return rows.filter(({ own }) => own).length;
}

interface EndingTask extends Stay {
  /** It was deleted itself, not only its board. */
  own: boolean;
}

async function listEndingTasks(tx: Tx, { until, projectId }: Ending, most: number): Promise<EndingTask[]> {
  const { rows } = await tx.execute<EndingTask>(sql`
    select project_id, id, true as own from ${tasks} task where project_id = ${projectId} and deleted_at <= ${until}
    union all
    select task.project_id, task.id, false from ${boards} board
    join ${tasks} task on task.project_id = board.project_id and task.board_id = board.id
    where board.project_id = ${projectId} and board.deleted_at <= ${until} and (task.deleted_at > ${until} or task.deleted_at is null)
    limit ${most}`);
  return rows;
}

/** What is left of a payload: ids, dates and kinds, by which reports go on counting. */
const withoutWords = sql`
  event.payload - 'name' - 'title' - 'content' - 'before' - 'after' - 'key' - 'blockerTitle'
  #- '{task,title}' #- '{task,description}' #- '{changes,title}' #- '{changes,description}' #- '{changes,name}'
  #- '{changes,content}'
  || case when event.payload ? 'columns' then jsonb_build_object('columns',
    (select jsonb_agg(entry - 'name') from jsonb_array_elements(event.payload -> 'columns') entry)) else '{}' end`;

/** What was said of these tasks, also in the projects where they were before. */
async function forgetStays(tx: Tx, ending: readonly Stay[]): Promise<void> {
  const stays = await listStays(
    tx,
    ending.map(({ project_id, id }) => ({ project_id, id })),
  );
  if (stays.length === 0) return;
  await forgetTasks(tx, stays);
  await emptyTaskEvents(tx, JSON.stringify(stays));
}

async function emptyTaskEvents(tx: Tx, ids: string): Promise<void> {
  await tx.execute(sql`
    update ${events} event set payload = '{}', kept = ${withoutWords}
    from jsonb_to_recordset(${ids}::jsonb) as ended (project_id int, id int)
    where event.project_id = ended.project_id and event.task_id = ended.id`);
  await tx.execute(sql`
    update ${events} event set payload = event.payload - 'blockerTitle'
    from jsonb_to_recordset(${ids}::jsonb) as ended (project_id int, id int)
    where event.project_id = ended.project_id and ${tellsOfBlocker}
    and (event.payload ->> 'blockerId')::int = ended.id`);
}

async function emptyBoardEvents(tx: Tx, { until, projectId }: Ending): Promise<void> {
  await tx.execute(sql`
    update ${events} event set payload = '{}', kept = ${withoutWords}
    from ${boards} board
    where event.project_id = ${projectId} and (event.type like 'board.%' or event.type like 'column.%')
    and board.project_id = ${projectId} and (event.payload ->> 'boardId')::int = board.id
    and board.deleted_at <= ${until}`);
  await tx.execute(sql`
    update ${reportColumns} gone set name = null
    from ${boards} board
    where gone.project_id = ${projectId} and board.project_id = ${projectId} and gone.board_id = board.id
    and board.deleted_at <= ${until}`);
}
