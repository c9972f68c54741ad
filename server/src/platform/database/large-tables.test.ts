import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listLately } from '../../rules/automations/lately.queries.ts';
import { listRuns } from '../../rules/automations/runs.queries.ts';
import { changeTask } from '../../tasks/tasks/tasks.commands.ts';
import { listTasks } from '../../tasks/tasks/task-list.queries.ts';
import { findLast, listNewEvents } from '../log/events.queries.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { DbOrTx } from './database.ts';

const test = useTestApp();

const many = 10_000;
let board: Awaited<ReturnType<typeof test.make.board>>;
let projectId: number;

/** A long log, a column full of tasks, and beside it the columns of other boards. */
beforeAll(async () => {
  board = await test.make.board();
  projectId = board.project.id;
  const { ownerId } = board.project;
  const others = Array.from({ length: 20 }, () => test.make.board({ project: board.project }));
  await Promise.all(others);
  const { db } = test.database;
  await db.execute(sql`
    insert into events (project_id, seq, type, actor_id, payload, at)
    select ${projectId}, 100 + place, 'board.updated', ${ownerId}, '{}', now()
    from generate_series(1, ${many}::int) place`);
  await db.execute(sql`update projects set seq = 100 + ${many} where id = ${projectId}`);
  await db.execute(sql`
    insert into tasks (project_id, number, board_id, column_id, position, title, description, priority_id, created_by, created_at, updated_at)
    select ${projectId}, 1000 + place, ${board.id}, ${board.columnIds[0]}, 'd' || lpad(place::text, 6, '0') || 'V', 'Una más', '', 1, ${ownerId}, now(), now()
    from generate_series(1, ${many}::int) place`);
  await db.execute(sql`analyze`);
});

/** How many rows of the table have been looked at over this connection. */
async function rowsRead(tx: DbOrTx, table: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as count
    from pg_stat_xact_user_tables where relname = ${table}`);
  return rows[0]?.count ?? 0;
}

async function rowsReadBy(tx: DbOrTx, table: string, work: () => Promise<unknown>): Promise<number> {
  const before = await rowsRead(tx, table);
  await work();
  return (await rowsRead(tx, table)) - before;
}

const aFew = 100;

const listBoard = (db: DbOrTx, sort: 'id' | 'column_id') =>
  listTasks(db, {
    projectId,
    boardId: board.id,
    sort,
    archived: false,
    order: 'asc',
    timeZone: 'UTC',
    limit: 50,
  });

describe('of a large table only what is asked for is read', () => {
  it('when the end of a long log is told', () =>
    test.database.db.transaction(async (tx) => {
      const since = 100 + many - 3;
      const read = () => listNewEvents(tx, [{ projectId, since, allAfter: since }]);
      expect(await rowsReadBy(tx, 'events', read)).toBeLessThan(aFew);
    }));

  it.each([
    ['column.deleted', { columnId: 1 }],
    ['label.deleted', { labelId: 1 }],
  ] as const)('when %s is looked for in a long log', (type, about) =>
    test.database.db.transaction(async (tx) => {
      const find = () => findLast(tx, projectId, type, about);
      expect(await rowsReadBy(tx, 'events', find)).toBeLessThan(aFew);
    }),
  );

  it('when a task is put behind another one of a full column', () =>
    test.make.inProject(board.project, async (change) => {
      const [first, second] = await listBoard(change.tx, 'id');
      const move = () => changeTask(change, first?.id ?? 0, { afterId: second?.id ?? 0 }, 'UTC');
      expect(await rowsReadBy(change.tx, 'tasks', move)).toBeLessThan(aFew);
    }));

  it('when a rule is tried on what happened lately', () =>
    test.database.db.transaction(async (tx) => {
      const list = () => listLately(tx, projectId, new Date(Date.now() + 60_000), sql`true`);
      expect(await rowsReadBy(tx, 'events', list)).toBeLessThan(aFew);
    }));

  it('when what rules did lately is listed', () =>
    test.database.db.transaction(async (tx) => {
      const { ownerId } = board.project;
      await tx.execute(sql`
        with rule as (
          insert into rules (project_id, owner_id, enabled, definition, created_at, updated_at)
          values (${projectId}, ${ownerId}, false, '{}', now(), now()) returning id)
        insert into rule_runs (project_id, rule_id, cause, depth, state, name, actions, at, ended_at)
        select ${projectId}, rule.id, 'event ' || place, 1, 'done', '', '[]', now() - place * interval '1 minute', now()
        from rule, generate_series(1, ${many}::int) place`);
      await tx.execute(sql`analyze rule_runs`);
      const list = () => listRuns(tx, ownerId, { limit: 50 });
      expect(await rowsReadBy(tx, 'rule_runs', list)).toBeLessThan(aFew);
    }));

  it('when the tasks of a board are sorted by column', () =>
    test.database.db.transaction(async (tx) => {
      const list = () => listBoard(tx, 'column_id');
      expect(await rowsReadBy(tx, 'columns', list)).toBeLessThan(aFew);
    }));
});
