import {
  registrationEndpoints,
  registrationMessages,
  whyNotRegister,
} from '@cuadrilla/contract/instance/registration';
import { AppError, conflict } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { fromAddress, type Throttle } from '../../platform/http/throttle.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { requirePasswords } from '../../account/auth/passwords.ts';
import { canSendLinks } from '../../outside/mail/mail.commands.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { asksForProof, presentRegistration, readRegistration, writeRegistration } from './registration.ts';
import { registrationLinkJob } from './registration-links.ts';

/** Who may open an account, and the way to it where an address has to prove itself. */
export function registrationRoutes(serve: Serve, { db, settings }: Context, throttle: Throttle): void {
  serve(registrationEndpoints.registration, async () =>
    presentRegistration(await readRegistration(db, settings), settings),
  );

  serve(registrationEndpoints.askLink, async ({ body: { email }, request, now }) => {
    requirePasswords(settings);
    const rules = await readRegistration(db, settings);
    if (!asksForProof(rules, settings)) throw conflict(registrationMessages.noLink);
    const why = whyNotRegister(rules, { email, invited: false });
    if (why !== undefined) throw new AppError('forbidden', why);
    const byEmail = { about: ['registration-link', email], free: 3 };
    await throttle.count([fromAddress('registration-link', request, 10), byEmail], now);
    await db.transaction((tx) => enqueue(tx, registrationLinkJob, { email }));
  });

  // Whether there is one is found out by whoever sends the mail.
  serve(registrationEndpoints.askInvitation, async ({ body: { email }, request, now }) => {
    requirePasswords(settings);
    if (!canSendLinks(settings)) throw conflict(registrationMessages.noMail);
    const { mode } = await readRegistration(db, settings);
    if (mode === 'closed') throw new AppError('forbidden', registrationMessages.closed);
    const byEmail = { about: ['invitation-link', email], free: 3 };
    await throttle.count([fromAddress('invitation-link', request, 10), byEmail], now);
    await db.transaction((tx) => enqueue(tx, registrationLinkJob, { email, invited: true }));
  });

  serve(registrationEndpoints.changeRegistration, async ({ body, user, request, now }) => {
    await db.transaction(async (tx) => {
      await writeRegistration(tx, body);
      const details = { mode: body.mode };
      await noteSecurity(tx, { request, now }, { kind: 'registration_changed', userId: user.id, details });
    });
    return presentRegistration(body, settings);
  });
}
