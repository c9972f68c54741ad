import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import { addWorkingDays } from '@cuadrilla/contract/kernel/holidays/working-days';
import {
  findInOpen,
  findInOverdue,
  findInPeople,
  findInWeeks,
  sayTasks,
} from '@cuadrilla/contract/views/reports/findings';
import { forecast } from '@cuadrilla/contract/views/reports/forecast';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db, DbOrTx, Tx } from '../../platform/database/database.ts';
import { isDatabaseAway } from '../../platform/database/failures.ts';
import { memberships, projects, users } from '../../platform/database/schema/schema.ts';
import { freeDaysOf } from '../../platform/holidays/holidays.ts';
import { canSendMail, sendMail } from '../../outside/mail/mail.commands.ts';
import { makeSummary } from './make-report.ts';
import type { ReportReader } from './report-days.ts';
import { findScope } from './reports.queries.ts';
import { weeklyLetter } from './weekly.texts.ts';

const ofMember = (projectId: number, userId: number) =>
  and(eq(memberships.projectId, projectId), eq(memberships.userId, userId));

export async function wantsReport(db: DbOrTx, projectId: number, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ on: memberships.weeklyReport })
    .from(memberships)
    .where(ofMember(projectId, userId));
  return row?.on ?? false;
}

/** The member's own: nobody else sees it, so neither the project's lock nor its log is needed. */
export async function wishReport(db: DbOrTx, projectId: number, userId: number, on: boolean): Promise<void> {
  await db.update(memberships).set({ weeklyReport: on }).where(ofMember(projectId, userId));
}

/** Of one project, or of all. */
export async function endReports(db: DbOrTx, userId: number, projectId?: number): Promise<void> {
  const which = projectId === undefined ? eq(memberships.userId, userId) : ofMember(projectId, userId);
  await db
    .update(memberships)
    .set({ weeklyReport: false })
    .where(and(eq(memberships.weeklyReport, true), which));
}

/** To everybody who asked for it, what the week before was like; the mails go out with the transaction. The demo's people have no mail. */
export async function sendReports(
  { db, settings, log }: Pick<Context, 'db' | 'settings' | 'log'>,
  tx: Tx,
  now: Date,
): Promise<void> {
  if (!canSendMail(settings)) return;
  const wanted = await tx
    .select({ projectId: projects.id, project: projects.name, person: users })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.weeklyReport, true),
        eq(users.demo, false),
        isNull(users.disabledAt),
        isNull(projects.deletedAt),
        isNull(projects.archivedAt),
      ),
    );
  for (const { projectId, project, person } of wanted) {
    const to = { name: `${person.firstName} ${person.lastName}`, address: person.email };
    const findings = await findingsOf(db, projectId, person, now).catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      // The others have theirs all the same.
      log.error({ err: error, projectId, userId: person.id }, 'a weekly report failed');
    });
    if (findings)
      await sendMail(tx, settings, {
        to,
        letter: weeklyLetter({ projectId, project, findings }),
        reader: { userId: person.id, projectId },
      });
  }
}

async function findingsOf(db: Db, projectId: number, person: ReportReader, now: Date): Promise<string[]> {
  const today = dayIn(now, person.timeZone);
  const scope = await findScope(db, person.id, { project: [projectId] });
  const week = { from: dayAfter(today, -7), to: dayAfter(today, -1) };
  const summary = await makeSummary(db, scope, week, person, now);
  const [created, finished] = (['created', 'finished'] as const).map((name) =>
    summary.weeks.reduce((sum, each) => sum + each[name], 0),
  );
  const told = forecast(summary.open.at(-1) ?? 0, summary.pace);
  const free = await freeDaysOf(person, today, dayAfter(today, 730));
  return [
    findInWeeks(summary),
    `${sayTasks(created ?? 0)} entraron y ${sayTasks(finished ?? 0)} se completaron`,
    findInOpen(summary, told && addWorkingDays(today, told.p85, free), today),
    findInOverdue(summary),
    findInPeople(summary.people),
  ];
}
