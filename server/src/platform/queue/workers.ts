import { setTimeout as pause } from 'node:timers/promises';
import type { JobResult, PgBoss, Job as PgJob } from 'pg-boss';
import type { Logger } from 'pino';
import type { Db } from '../database/database.ts';
import { isDatabaseAway } from '../database/failures.ts';
import { doRegularly } from '../regularly.ts';
import { createBoss } from './boss.ts';
import { type Job, type JobHandler, usualExpiry } from './jobs.ts';
import { listDueKinds } from './queue.queries.ts';

interface WorkerOptions {
  db: Db;
  log: Logger;
  /** In seconds: how often to look for jobs, and for those whose instance has died. */
  lookEvery?: number;
  superviseEvery?: number;
  /** In milliseconds, for jobs under way when the process is told to stop; then they are given back. */
  endWithin?: number;
}

/** Of one kind that is not told to look, in seconds. */
const longestWait = 60;
/** Of one kind, in one instance. */
const atOnce = 10;
/** A try that hangs is given up before all that were taken with it count as lost. */
const longestTry = (usualExpiry / 2) * 1_000;
const longestEnd = 5_000;
const startAgainAfter = 1_000;

/** Does the jobs that have a handler, as any instance may, until it is stopped. */
export function startWorkers(handlers: readonly JobHandler[], options: WorkerOptions): () => Promise<void> {
  if (handlers.length === 0) return async () => undefined;
  const { db, log, lookEvery = 2, endWithin = longestEnd } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Every kind would look for itself: one look for all tells those that have something to do. */
  async function lookFor(boss: PgBoss): Promise<() => Promise<void>> {
    if (signal.aborted) return async () => undefined;
    const names = handlers.map(({ kind }) => kind.name);
    const workers = await Promise.all(handlers.map((handler) => workOn(boss, handler, log)));
    return doRegularly(
      { log },
      {
        every: lookEvery * 1_000,
        name: 'the look for jobs',
        async do() {
          const due = new Set(await listDueKinds(db, names));
          workers.filter((_, index) => due.has(names[index] ?? '')).forEach((id) => boss.notifyWorker(id));
        },
      },
    );
  }

  const starting = startBoss(options, signal);
  const looking = starting.then(lookFor);
  return async () => {
    stopping.abort();
    const [boss, stopLooking] = [await starting, await looking];
    await stopLooking();
    const underWay = Promise.all(handlers.map(({ kind }) => boss.offWork(kind.name)));
    await within(endWithin, underWay).catch(() => undefined);
    await boss.stop({ graceful: false });
  };
}

/** Tries until the database is there, or until it is told to stop. */
async function startBoss(
  { db, log, superviseEvery = 60 }: WorkerOptions,
  signal: AbortSignal,
): Promise<PgBoss> {
  function tell(error: object): void {
    // pg-boss also tells copies of errors, which are none.
    const failure = error instanceof Error ? error : Object.assign(new Error(), error);
    if (!isDatabaseAway(failure)) log.error({ err: failure }, 'the queue failed');
  }

  const isUp = (boss: PgBoss): Promise<boolean> =>
    boss.start().then(
      () => true,
      (error: Error) => {
        tell(error);
        return false;
      },
    );

  const boss = await createBoss(db, {
    superviseIntervalSeconds: superviseEvery,
    monitorIntervalSeconds: superviseEvery,
  });
  boss.on('error', tell);
  boss.on('warning', (warning) => log.warn(warning, 'the queue warns'));
  while (!signal.aborted && !(await isUp(boss))) {
    await pause(startAgainAfter, undefined, { signal }).catch(() => undefined);
  }
  return boss;
}

const workOn = (boss: PgBoss, handler: JobHandler, log: Logger): Promise<string> =>
  boss.work(
    handler.kind.name,
    // One look for a whole batch, and at once again while there are more.
    {
      perJobResults: true,
      batchSize: atOnce,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: longestWait,
      ...handler.kind.hands,
    },
    (jobs: PgJob<never>[]) =>
      Promise.all(
        jobs.map(({ id, data, retryCount }) =>
          doJob(handler, { id, payload: data, retries: retryCount }, log),
        ),
      ),
  );

async function doJob({ kind, handle }: JobHandler, job: Job<never>, log: Logger): Promise<JobResult> {
  try {
    await within(longestTry, handle(job));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    log.warn({ err: error, job: kind.name, id: job.id }, 'a job failed');
    return { id: job.id, status: 'failed', output: error };
  }
}

/** Waits no longer than so many milliseconds. */
async function within(time: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const late = pause(time, undefined, { signal: over.signal }).then(() => {
    throw new Error(`not done within ${time / 1_000} s`);
  });
  await Promise.race([work, late]).finally(() => over.abort());
}
