import { passkeyMessages } from '@cuadrilla/contract/passkeys';
import type { PathParameters } from '../../http/path.ts';

export const passkeyPath: PathParameters = { passkeyId: { notFound: passkeyMessages.notFound } };
