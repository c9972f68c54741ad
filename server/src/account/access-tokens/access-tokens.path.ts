import { accessTokenMessages } from '@cuadrilla/contract/account/access-tokens';
import type { PathParameters } from '../../platform/http/path.ts';

export const accessTokenPath: PathParameters = { accessTokenId: { notFound: accessTokenMessages.notFound } };
