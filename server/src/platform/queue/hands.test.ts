import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { soon } from '../../testing/soon.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-process.ts';
import { webhookJob } from '../../rules/webhooks/send.commands.ts';
import { handlerOf } from './jobs.ts';
import { enqueueJobs } from './queue.ts';
import { startWorkers } from './workers.ts';

const test = useTestApp();

it('calls of strangers of one project keep no more than half of the hands busy, and nobody else waits for them', async () => {
  const { db } = test.database;
  const callsOf = (projectId: number, count: number) =>
    db.transaction((tx) =>
      enqueueJobs(
        tx,
        webhookJob,
        Array.from({ length: count }, (_, index) => ({
          payload: { projectId, deliveryId: index + 1 },
          group: String(projectId),
        })),
      ),
    );
  await callsOf(1, 40);
  await callsOf(2, 1);
  const hold = new EventEmitter();
  let [under, most, others] = [0, 0, 0];
  let isHeldUp = true;
  const handler = handlerOf(webhookJob, async ({ payload: { projectId } }) => {
    if (projectId === 2) {
      others += 1;
      return;
    }
    most = Math.max(most, (under += 1));
    if (isHeldUp) await once(hold, 'go');
    under -= 1;
  });
  const pace = { lookEvery: 0.5, superviseEvery: 1, endWithin: soon.timeout };
  onTestFinished(startWorkers([handler], { db, log: pino({ level: 'silent' }), ...pace }));
  await until('the call of the other project', () => others === 1);
  await until('as many calls as there may be', () => under === 5);
  isHeldUp = false;
  hold.emit('go');
  const left = sql<number>`select 1 from queue.job where state <> 'completed'`;
  await until('the end', async () => (await db.execute(left)).rowCount === 0);
  expect(most).toBe(5);
});
