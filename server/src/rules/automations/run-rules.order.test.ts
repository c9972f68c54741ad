import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { projects } from '../../platform/database/schema/schema.ts';
import { readSettings } from '../../platform/settings.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { ruleStage } from '../../testing/rule-stage.ts';
import { ruleOf } from '../../testing/rules.ts';
import { soon } from '../../testing/soon.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { rulesReader } from './rules.reader.ts';
import { doNextRun } from './run-rules.ts';

const test = useTestApp();

it('a rule that writes in two projects holds them in the order of their ids, as people do', async () => {
  const { db } = test.database;
  const goal = await test.make.board();
  const { board, project, addRule, titlesOn } = await ruleStage(test);
  await test.make.member({ project: goal.project, user: { id: project.ownerId } });
  const transfer = { kind: 'transfer', projectId: goal.project.id, boardId: goal.id } as const;
  await addRule(ruleOf({ kind: 'created' }, [transfer]));
  await test.make.task({ board, title: 'Carpas' });
  await readLogs(test, rulesReader);
  const running = await db.transaction(async (tx) => {
    await tx.select().from(projects).where(eq(projects.id, goal.project.id)).for('update');
    const run = doNextRun({ db, settings: readSettings({}) }, new Date());
    await vi.waitFor(async () => {
      const { rows } = await db.execute(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      expect(rows).toHaveLength(1);
    }, soon);
    await tx.execute(sql`select from projects where id = ${project.id} for update nowait`);
    return { run };
  });
  await running.run;
  expect([await titlesOn(board), await titlesOn(goal)]).toEqual([[], ['Carpas']]);
});
