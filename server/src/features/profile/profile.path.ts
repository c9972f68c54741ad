import { messages } from '@cuadrilla/contract/errors';
import type { PathParameters } from '../../http/path.ts';

export const sessionPath: PathParameters = { sessionId: { notFound: messages.sessionNotFound } };
