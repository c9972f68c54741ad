import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { purgeAttachments } from '../../tasks/attachments/purge-attachments.commands.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { chores } from '../../platform/database/schema/schema.ts';
import { doRegularly, tellFailure } from '../../platform/regularly.ts';
import { purgeChallenges } from '../../account/passkeys/challenges.ts';
import { purgeAttempts } from '../../platform/http/attempts.ts';
import { purgeAnswers } from '../../platform/log/once.ts';
import { purgePersonEvents } from '../../platform/log/person.ts';
import { purgeEmailLinks } from '../../account/email-change/email-links.ts';
import { purgeOwnerless } from '../../carry/project-templates/project-templates.commands.ts';
import { purgeExports } from '../../carry/exports/exports.queries.ts';
import { purgeImports } from '../../carry/imports/task-imports.commands.ts';
import { purgeRuns } from '../../rules/automations/purge-runs.commands.ts';
import { purgeSessions } from '../../account/auth/auth.commands.ts';
import { resetDemo } from '../demo/demo.commands.ts';
import { purgeNotifications } from '../../notices/notifications/notifications.commands.ts';
import { sendReports } from '../../views/reports/weekly.commands.ts';
import { purgeSecurityEvents } from '../../platform/security/security.commands.ts';
import { purgeInvitations } from '../../projects/invitations/invitations.commands.ts';
import { purgeDeliveries } from '../../rules/webhooks/purge-deliveries.commands.ts';
import { forgetFormerSecrets } from '../../rules/webhooks/webhooks.commands.ts';
import { purgeTrash } from '../trash/trash.commands.ts';

const lookEvery = 10 * 60 * 1_000;
const nightlyHour = 4;

type Chore = (tx: Tx, now: Date) => Promise<void>;

/** The last time that the night's work fell due, in UTC. */
function lastNight(now: Date): Date {
  const due = new Date(now);
  due.setUTCHours(nightlyHour, 0, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  return due;
}

/** The same hour of the last Monday. */
function lastMonday(now: Date): Date {
  const due = lastNight(now);
  due.setUTCDate(due.getUTCDate() - ((due.getUTCDay() + 6) % 7));
  return due;
}

export const doNightly = (db: Db, name: string, now: Date, chore: Chore): Promise<void> =>
  doSince(db, name, lastNight(now), now, chore);

export const doWeekly = (db: Db, name: string, now: Date, chore: Chore): Promise<void> =>
  doSince(db, name, lastMonday(now), now, chore);

/**
 * Does the chore unless some instance has done it since it fell due. The row's lock is held until the work is
 * committed, so it is done once, and done again if this process dies half-way.
 */
async function doSince(db: Db, name: string, due: Date, now: Date, chore: Chore): Promise<void> {
  await db.insert(chores).values({ name, doneAt: now }).onConflictDoNothing();
  await db.transaction(async (tx) => {
    const claimed = await tx
      .update(chores)
      .set({ doneAt: now })
      .where(and(eq(chores.name, name), lt(chores.doneAt, due)))
      .returning({ name: chores.name });
    if (claimed.length > 0) await chore(tx, now);
  });
}

/** What ends with time, each in a transaction of its own: one that fails keeps none of the others from their work. */
const purges = ({ db, files }: Pick<Context, 'db' | 'files'>): Record<string, Chore> => ({
  answers: purgeAnswers,
  attempts: purgeAttempts,
  attachments: (_tx, now) => purgeAttachments({ db, files }, now),
  challenges: purgeChallenges,
  'email links': purgeEmailLinks,
  exports: purgeExports,
  imports: purgeImports,
  invitations: purgeInvitations,
  'project templates': purgeOwnerless,
  notifications: purgeNotifications,
  'person events': purgePersonEvents,
  'runs of rules': purgeRuns,
  'deliveries of webhooks': purgeDeliveries,
  'former secrets of webhooks': forgetFormerSecrets,
  'security events': purgeSecurityEvents,
  sessions: purgeSessions,
  // What is left after half a minute, when the chore's own connection ends, is gone on with at the next look.
  trash: (_tx, now) => purgeTrash(db, now),
});

/** At night what has come to its end goes, and the demo is put back as new; on Mondays reports are sent. */
export function startChores(
  context: Pick<Context, 'db' | 'files' | 'clock' | 'log' | 'settings'>,
): () => Promise<void> {
  const { db, files, clock, settings } = context;
  const works: Record<string, () => Promise<void>> = {
    reports: () => doWeekly(db, 'reports', clock(), (tx, now) => sendReports(context, tx, now)),
    ...(settings.demo && {
      demo: () => doNightly(db, 'demo', clock(), (tx, now) => resetDemo(tx, files, now)),
    }),
  };
  for (const [name, purge] of Object.entries(purges(context)))
    works[name] = () => doNightly(db, `purge ${name}`, clock(), purge);
  return doRegularly(context, {
    every: lookEvery,
    name: 'the chores',
    async do(goesOn) {
      for (const [name, work] of Object.entries(works))
        if (goesOn()) await work().catch(tellFailure(context, `the chore ${name}`));
    },
  });
}
