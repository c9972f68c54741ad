import { passkeyMessages } from '@cuadrilla/contract/passkeys';
import type { PathParameters } from '../../platform/http/path.ts';

export const passkeyPath: PathParameters = { passkeyId: { notFound: passkeyMessages.notFound } };
