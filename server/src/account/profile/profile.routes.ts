import { profileEndpoints } from '@cuadrilla/contract/account/profile';
import { hash } from '@node-rs/argon2';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { sessionCookies } from '../../platform/http/session.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { fullName } from '../../platform/full-name.ts';
import { canSendLinks } from '../../outside/mail/mail.commands.ts';
import { requirePasswords } from '../auth/passwords.ts';
import { refuseWeakPassword } from '../auth/weak-passwords.ts';
import { emailChangedLetter } from '../email-change/email-change.texts.ts';
import { askEmailChange } from '../email-change/email-change.commands.ts';
import { sendMail } from '../../outside/mail/mail.commands.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { confirmPassword, oneselfConfirmer } from './own-password.ts';
import {
  changePassword,
  changeProfile,
  endOtherSessions,
  endSessionById,
  type FollowResidence,
  isNewEmail,
  requireConfirmed,
} from './profile.commands.ts';
import { presentProfile, presentSession } from './profile.present.ts';
import { listSessions } from './profile.queries.ts';

export function profileRoutes(
  serve: Serve,
  context: Context,
  throttle: Throttle,
  { followPlace }: { followPlace: FollowResidence },
): void {
  const { db, wake, settings } = context;
  const confirm = oneselfConfirmer(context, throttle);
  const cookies = sessionCookies(settings);

  serve(profileEndpoints.read, async ({ user }) => presentProfile(user));

  serve(profileEndpoints.change, async ({ body: { currentPassword, ...wanted }, user, request, now }) => {
    const visit = { user, request, now };
    const confirmed = isNewEmail(user, wanted) ? await confirm(visit, currentPassword) : '';
    /** Who could read the old address must not get back in by it unnoticed, nor who sits at another session. */
    async function newEmail(tx: Tx): Promise<string> {
      const { email = user.email } = wanted;
      await requireConfirmed(tx, user, confirmed);
      if (canSendLinks(settings)) return askEmailChange(tx, user, email, now);
      await endOtherSessions(tx, user, now);
      await noteSecurity(tx, visit, { kind: 'email_changed', userId: user.id });
      await sendMail(tx, settings, {
        to: { name: fullName(user), address: user.email },
        letter: emailChangedLetter({ firstName: user.firstName, email }),
      });
      return email;
    }
    const { profile, renamedIn } = await changeProfile(db, user, wanted, now, {
      followPlace,
      newEmail,
    });
    wake.person(user.id);
    renamedIn.forEach((projectId) => wake.project(projectId));
    return presentProfile(profile);
  });

  serve(profileEndpoints.changePassword, async ({ body, user, request, reply, now }) => {
    requirePasswords(settings);
    refuseWeakPassword(settings, body.password, user);
    const visit = { user, request, now };
    const confirmed = await confirmPassword(db, throttle, visit, body.currentPassword);
    const passwordHash = await hash(body.password);
    const token = await db.transaction(async (tx) => {
      await noteSecurity(tx, visit, { kind: 'password_changed', userId: user.id });
      return changePassword(tx, user, { confirmed, passwordHash }, now);
    });
    cookies.set(request, reply, token);
    wake.person(user.id);
  });

  serve(profileEndpoints.sessions, async ({ user, now }) => {
    const rows = await listSessions(db, user, now);
    return rows.map((row) => presentSession(row, user.sessionId));
  });

  serve(profileEndpoints.endSession, async ({ params: { sessionId }, user, request, now }) => {
    await endSessionById(db, user, sessionId, now);
    const event = { kind: 'session_ended', userId: user.id, details: { sessionId } } as const;
    await noteSecurity(db, { request, now }, event);
    wake.person(user.id);
  });

  serve(profileEndpoints.endOtherSessions, async ({ user, request, now }) => {
    await endOtherSessions(db, user, now);
    await noteSecurity(db, { request, now }, { kind: 'sessions_ended', userId: user.id });
    wake.person(user.id);
  });
}
