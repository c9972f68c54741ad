import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { mailHandlers } from '../../outside/mail/mail.handlers.ts';
import { readSettings } from '../settings.ts';
import { bundled } from '../../testing/bundle.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { soon } from '../../testing/soon.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { spawnServer, until, urlOf } from '../../testing/test-process.ts';
import { mailJob } from '../../outside/mail/mail.commands.ts';
import { testLetter } from '../../instance/instance/instance.texts.ts';
import { enqueue } from './queue.ts';
import { startWorkers } from './workers.ts';

const mail = await startMailServer();
const test = useTestApp();
const handlers = mailHandlers(readSettings({ SMTP_URL: mail.url }));
const fixture = new URL('workers.fixture.ts', import.meta.url);

beforeEach(async () => {
  mail.received.length = 0;
  mail.onMail = () => undefined;
  await test.database.db.execute(sql`delete from queue.job`);
});
afterAll(() => mail.stop());

/** An instance that works, at a pace that is right for tests. */
function work(what = handlers, endWithin = soon.timeout): () => Promise<void> {
  const { db } = test.database;
  const pace = { lookEvery: 0.5, superviseEvery: 1, endWithin };
  const stop = startWorkers(what, { db, log: pino({ level: 'silent' }), ...pace });
  onTestFinished(stop);
  return stop;
}

const letterTo = (firstName: string) => ({
  to: { name: firstName, address: `${firstName.toLowerCase()}@ejemplo.com` },
  letter: testLetter({ firstName }),
});
const enqueueFor = (firstName: string) =>
  test.database.db.transaction((tx) => enqueue(tx, mailJob, letterTo(firstName)));

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  state: string;
  tries: number;
  /** Until the next try, in seconds. */
  pause: number;
}
async function jobs(): Promise<Row[]> {
  const { rows } = await test.database.db.execute<Row>(sql`
    select id, name, state, retry_count + 1 as tries, extract(epoch from start_after - now())::float as pause
    from queue.job order by created_on`);
  return rows;
}
const isState = (state: string) => async () => (await jobs()).every((job) => job.state === state);
/** What would be tried later is tried now. */
const hurry = () =>
  test.database.db.execute(sql`update queue.job set start_after = now() where state = 'retry'`);
const administrator = async () => test.as(await test.make.user({ administrator: true }));

describe('a job', () => {
  it('of a transaction that is rolled back is never done', async () => {
    const { db } = test.database;
    const undone = db.transaction(async (tx) => {
      await enqueue(tx, mailJob, letterTo('Nadie'));
      throw new Error('half-way');
    });
    await expect(undone).rejects.toThrow('half-way');
    await enqueueFor('Eva');
    work();
    await until('the other mail', isState('completed'));
    expect(mail.received.map(({ recipients }) => recipients)).toEqual([['eva@ejemplo.com']]);
  });

  it('is done once, whichever of two instances gets to it', async () => {
    const names = Array.from({ length: 45 }, (_, index) => `Persona${index}`);
    await Promise.all(names.map(enqueueFor));
    work();
    work();
    await until('all mails', isState('completed'));
    expect(mail.received).toHaveLength(names.length);
    expect(new Set(mail.received.map(({ to }) => to?.[0]?.name))).toEqual(new Set(names));
  });

  it('that was refused is tried again after longer and longer pauses, and is the same to the receiver', async () => {
    mail.onMail = () => {
      throw new Error('not now');
    };
    await enqueueFor('Eva');
    work();
    const pauses: number[] = [];
    for (const tries of [1, 2, 3]) {
      await until('the refusal', async () => mail.received.length === tries && (await isState('retry')()));
      pauses.push((await jobs())[0]?.pause ?? 0);
      if (tries === 3) mail.onMail = () => undefined;
      await hurry();
    }
    await until('the fourth try', isState('completed'));
    // Each pause is drawn from the upper half of what it may be, which doubles.
    pauses.forEach((pause, index) => {
      expect(pause).toBeGreaterThan(0);
      expect(pause).toBeLessThanOrEqual(60 * 2 ** index);
    });
    expect(pauses[2]).toBeGreaterThan(pauses[0] ?? 0);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(mail.received).toHaveLength(4);
  });

  it('that failed for good is shown to whoever administers the instance', async () => {
    mail.onMail = () => {
      throw new Error('no such person');
    };
    await enqueueFor('Eva');
    await enqueueFor('Luz');
    const { db } = test.database;
    await db.execute(
      sql`update queue.job set retry_count = retry_limit - 1 where data -> 'to' ->> 'name' = 'Eva'`,
    );
    const stop = work();
    await until('a first try of both', async () => mail.received.length === 2 && (await isState('retry')()));
    await db.execute(sql`update queue.job set start_after = now() where retry_count > 0`);
    await until('the last try of one', async () => (await jobs()).some(({ state }) => state === 'failed'));
    await stop();
    const client = await administrator();
    const { body } = await client.get('/instance/jobs');
    const [failed] = await db
      .execute<{ id: string; at: Date }>(
        sql`select id, completed_on as at from queue.job where state = 'failed'`,
      )
      .then(({ rows }) => rows);
    expect(body).toEqual([
      { job: 'emailLink', waiting: 0, working: 0, failed: 0, failures: [] },
      { job: 'export', waiting: 0, working: 0, failed: 0, failures: [] },
      { job: 'import', waiting: 0, working: 0, failed: 0, failures: [] },
      { job: 'invitation', waiting: 0, working: 0, failed: 0, failures: [] },
      {
        job: 'mail',
        waiting: 1,
        working: 0,
        failed: 1,
        failures: [
          {
            id: failed?.id,
            tries: 13,
            error: expect.stringContaining('no such person') as string,
            failedAt: expect.any(String) as string,
          },
        ],
      },
      { job: 'passwordReset', waiting: 0, working: 0, failed: 0, failures: [] },
      { job: 'push', waiting: 0, working: 0, failed: 0, failures: [] },
      { job: 'registrationLink', waiting: 0, working: 0, failed: 0, failures: [] },
      { job: 'webhook', waiting: 0, working: 0, failed: 0, failures: [] },
    ]);
    expect(Date.parse(body[4].failures[0].failedAt)).toBe(new Date(failed?.at ?? 0).getTime());
  });

  it('of an instance that was killed half-way is done again by another, with the same name', async () => {
    let killed = false;
    mail.onMail = () => (killed ? undefined : new Promise(() => undefined));
    await enqueueFor('Eva');
    const variables = { DATABASE_URL: urlOf(test.database.connection), SMTP_URL: mail.url };
    const first = spawnServer(variables, await bundled(fixture));
    onTestFinished(() => void first.child.kill('SIGKILL'));
    await until('the mail to be on its way', () => mail.received.length === 1);
    first.child.kill('SIGKILL');
    await first.ended;
    killed = true;
    expect(first.said()).toBe('');
    expect(await jobs()).toMatchObject([{ state: 'active' }]);
    work();
    await test.database.db.execute(sql`update queue.job set started_on = now() - interval '6 minutes'`);
    await until('it to count as lost', isState('retry'));
    await hurry();
    await until('the second try', isState('completed'));
    expect(mail.received).toHaveLength(2);
    expect(mail.received[1]?.messageId).toBe(mail.received[0]?.messageId);
  });
});

describe('workers that are told to stop', () => {
  it('finish what is under way', async () => {
    const hold = new EventEmitter();
    mail.onMail = () => once(hold, 'go').then(() => undefined);
    await enqueueFor('Eva');
    const stop = work();
    await until('the mail to be on its way', () => mail.received.length === 1);
    const stopped = stop();
    hold.emit('go');
    await stopped;
    expect(await jobs()).toMatchObject([{ state: 'completed' }]);
  });

  it('give back what takes too long, for another to do', async () => {
    await enqueueFor('Eva');
    let begun = false;
    const never = () => {
      begun = true;
      return new Promise<void>(() => undefined);
    };
    const stop = work([{ kind: mailJob, handle: never }], 100);
    await until('the job to begin', () => begun);
    await stop();
    expect(await jobs()).toMatchObject([{ state: 'retry', tries: 1 }]);
  });

  it('end at once when there is nothing to do, or before they have begun', async () => {
    await work()();
    const stop = work();
    await enqueueFor('Eva');
    await until('the mail', isState('completed'));
    await stop();
    await enqueueFor('Luz');
    expect(await jobs()).toMatchObject([{ state: 'completed' }, { state: 'created' }]);
  });
});
