import { wallClock } from '@cuadrilla/contract/kernel/day';
import { deviceOf } from '@cuadrilla/contract/kernel/user-agent';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/schema.ts';
import type { Settings } from '../../platform/settings.ts';
import { sendMail } from '../../outside/mail/mail.commands.ts';
import { newDeviceLetter } from './auth.texts.ts';
import { fullName } from '../../platform/full-name.ts';

/** Whoever did not do it hears of it, whatever else they want by mail. The demo is everybody's. */
export async function tellOfDevice(
  tx: Tx,
  settings: Settings,
  userId: number,
  { userAgent, address }: { userAgent: string; address: string },
  now: Date,
): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId));
  if (!person || person.demo) return;
  const { day, time } = wallClock(now, person.timeZone);
  await sendMail(tx, settings, {
    to: { name: fullName(person), address: person.email },
    letter: newDeviceLetter({
      firstName: person.firstName,
      device: deviceOf(userAgent),
      address,
      at: `${day.split('-').toReversed().join('/')} a las ${time}`,
      ...(settings.oidc?.only && { withoutPasswords: true }),
    }),
  });
}
