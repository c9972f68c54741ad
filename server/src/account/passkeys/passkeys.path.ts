import { passkeyMessages } from '@cuadrilla/contract/account/passkeys';
import type { PathParameters } from '../../platform/http/path.ts';

export const passkeyPath: PathParameters = { passkeyId: { notFound: passkeyMessages.notFound } };
