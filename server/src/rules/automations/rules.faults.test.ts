import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bundled } from '../../testing/bundle.ts';
import { ruleOf, runRules, say } from '../../testing/rules.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { spawnServer, urlOf } from '../../testing/test-process.ts';

const test = useTestApp();
const fixture = new URL('rules.fixture.ts', import.meta.url);
const rounds = 8;
const perRound = 6;
/** So far apart that they strike the reader, the beginning of a run, and its middle. */
const statements = 160;

it('every event runs a rule exactly once, whenever one of two instances is killed', async () => {
  const board = await test.make.board();
  const { project } = board;
  const owner = await test.as({ id: project.ownerId });
  const definitions = [
    ruleOf({ kind: 'commented', containing: 'van' }, [say('Se dijo'), { kind: 'priority', priorityId: 4 }]),
    ruleOf({ kind: 'changed', field: 'priority_id', to: 1 }, [say('Bajó')]),
    // Started by what the first one does.
    ruleOf({ kind: 'changed', field: 'priority_id', from: 1, to: 4 }, [say('Subió')]),
  ];
  for (const definition of definitions)
    await owner.post(`/projects/${project.id}/rules`, { boardId: null, definition, enabled: true });
  const tasks = await Promise.all(Array.from({ length: perRound }, () => test.make.task({ board })));

  const program = await bundled(fixture);
  const env = { DATABASE_URL: urlOf(test.database.connection) };
  const run = (killAt?: number) =>
    spawnServer(killAt === undefined ? env : { ...env, KILL_AT: String(killAt) }, program);
  const codes: (number | null)[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const task of tasks) {
      await test.make.changeTask(task, { priorityId: priorities[1].id });
      await test.make.changeTask(task, { priorityId: priorities[0].id });
      await test.make.comment({ task, content: `Van ${round}` });
    }
    const struck = run(2 + Math.floor((round * statements) / rounds));
    const other = round % 3 === 2 ? run() : undefined;
    codes.push(await struck.ended);
    await other?.ended;
    expect(struck.said()).toBe('');
  }
  await runRules(test);

  const { rows } = await test.database.db.execute<{ content: string; count: number; tasks: number }>(sql`
    select content, count(*)::int as count, count(distinct task_id)::int as tasks
    from comments where content not like 'Van%' group by content order by content`);
  const told = { count: rounds * perRound, tasks: perRound };
  expect(rows.filter(({ content }) => content !== 'Subió')).toEqual([
    { content: 'Bajó', ...told },
    { content: 'Se dijo', ...told },
  ]);
  const { rows: wrong } = await test.database.db.execute(sql`
    select id, state from rule_runs where state not in ('done', 'same') or wake_at is not null`);
  expect(wrong).toEqual([]);
  // A third rule ran exactly for what the first had done.
  const { rows: rises } = await test.database.db.execute<{ events: number; runs: number; said: number }>(sql`
    select (select count(*)::int from events where via is not null
        and payload -> 'changes' -> 'priority_id' @> '{"before": 1, "after": 4}') as events,
      (select count(*)::int from rule_runs where depth = 2) as runs,
      (select count(*)::int from comments where content = 'Subió') as said`);
  expect(rises[0]?.events).toBeGreaterThanOrEqual(perRound);
  expect(rises).toEqual([{ events: rises[0]?.events, runs: rises[0]?.events, said: rises[0]?.events }]);
  expect(codes.filter((code) => code === null).length).toBeGreaterThan(3);
});
