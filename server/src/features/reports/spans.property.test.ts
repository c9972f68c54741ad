import * as fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { columns, reportColumns, taskSpans } from '../../database/schema/schema.ts';
import type { Change } from '../../log/change.ts';
import { readLog } from '../../testing/read-log.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteBoard, restoreBoard } from '../boards/boards.commands.ts';
import { restoreColumn } from '../columns/column-restore.commands.ts';
import { changeColumn, deleteColumn } from '../columns/columns.commands.ts';
import { deleteTasks, restoreTasks } from '../tasks/task-trash.commands.ts';
import { changeTask, createTask } from '../tasks/tasks.commands.ts';
import { emptyTrash } from '../trash/trash.commands.ts';
import { spansReader } from './spans.reader.ts';
import type { Span } from './spans.ts';

const test = useTestApp();
const begin = Date.parse('2026-03-02T09:00:00Z');
const hour = 3_600_000;

const deeds = [
  'create',
  'move',
  'move',
  'move',
  'assign',
  'delete',
  'restore',
  'delete board',
  'restore board',
  'change kind',
  'delete column',
  'restore column',
  'empty trash',
] as const;
const doing = fc.record({ deed: fc.constantFrom(...deeds), one: fc.nat(20), other: fc.nat(20) });
type Doing = typeof doing extends fc.Arbitrary<infer T> ? T : never;

interface Scene {
  tasks: number[];
  boards: number[];
  columns: { id: number; boardId: number }[];
  gone: { id: number; boardId: number }[];
  people: number[];
}

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** As somebody would; what cannot be done just now is refused and changes nothing. */
async function act(change: Change, scene: Scene, { deed, one, other }: Doing): Promise<void> {
  const [task, board] = [pick(scene.tasks, one), pick(scene.boards, other)];
  const column = pick(scene.columns, other);
  switch (deed) {
    case 'create': {
      const input = {
        title: `Tarea ${one}`,
        dueDate: '2026-03-05',
        priorityId: 1 + (one % 4),
        columnId: column.id,
      };
      scene.tasks.push(await createTask(change, column.boardId, input, 'UTC'));
      return;
    }
    case 'move':
      return changeTask(change, task, { boardId: column.boardId, columnId: column.id }, 'UTC');
    case 'assign':
      return changeTask(change, task, { assignedTo: pick([...scene.people, null], other) }, 'UTC');
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

interface Seen {
  id: number;
  kind: string;
  assigned: number | null;
  here: boolean;
}

/** How everything is, by the tables that the product itself reads. */
async function look(projectId: number): Promise<Seen[]> {
  const { rows } = await test.database.db.execute(sql`
    select task.id, place.kind, task.assigned_to as assigned,
      task.deleted_at is null and board.deleted_at is null as here
    from tasks task join columns place on place.project_id = task.project_id and place.id = task.column_id
    join boards board on board.project_id = task.project_id and board.id = task.board_id
    where task.project_id = ${projectId} order by task.id`);
  return rows as unknown as Seen[];
}

/** The same out of the spans. */
const spansAt = (spans: readonly Span[], at: Date) =>
  spans
    .filter(({ since, until }) => since <= at && (until === null || until > at))
    .filter(({ deleted, boardDeleted }) => !deleted && !boardDeleted)
    .map(({ taskId: id, kind, assignedTo: assigned }) => ({ id, kind, assigned }));

const countAt = (spans: readonly Span[], flag: 'finished' | 'reopened' | 'born', at: Date) =>
  spans.filter((span) => span[flag] && span.since.getTime() === at.getTime()).length;

const read = (projectId: number, size?: number) => readLog(test.database.db, spansReader, projectId, size);

const kept = (projectId: number) =>
  Promise.all([
    test.database.db
      .select()
      .from(taskSpans)
      .where(eq(taskSpans.projectId, projectId))
      .orderBy(taskSpans.taskId, taskSpans.seq),
    test.database.db
      .select()
      .from(reportColumns)
      .where(eq(reportColumns.projectId, projectId))
      .orderBy(reportColumns.id),
  ]);

async function forget(projectId: number): Promise<void> {
  await test.database.db.delete(taskSpans).where(eq(taskSpans.projectId, projectId));
  await test.database.db.delete(reportColumns).where(eq(reportColumns.projectId, projectId));
}

async function makeScene() {
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

it('spans say at every moment what was so, and are the same when the log is read anew', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(doing, { minLength: 10, maxLength: 40 }),
      fc.integer({ min: 1, max: 50 }),
      async (all, size) => {
        const { scene, project } = await makeScene();
        const history: { at: Date; seen: Seen[] }[] = [{ at: new Date(begin), seen: [] }];
        const create: Doing[] = [0, 1, 2].map((one) => ({ deed: 'create', one, other: one * 2 }));
        for (const [index, each] of [...create, ...all].entries()) {
          const at = new Date(begin + (index + 1) * hour);
          test.setClock(at);
          // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
          await test.make.inProject(project, (change) => act(change, scene, each)).catch(expectRefusal);
          // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
          history.push({ at, seen: await look(project.id) });
        }
        await read(project.id, size);
        const once = await kept(project.id);
        const [spans] = once;
        for (const [index, { at, seen }] of history.entries()) {
          const here = seen.filter((task) => task.here);
          expect(spansAt(spans, at)).toEqual(here.map(({ id, kind, assigned }) => ({ id, kind, assigned })));
          const before = new Map(history[index - 1]?.seen.map((task) => [task.id, task]));
          const became = (changed: (task: Seen, then?: Seen) => boolean) =>
            here.filter((task) => changed(task, before.get(task.id))).length;
          expect(countAt(spans, 'finished', at)).toBe(
            became(({ kind }, then) => kind === 'hecho' && then?.kind !== 'hecho'),
          );
          expect(countAt(spans, 'reopened', at)).toBe(
            became(({ kind }, then) => kind !== 'hecho' && then?.kind === 'hecho'),
          );
          expect(countAt(spans, 'born', at)).toBe(became((_task, then) => !then));
        }
        await forget(project.id);
        await read(project.id);
        expect(await kept(project.id)).toEqual(once);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);

/** A test that breaks says why; a deed that is refused does not. */
function expectRefusal(error: unknown): void {
  expect(error).toHaveProperty('code');
}

it('a purge takes the names of columns from the spans too', async () => {
  const { project, scene } = await makeScene();
  const [board = 0] = scene.boards;
  await read(project.id);
  await test.make.inProject(project, (change) => deleteBoard(change, board));
  await test.make.inProject(project, emptyTrash);
  const { db } = test.database;
  const names = await db
    .select({ boardId: reportColumns.boardId, name: reportColumns.name })
    .from(reportColumns)
    .where(eq(reportColumns.projectId, project.id));
  expect(names.filter(({ boardId }) => boardId === board).map(({ name }) => name)).toEqual([
    null,
    null,
    null,
  ]);
  expect(names.filter(({ boardId }) => boardId !== board).every(({ name }) => name !== null)).toBe(true);
  expect(await db.$count(columns, eq(columns.projectId, project.id))).toBe(3);
});
