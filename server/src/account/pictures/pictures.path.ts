import { pictureMessages } from '@cuadrilla/contract/account/pictures';
import type { PathParameters } from '../../platform/http/path.ts';

export const picturePath: PathParameters = { someoneId: { notFound: pictureMessages.notFound } };
