import { eq } from 'drizzle-orm';
import type { FollowResidence } from '../../account/profile/profile.commands.ts';
import { tasks } from '../../platform/database/schema/schema.ts';
import { planDigest } from '../notifications/plan-digest.ts';
import { planReminders } from './reminders.commands.ts';

/** Days begin at another time, or others are free: reminders and digests are planned anew. */
export const followPlace: FollowResidence = async (tx, before, after, now) => {
  const moved = after.timeZone !== before.timeZone;
  if (moved) await planReminders(tx, eq(tasks.assignedTo, after.id), now);
  if (moved || after.country !== before.country || after.region !== before.region)
    await planDigest(tx, after.id, now);
};
