import { messages } from '@cuadrilla/contract/errors';
import type { PathParameters } from '../../http/path.ts';

export const savedSearchPath: PathParameters = { searchId: { notFound: messages.savedSearchNotFound } };
