import { lineEnds } from '@cuadrilla/contract/documents/document-line';
import { sessionEnded, twoStepsMissing } from '@cuadrilla/contract/views/live';
import { canEditDocument, type RoleName } from '@cuadrilla/contract/kernel/roles';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { documents, memberships, projects, sessions, users } from '../../platform/database/schema/schema.ts';
import { lacksTwoSteps } from '../../platform/http/session.queries.ts';
import type { Notice } from '../../platform/log/wake.ts';
import type { DocumentLine } from './document-line.ts';
import type { Rooms } from './rooms.ts';

interface RightsWatch extends Pick<Context, 'db' | 'wake' | 'clock'> {
  rooms: Rooms;
  lookEvery: number;
  onError: (error: unknown) => void;
}

/**
 * Ends lines whose session is over or lacks a second step by now, or whose person may no longer do what they could: at
 * once by a hint, else by a look.
 */
export function watchRights({ db, wake, clock, rooms, lookEvery, onError }: RightsWatch): () => void {
  let due = new Set<DocumentLine>();
  let looking = false;

  async function look(): Promise<void> {
    looking = true;
    while (due.size > 0) {
      const lines = [...due];
      due = new Set();
      await check(db, lines, clock()).catch(onError);
    }
    looking = false;
  }

  function wakeUp(isMeant: (line: DocumentLine) => boolean): void {
    for (const line of rooms.all()) if (isMeant(line)) due.add(line);
    if (!looking) void look();
  }

  const stopListening = wake.onNotice((notice) => wakeUp(concerned(notice)));
  const timer = setInterval(() => wakeUp(() => true), lookEvery).unref();
  return () => {
    stopListening();
    clearInterval(timer);
  };
}

const concerned = (notice: Notice) => {
  if (notice === 'everything') return () => true;
  const [projectIds, people] = [new Set(notice.projects), new Set(notice.people)];
  return ({ document, user }: DocumentLine) => projectIds.has(document.projectId) || people.has(user.id);
};

interface Right extends Record<string, unknown> {
  nth: number;
  signed_in: boolean;
  lacks_two_steps: boolean | null;
  role: RoleName | null;
  locked: boolean | null;
}

async function check(db: Db, lines: readonly DocumentLine[], now: Date): Promise<void> {
  const asked = lines.map(({ document, user, sessionId }, nth) => ({
    ...document,
    nth,
    userId: user.id,
    sessionId,
  }));
  const { rows } = await db.execute<Right>(sql`
    select line.nth, ${sessions.id} is not null as signed_in, ${lacksTwoSteps} as lacks_two_steps,
      member.role, document.locked
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as line (nth int, "projectId" int, "documentId" int, "userId" int, "sessionId" int)
    left join ${sessions} on ${sessions.id} = line."sessionId" and ${sessions.expiresAt} > ${now}
    left join ${users} on ${users.id} = ${sessions.userId}
    left join ${projects} project on project.id = line."projectId" and project.deleted_at is null
    left join ${memberships} member on member.project_id = project.id and member.user_id = line."userId"
    left join ${documents} document on document.project_id = project.id and document.id = line."documentId"
      and document.deleted_at is null`);
  for (const row of rows) {
    const line = lines[row.nth];
    const end = line && endOf(line, row);
    if (end !== undefined) line?.leave(end);
  }
}

function endOf(line: DocumentLine, { role, locked, ...session }: Right): number | undefined {
  if (!session.signed_in) return sessionEnded;
  if (session.lacks_two_steps) return twoStepsMissing;
  if (role === null || locked === null) return lineEnds.gone;
  const mayWrite = canEditDocument({ userId: line.user.id, role }, { locked });
  return mayWrite === line.mayWrite ? undefined : lineEnds.rightChanged;
}
