import { messages } from '@cuadrilla/contract/kernel/errors';
import type { PathParameters } from '../../platform/http/path.ts';

/** Which of them are a team's or a project's is asked by what is done with one. */
export const invitationPath: PathParameters = { invitationId: { notFound: messages.invitationNotFound } };
