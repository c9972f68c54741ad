import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { dayAfter } from '@cuadrilla/contract/kernel/day';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database/database.ts';
import { deleteBoard, restoreBoard } from '../tasks/boards/boards.commands.ts';
import { restoreColumn } from '../tasks/columns/column-restore.commands.ts';
import { changeColumn, deleteColumn } from '../tasks/columns/columns.commands.ts';
import { deleteTasks, restoreTasks } from '../tasks/tasks/task-trash.commands.ts';
import { changeTask, createTask } from '../tasks/tasks/tasks.commands.ts';
import { emptyTrash } from '../instance/trash/trash.commands.ts';
import type { Change } from '../platform/log/change.ts';
import type { TestApp } from './test-app.ts';

const deeds = [
  'create',
  'move',
  'move',
  'move',
  'assign',
  'date',
  'archive',
  'delete',
  'restore',
  'delete board',
  'restore board',
  'change kind',
  'delete column',
  'restore column',
  'empty trash',
] as const;
export const doing = fc.record({ deed: fc.constantFrom(...deeds), one: fc.nat(20), other: fc.nat(20) });
export type Doing = typeof doing extends fc.Arbitrary<infer T> ? T : never;

interface Scene {
  tasks: number[];
  boards: number[];
  columns: { id: number; boardId: number }[];
  gone: { id: number; boardId: number }[];
  people: number[];
}

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** A day, or an instant of it. */
const dueBy = (index: number): string => {
  const day = dayAfter('2026-03-20', index);
  return index % 3 === 0 ? `${day}T${String(index).padStart(2, '0')}:20:00Z` : day;
};

/** As somebody would; what cannot be done just now is refused and changes nothing. */
async function act(change: Change, scene: Scene, { deed, one, other }: Doing): Promise<void> {
  const [task, board] = [pick(scene.tasks, one), pick(scene.boards, other)];
  const column = pick(scene.columns, other);
  switch (deed) {
    case 'create': {
      const input = {
        title: `Tarea ${one}`,
        dueDate: dueBy(one),
        priorityId: 1 + (one % 4),
        columnId: column.id,
      };
      scene.tasks.push((await createTask(change, column.boardId, input, 'UTC')).id);
      return;
    }
    case 'move':
      return changeTask(change, task, { boardId: column.boardId, columnId: column.id }, 'UTC');
    case 'assign':
      return changeTask(change, task, { assignedTo: pick([...scene.people, null], other) }, 'UTC');
    case 'date':
      return changeTask(change, task, { dueDate: dueBy(other) }, 'UTC');
    case 'archive':
      return changeTask(change, task, { archived: other % 3 > 0 }, 'UTC');
    case 'delete':
      return deleteTasks(change, [task]);
    case 'restore':
      return void (await restoreTasks(change, [task]));
    case 'delete board':
      return deleteBoard(change, board);
    case 'restore board':
      return restoreBoard(change, board);
    case 'change kind':
      return changeColumn(change, column.boardId, column.id, {
        kind: pick(['pendiente', 'en curso', 'hecho'], one),
        name: `Columna ${one}`,
      });
    case 'delete column': {
      const target = scene.columns.find(({ id, boardId }) => id !== column.id && boardId === column.boardId);
      await deleteColumn(change, column.boardId, column.id, target?.id);
      scene.columns = scene.columns.filter(({ id }) => id !== column.id);
      scene.gone.push(column);
      return;
    }
    case 'restore column': {
      const back = scene.gone.at(-1);
      if (!back) return;
      await restoreColumn(change, back.boardId, back.id);
      scene.columns.push(scene.gone.pop() ?? back);
      return;
    }
    case 'empty trash':
      return emptyTrash(change);
  }
}

export interface Seen {
  id: number;
  columnId: number;
  kind: ColumnKind;
  /** A day, or an instant. */
  due: string;
  assigned: number | null;
  /** In no trash, and not archived with work still to be done. */
  here: boolean;
}

/** How everything is, by the tables that the product itself reads. */
async function look(db: Db, projectId: number): Promise<Seen[]> {
  const { rows } = await db.execute(sql`
    select task.id, place.id as "columnId", place.kind, task.assigned_to as assigned,
      coalesce(task.due_day::text, to_char(task.due_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as due,
      task.deleted_at is null and board.deleted_at is null and not (task.archived and place.kind <> 'hecho') as here
    from tasks task join columns place on place.project_id = task.project_id and place.id = task.column_id
    join boards board on board.project_id = task.project_id and board.id = task.board_id
    where task.project_id = ${projectId} order by task.id`);
  return rows as unknown as Seen[];
}

export interface Moment {
  at: Date;
  seen: Seen[];
}

const begin = Date.parse('2026-03-23T09:00:00Z');

/** Two boards with their columns, and three tasks to begin with. */
export async function makeScene(test: TestApp) {
  test.setClock(new Date(begin));
  const first = await test.make.board();
  const second = await test.make.board({ project: first.project });
  const editor = await test.make.member({ project: first.project });
  const scene: Scene = {
    tasks: [],
    boards: [first.id, second.id],
    columns: [first, second].flatMap(({ id, columnIds }) =>
      columnIds.map((columnId) => ({ id: columnId, boardId: id })),
    ),
    gone: [],
    people: [first.project.ownerId, editor.id],
  };
  return { scene, project: first.project };
}

const create: Doing[] = [0, 1, 2].map((one) => ({ deed: 'create', one, other: one * 2 }));

/** Does all of it, so many minutes apart, and looks at everything each time. What is refused has a code. */
export async function live(test: TestApp, all: readonly Doing[], minutesApart: number) {
  const { scene, project } = await makeScene(test);
  const history: Moment[] = [{ at: new Date(begin), seen: [] }];
  for (const [index, each] of [...create, ...all].entries()) {
    const at = new Date(begin + (index + 1) * minutesApart * 60_000);
    test.setClock(at);
    await test.make
      .inProject(project, (change) => act(change, scene, each))
      .catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
    history.push({ at, seen: await look(test.database.db, project.id) });
  }
  return { project, history };
}
