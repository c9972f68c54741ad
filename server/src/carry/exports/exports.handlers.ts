import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { randomUUID } from 'node:crypto';
import { exportDays } from '@cuadrilla/contract/carry/exports';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { exportParts, exports, users } from '../../platform/database/schema/schema.ts';
import { tellPerson } from '../../platform/log/person.ts';
import { handlerOf } from '../../platform/queue/jobs.ts';
import { fullName } from '../../platform/full-name.ts';
import { sendMail } from '../../outside/mail/mail.commands.ts';
import { exportJob } from './export-job.ts';
import { exportReadyLetter } from './exports.texts.ts';
import { writeOwnData } from './own-data.ts';
import { zipFile } from './zip-file.ts';

type Parts = Pick<Context, 'db' | 'settings' | 'clock' | 'wake' | 'beside'>;

/** Makes what was asked for, and tells whoever asked. */
export const exportHandler = ({ db, settings, clock, wake, beside }: Parts) =>
  handlerOf(exportJob, async ({ payload: { exportId } }) => {
    const [wanted] = await db
      .select()
      .from(exports)
      .where(and(eq(exports.id, exportId), isNull(exports.madeBy)));
    if (!wanted) return;
    // A try that was given up may still be writing: each has rows of its own.
    const madeBy = randomUUID();
    const zip = zipFile(async (bytes, ordinal) => {
      await db.insert(exportParts).values({ exportId, madeBy, ordinal, bytes });
    });
    await writeOwnData(db, beside, wanted.userId, zip);
    const size = await zip.finish();
    const now = clock();
    await db.transaction(async (tx) => {
      const expiresAt = new Date(now.getTime() + exportDays * dayLength);
      await tx.update(exports).set({ madeBy, size, expiresAt }).where(eq(exports.id, exportId));
      await tx
        .delete(exportParts)
        .where(and(eq(exportParts.exportId, exportId), ne(exportParts.madeBy, madeBy)));
      await tellPerson(tx, wanted.userId, { type: 'export.ready', payload: {} }, now);
      const [person] = await tx.select().from(users).where(eq(users.id, wanted.userId));
      if (!person || person.disabledAt) return;
      const to = { name: fullName(person), address: person.email };
      await sendMail(tx, settings, { to, letter: exportReadyLetter(person.firstName) });
    });
    wake.person(wanted.userId);
  });
