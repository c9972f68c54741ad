import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { namedPerson } from '../kernel/fields.ts';
import { ownPassword } from './proof.ts';
import { ofAccount } from '../kernel/scopes.ts';

export const deletionMessages = {
  lastAdministrator: 'Eres la única persona que administra la instancia: antes nombra a otra',
  choiceMissing: (project: string) => `Falta elegir qué pasa con «${project}»`,
  heirUnknown: (project: string) => `Quien reciba «${project}» debe ser miembro del proyecto`,
  choiceInvalid: 'Lo elegido para los proyectos no es válido',
} as const;

/** As which somebody who is gone stands in what they left. */
export const deletedPerson = { firstName: 'Cuenta', lastName: 'eliminada' } as const;

/** What of a project that would be left without a Propietario: somebody's, or the trash. */
const choice = z.object(
  {
    projectId: z.int(deletionMessages.choiceInvalid),
    heirId: z.nullable(z.int(deletionMessages.choiceInvalid)),
  },
  deletionMessages.choiceInvalid,
);
export type DeletionChoice = z.output<typeof choice>;

const preview = z.object({
  /** Those that would be left without a Propietario, with who could be it. */
  projects: z.array(z.object({ id: z.int(), name: z.string(), members: z.array(namedPerson) })),
  lastAdministrator: z.boolean(),
  /** Else whoever has just signed in needs no more. */
  asksPassword: z.boolean(),
});
export type DeletionPreview = z.output<typeof preview>;

export const accountDeletionEndpoints = {
  preview: endpoint({
    method: 'GET',
    path: '/profile/deletion',
    summary: 'What has to be decided before the account can be deleted',
    allow: ofAccount,
    status: 200,
    response: preview,
  }),
  run: endpoint({
    method: 'POST',
    path: '/profile/deletion',
    summary: 'Delete the account: what it wrote stays in its projects as of a deleted account',
    allow: ofAccount,
    fixedInDemo: true,
    body: z.object({
      currentPassword: ownPassword,
      projects: z.array(choice, deletionMessages.choiceInvalid),
    }),
    status: 204,
    conflict: errorBody,
  }),
};
