import * as z from 'zod/mini';
import { user } from './auth.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { instant } from '../kernel/fields.ts';
import { ownConfirmation } from './proof.ts';
import { anyone, ofAccount } from '../kernel/scopes.ts';

export const twoFactorMessages = {
  secondStep: 'Falta el segundo paso',
  codeMissing: 'El código es obligatorio',
  wrongCode: 'El código no es correcto, o ya se usó',
  ticketOver: 'Pasó demasiado tiempo: ingresa de nuevo',
  alreadyOn: 'La verificación en dos pasos ya está activada',
  isOff: 'La verificación en dos pasos no está activada',
} as const;

/** Comes with a right password where a second step is asked for, beside `error` and `code`. */
export const secondStepAnswer = z.extend(errorBody, { ticket: z.string() });

const code = z
  .string(twoFactorMessages.codeMissing)
  .check(
    z.trim(),
    z.minLength(1, twoFactorMessages.codeMissing),
    z.regex(/^[a-z\d\s-]{0,40}$/i, twoFactorMessages.wrongCode),
  );

export const codeForm = z.object({ code });

const twoFactor = z.object({
  /** Since when it is on; null while it is off. */
  since: z.nullable(instant),
  recoveryCodesLeft: z.int(),
});
export type TwoFactor = z.output<typeof twoFactor>;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const twoFactorEndpoints = {
  signIn: endpoint({
    method: 'POST',
    path: '/auth/second-step',
    summary: 'Open a session with the ticket of a right password and a code, or a recovery code',
    allow: anyone,
    body: z.extend(codeForm, { ticket: z.string(twoFactorMessages.ticketOver) }),
    status: 200,
    response: user,
  }),
  read: endpoint({
    method: 'GET',
    path: '/profile/two-factor',
    summary: 'Whether signing in takes two steps',
    allow: ofAccount,
    beforeTwoSteps: true,
    status: 200,
    response: twoFactor,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/profile/two-factor',
    summary: 'Make the key for an application of codes; it counts once a code of it is sent',
    allow: ofAccount,
    beforeTwoSteps: true,
    fixedInDemo: true,
    body: ownConfirmation,
    status: 201,
    /** `picture` is an SVG of `uri` as a QR code. */
    response: z.object({ key: z.string(), uri: z.string(), picture: z.string() }),
    conflict: errorBody,
  }),
  turnOn: endpoint({
    method: 'PUT',
    path: '/profile/two-factor',
    summary: 'Ask for a second step from now on; answers the recovery codes, which are told only now',
    allow: ofAccount,
    beforeTwoSteps: true,
    fixedInDemo: true,
    body: codeForm,
    status: 200,
    response: recoveryCodes,
    conflict: errorBody,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/profile/two-factor/recovery-codes',
    summary: 'Make new recovery codes; those that there were end',
    allow: ofAccount,
    fixedInDemo: true,
    body: ownConfirmation,
    status: 201,
    response: recoveryCodes,
    conflict: errorBody,
  }),
  turnOff: endpoint({
    method: 'POST',
    path: '/profile/two-factor/off',
    summary: 'Ask for the password alone from now on',
    allow: ofAccount,
    fixedInDemo: true,
    body: ownConfirmation,
    status: 204,
  }),
};
