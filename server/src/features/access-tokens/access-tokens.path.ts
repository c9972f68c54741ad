import { messages } from '@cuadrilla/contract/errors';
import type { PathParameters } from '../../http/path.ts';

export const accessTokenPath: PathParameters = { accessTokenId: { notFound: messages.accessTokenNotFound } };
