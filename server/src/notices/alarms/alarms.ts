import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { alarms } from '../../platform/database/schema/schema.ts';
import { doRegularly } from '../../platform/regularly.ts';
import { sendDigests } from '../notifications/digest.ts';
import { mailNews } from '../notifications/mail-news.ts';
import { notify } from '../notifications/notifications.commands.ts';
import { tellingsOfDue } from './due-tasks.ts';
import { dueKinds } from './reminders.ts';

type Alarm = Omit<typeof alarms.$inferSelect, 'at'> & { at: string };

const lookEvery = 15_000;
/** Of one transaction. */
const atOnce = 200;

/** Takes what is due by now, each once, whichever instance gets to it. Nothing is lost while none is there. */
async function takeAlarms(tx: Tx, now: Date): Promise<Alarm[]> {
  const { rows } = await tx.execute<Alarm & Record<string, unknown>>(sql`
    with due as (select ctid from alarms where at <= ${now}::timestamptz order by at limit ${atOnce}::int
      for update skip locked)
    delete from alarms using due where alarms.ctid = due.ctid
    returning kind, user_id as "userId", project_id as "projectId", task_id as "taskId", alarms.at`);
  return rows;
}

type Ringing = Pick<Context, 'db' | 'wake' | 'settings'>;

/** Answers how many alarms there were. */
export async function ringAlarms({ db, wake, settings }: Ringing, now: Date): Promise<number> {
  const { count, told } = await db.transaction(async (tx) => {
    const taken = await takeAlarms(tx, now);
    const due = taken.filter((each): each is never => (dueKinds as readonly string[]).includes(each.kind));
    const people = await notify(tx, await tellingsOfDue(tx, due, now), now);
    await mailNews(
      tx,
      settings,
      taken.filter(({ kind }) => kind === 'mail'),
      now,
    );
    await sendDigests(
      tx,
      settings,
      taken.filter(({ kind }) => kind === 'digest'),
      now,
    );
    return { count: taken.length, told: people };
  });
  told.forEach((id) => wake.person(id));
  return count;
}

export const startAlarms = (context: Context): (() => Promise<void>) =>
  doRegularly(context, {
    every: lookEvery,
    name: 'the ringing of alarms',
    async do(goesOn) {
      while (goesOn() && (await ringAlarms(context, context.clock())) === atOnce);
    },
  });
