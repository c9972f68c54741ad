import { createHash } from 'node:crypto';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { userPictures, users } from '../../platform/database/schema/schema.ts';
import { appendToEach, holdProjectsOf } from '../../platform/log/change.ts';
import { tellPerson } from '../../platform/log/person.ts';
import { fullName } from '../../platform/full-name.ts';
import { presentProfile } from '../profile/profile.present.ts';

/** Another picture, or none; those who share a project hear of it. */
export function changePicture(db: Db, userId: number, bytes: Buffer | null, now: Date) {
  return db.transaction(async (tx) => {
    // Held first, as for every change of a person that stands in their projects.
    const projectIds = await holdProjectsOf(tx, userId);
    const profile = await writePicture(tx, userId, bytes);
    const event = { type: 'member.pictured', payload: { userId, name: fullName(profile) } } as const;
    const news = projectIds.map((projectId) => ({ projectId, event }));
    await appendToEach(tx, news, { actorId: userId, now });
    await tellPerson(tx, userId, { type: 'profile.updated', payload: presentProfile(profile) }, now);
    return { profile, projectIds };
  });
}

async function writePicture(tx: Tx, userId: number, bytes: Buffer | null) {
  const picture = bytes && createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const [row] = await tx.update(users).set({ picture }).where(eq(users.id, userId)).returning();
  if (!row) throw notFound(messages.userNotFound);
  if (!bytes) await tx.delete(userPictures).where(eq(userPictures.userId, userId));
  else
    await tx
      .insert(userPictures)
      .values({ userId, bytes })
      .onConflictDoUpdate({ target: userPictures.userId, set: { bytes } });
  return row;
}
