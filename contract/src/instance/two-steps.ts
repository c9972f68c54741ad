import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { isAdministrator, ofInstance } from '../kernel/scopes.ts';

export const twoStepsMessages = {
  missing: 'Antes hay que activar la verificación en dos pasos',
  otherWay: 'Tu cuenta ya tiene un segundo paso: úsalo para seguir',
  ownFirst:
    'Antes usa tu propio segundo paso: sin él quedarías fuera. Actívalo en «Seguridad» o, si ya lo tienes, ingresa con él',
} as const;

/** Whether everybody has to show more than a password. */
export const twoSteps = z.object({ required: z.boolean('Falta indicar si los dos pasos son obligatorios') });
export type TwoSteps = z.output<typeof twoSteps>;

export const twoStepsEndpoints = {
  twoSteps: endpoint({
    method: 'GET',
    path: '/instance/two-steps',
    summary: 'Whether everybody has to sign in with two steps',
    allow: ofInstance(isAdministrator),
    status: 200,
    response: twoSteps,
  }),
  changeTwoSteps: endpoint({
    method: 'PUT',
    path: '/instance/two-steps',
    summary: 'Decide whether everybody has to: a code, a passkey, or the provider of the organisation',
    allow: ofInstance(isAdministrator),
    body: twoSteps,
    status: 200,
    response: twoSteps,
    /** Whoever decides it would be shut out themselves. */
    conflict: errorBody,
  }),
};
