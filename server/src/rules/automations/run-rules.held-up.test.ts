import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as schema from '../../platform/database/schema/schema.ts';
import { readSettings } from '../../platform/settings.ts';
import { noWake } from '../../testing/no-wake.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { ruleStage } from '../../testing/rule-stage.ts';
import { ruleOf, say } from '../../testing/rules.ts';
import { soon } from '../../testing/soon.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { doNextRun } from './run-rules.ts';
import { rulesReader } from './rules.reader.ts';
import { startRuleWorker } from './rule-worker.ts';

const { projects, ruleRuns } = schema;
const test = useTestApp();
const settings = readSettings({});
const clock = () => new Date();

/** Two projects with a run that is due in each; who runs them waits for a lock no longer than a second. */
async function stageTwo() {
  const stages = [await ruleStage(test), await ruleStage(test)] as const;
  const tasks: { path: string }[] = [];
  for (const { addRule, board } of stages) {
    await addRule(ruleOf({ kind: 'created' }, [say('Hola')]));
    tasks.push(await test.make.task({ board }));
    await readLogs(test, rulesReader);
  }
  const impatient = new Pool({ ...test.database.connection, statement_timeout: 1_000 });
  onTestFinished(() => impatient.end());
  const said = (index: 0 | 1) => stages[index].commentsOn(tasks[index] ?? { path: '' });
  return { held: stages[0], said, impatient: drizzle(impatient, { schema }) };
}

it('a project that is locked holds up no rule of another, and its own run when it is free again', async () => {
  const { held, said, impatient } = await stageTwo();
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  await test.database.db.transaction(async (tx) => {
    await tx.select().from(projects).where(eq(projects.id, held.project.id)).for('update');
    const worker = startRuleWorker({ db: impatient, settings, clock, log, wake: noWake }, 50);
    onTestFinished(() => worker.stop());
    await vi.waitFor(async () => expect(await said(1)).toEqual(['Hola']), soon);
  });
  expect(lines.join('')).toContain('canceling statement due to statement timeout');
  await vi.waitFor(async () => expect(await said(0)).toEqual(['Hola']), soon);
});

it('a run that is held up again and again is given up, until somebody asks for it', async () => {
  const { held, impatient } = await stageTwo();
  const { db } = test.database;
  const isHeld = eq(ruleRuns.projectId, held.project.id);
  await db.update(ruleRuns).set({ failures: 9 }).where(isHeld);
  await db.transaction(async (tx) => {
    await tx.select().from(projects).where(eq(projects.id, held.project.id)).for('update');
    await expect(doNextRun({ db: impatient, settings }, clock())).rejects.toThrow('Failed query');
  });
  expect(await db.select().from(ruleRuns).where(isHeld)).toMatchObject([
    { state: 'failed', wakeAt: null, failures: 0 },
  ]);
});
