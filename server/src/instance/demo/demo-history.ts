import { canManageProject } from '@cuadrilla/contract/kernel/roles';
import type { NewEvent } from '@cuadrilla/contract/log/events';
import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import { sql } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import type { Tx } from '../../platform/database/database.ts';
import { events, projects, readers, tasks } from '../../platform/database/schema/schema.ts';
import { changeProject } from '../../platform/log/change.ts';
import { createBoard } from '../../tasks/boards/boards.commands.ts';
import { listColumns } from '../../tasks/boards/boards.queries.ts';
import { changeColumn, createColumn } from '../../tasks/columns/columns.commands.ts';
import { addMember } from '../../projects/members/members.commands.ts';
import { notificationsReader } from '../../notices/notifications/notifications.reader.ts';
import { createProject } from '../../projects/projects/projects.commands.ts';
import { emptyFields } from '../../tasks/tasks/task-fields.ts';
import { workingDaysBefore } from './demo-clock.ts';
import { readCabins } from './demo-content.ts';
import type { Person } from './demo-data.ts';
import { type Life, livesOf } from './demo-lives.ts';
import type { PersonIds } from './demo-people.ts';
import { seededRandom } from './demo-random.ts';

interface MadeBoard {
  id: number;
  /** By stage: waiting, under way, in review, done. */
  columns: readonly number[];
}

const age = 250;

/** A project with a year behind it. Its tasks and their log are written in sets: one by one would take too long. */
export async function createDemoHistory(tx: Tx, ids: PersonIds, now: Date): Promise<void> {
  const cabins = readCabins();
  const begun = workingDaysBefore(now, age);
  const projectId = await createProject(tx, cabins, ids[cabins.owner], begun);
  const request = { projectId, userId: ids[cabins.owner], allow: canManageProject };
  const boards: MadeBoard[] = [];
  await changeProject(tx, { ...request, now: workingDaysBefore(now, age - 0.1) }, async (change) => {
    for (const person of cabins.members)
      await addMember(change, { demo: true }, ids[person], person === 'sofia' ? 'Administrador' : 'Editor');
    for (const { name } of cabins.boards) boards.push(await makeBoard(change, name));
  });
  const people: Person[] = [cabins.owner, ...cabins.members];
  const random = seededRandom(99);
  const lives = cabins.boards.flatMap((board, index) => livesOf(board, index, people, now, random));
  await writeLives(tx, projectId, lives, boards, ids);
  await keepQuiet(tx, projectId);
}

/** A year of work is no news to anybody. */
async function keepQuiet(tx: Tx, projectId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${readers} (reader, project_id, seq)
    select ${notificationsReader.name}, id, seq from ${projects} where id = ${projectId}`);
}

/** With a column for what waits to be looked at. */
async function makeBoard(change: Parameters<typeof createBoard>[0], name: string): Promise<MadeBoard> {
  const id = await createBoard(change, { name });
  const [todo, doing, done] = await listColumns(change.tx, change.projectId, id);
  const review = await createColumn(change, id, { name: 'En revisión', kind: 'en curso' });
  await changeColumn(change, id, review, { afterId: doing?.id ?? null });
  return { id, columns: [todo?.id ?? 0, doing?.id ?? 0, review, done?.id ?? 0] };
}

type DemoEvent = NewEvent & { at: Date; actor: number };

async function writeLives(
  tx: Tx,
  projectId: number,
  lives: readonly Life[],
  boards: readonly MadeBoard[],
  ids: PersonIds,
): Promise<void> {
  const ordered = lives.toSorted((one, other) => bornAt(one).getTime() - bornAt(other).getTime());
  const positions = generateNKeysBetween(null, null, ordered.length);
  const made = ordered.map((life, index) => ({
    life,
    board: boards[life.board] ?? { id: 0, columns: [] },
    position: positions[index] ?? '',
  }));
  const rows = made.map(({ life, board, position }, index) => ({
    number: index + 1,
    ...fieldsOf(life, board, position, ids, life.steps.length - 1),
    created_by: ids[life.creator],
    version: life.steps.length,
    created_at: bornAt(life),
    updated_at: life.deletedAt ?? life.steps.at(-1)?.at,
    deleted_at: life.deletedAt ?? null,
    deleted_by: life.deletedAt ? ids[life.creator] : null,
  }));
  const { rows: kept } = await tx.execute<{ id: number }>(sql`
    insert into ${tasks} (project_id, number, board_id, column_id, position, title, description, due_day, priority_id,
      assigned_to, created_by, version, created_at, updated_at, deleted_at, deleted_by)
    select ${projectId}::int, number, board_id, column_id, position, title, description, due_date, priority_id,
      assigned_to, created_by, version, created_at, updated_at, deleted_at, deleted_by
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as task (number int, board_id int, column_id int, position text,
      title text, description text, due_date date, priority_id smallint, assigned_to int, created_by int, version int,
      created_at timestamptz, updated_at timestamptz, deleted_at timestamptz, deleted_by int)
    order by number returning id`);
  const told = made.flatMap((each, index) => eventsOf(each, kept[index]?.id ?? 0, ids));
  await writeLog(
    tx,
    projectId,
    told.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    ordered.length,
  );
}

const bornAt = ({ steps }: Life): Date => steps[0]?.at ?? new Date(0);

const fieldsOf = (
  life: Life,
  board: MadeBoard,
  position: string,
  ids: PersonIds,
  stage: number,
): TaskFields => ({
  ...emptyFields,
  title: life.title,
  due_date: life.dueDay,
  priority_id: life.priority,
  assigned_to: life.assignee && ids[life.assignee],
  board_id: board.id,
  column_id: board.columns[stage] ?? 0,
  position,
});

interface Made {
  life: Life;
  board: MadeBoard;
  position: string;
}

function eventsOf({ life, board, position }: Made, taskId: number, ids: PersonIds): DemoEvent[] {
  const mover = ids[life.assignee ?? life.creator];
  const moves = life.steps.map(({ at, stage }, index): DemoEvent => {
    if (index === 0) {
      const task = fieldsOf(life, board, position, ids, 0);
      return { at, actor: ids[life.creator], type: 'task.created', payload: { taskId, task } };
    }
    const [before = 0, after = 0] = [board.columns[stage - 1], board.columns[stage]];
    const changes = { column_id: { before, after } };
    const moved = { taskId, boardId: board.id, version: index + 1, changes };
    return {
      at,
      actor: mover,
      type: 'task.updated',
      payload: stage === 3 ? { ...moved, done: true } : moved,
    };
  });
  if (!life.deletedAt) return moves;
  const payload = { taskId, boardId: board.id, title: life.title };
  return [...moves, { at: life.deletedAt, actor: ids[life.creator], type: 'task.deleted', payload }];
}

/** Behind what the log says already, each at its own time. */
async function writeLog(
  tx: Tx,
  projectId: number,
  told: readonly DemoEvent[],
  tasksMade: number,
): Promise<void> {
  const rows = told.map(({ at, actor, type, payload }, index) => ({
    place: index + 1,
    at,
    actor,
    type,
    task_id: 'taskId' in payload ? payload.taskId : null,
    payload,
  }));
  await tx.execute(sql`
    insert into ${events} (project_id, seq, type, actor_id, task_id, payload, at)
    select project.id, project.seq + place, type, actor, told.task_id, payload, at
    from ${projects} project, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told (place int, at timestamptz, actor int, type text, task_id int, payload jsonb)
    where project.id = ${projectId}`);
  await tx.execute(sql`
    update ${projects} set seq = seq + ${told.length}, task_number = ${tasksMade}, updated_at = ${told.at(-1)?.at}
    where id = ${projectId}`);
}
