import { setTimeout as pause } from 'node:timers/promises';
import type { JobFetchOptions, JobResult, PgBoss, Job as PgJob, WorkConcurrencyOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Db } from '../database/database.ts';
import { isDatabaseAway } from '../database/failures.ts';
import { createBoss } from './boss.ts';
import type { Handlers, Job, JobName, Jobs } from './jobs.ts';
import { expiry } from './queue.ts';

interface WorkerOptions {
  db: Db;
  log: Logger;
  /** In seconds: how often to look for jobs, and for those whose instance has died. */
  lookEvery?: number;
  superviseEvery?: number;
  /** In milliseconds, for jobs under way when the process is told to stop; then they are given back. */
  endWithin?: number;
}

/** Of one kind, in one instance. */
const atOnce = 10;
/**
 * What strangers may answer slowly is taken by several hands, and no project has more under way in an instance than half
 * as many as there are: even if each of them is held up in another hand, the others are free for others' receivers. All
 * the files that one person brings in are taken one after the other.
 */
const hands: Partial<Record<JobName, WorkConcurrencyOptions & JobFetchOptions>> = {
  webhook: { batchSize: 2, localConcurrency: 10, localGroupConcurrency: 5 },
  import: { groupConcurrency: 1 },
};
/** A try that hangs is given up before all that were taken with it count as lost. */
const longestTry = (expiry / 2) * 1_000;
const longestEnd = 5_000;
const startAgainAfter = 1_000;

/** Does the jobs that have a handler, as any instance may, until it is stopped. */
export function startWorkers(handlers: Handlers, options: WorkerOptions): () => Promise<void> {
  const names = Object.keys(handlers) as JobName[];
  if (names.length === 0) return async () => undefined;
  const { db, log, lookEvery = 2, superviseEvery = 60, endWithin = longestEnd } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  function tell(error: object): void {
    // pg-boss also tells copies of errors, which are none.
    const failure = error instanceof Error ? error : Object.assign(new Error(), error);
    if (!isDatabaseAway(failure)) log.error({ err: failure }, 'the queue failed');
  }

  async function doJob<Name extends JobName>(name: Name, job: Job<Name>): Promise<JobResult> {
    try {
      await within(longestTry, handlers[name]?.(job));
      return { id: job.id, status: 'completed' };
    } catch (error) {
      log.warn({ err: error, job: name, id: job.id }, 'a job failed');
      return { id: job.id, status: 'failed', output: error };
    }
  }

  const workOn = (boss: PgBoss, name: JobName) =>
    boss.work(
      name,
      // One look for a whole batch, and at once again while there are more.
      {
        perJobResults: true,
        batchSize: atOnce,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: lookEvery,
        ...hands[name],
      },
      (jobs: PgJob<Jobs[JobName]>[]) =>
        Promise.all(
          jobs.map(({ id, data, retryCount }) => doJob(name, { id, payload: data, retries: retryCount })),
        ),
    );

  const isUp = (boss: PgBoss): Promise<boolean> =>
    boss.start().then(
      () => true,
      (error: Error) => {
        tell(error);
        return false;
      },
    );

  async function start(): Promise<PgBoss> {
    const boss = await createBoss(db, {
      superviseIntervalSeconds: superviseEvery,
      monitorIntervalSeconds: superviseEvery,
    });
    boss.on('error', tell);
    boss.on('warning', (warning) => log.warn(warning, 'the queue warns'));
    // oxlint-disable-next-line no-await-in-loop -- until the database is there
    while (!signal.aborted && !(await isUp(boss))) {
      // oxlint-disable-next-line no-await-in-loop -- not as fast as it can fail
      await pause(startAgainAfter, undefined, { signal }).catch(() => undefined);
    }
    if (!signal.aborted) await Promise.all(names.map((name) => workOn(boss, name)));
    return boss;
  }

  const starting = start();
  return async () => {
    stopping.abort();
    const boss = await starting;
    const underWay = Promise.all(names.map((name) => boss.offWork(name)));
    await within(endWithin, underWay).catch(() => undefined);
    await boss.stop({ graceful: false });
  };
}

/** Waits no longer than so many milliseconds. */
async function within(time: number, work: Promise<unknown> | undefined): Promise<void> {
  const over = new AbortController();
  const late = pause(time, undefined, { signal: over.signal }).then(() => {
    throw new Error(`not done within ${time / 1_000} s`);
  });
  await Promise.race([work, late]).finally(() => over.abort());
}
