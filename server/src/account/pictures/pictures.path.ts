import { pictureMessages } from '@cuadrilla/contract/pictures';
import type { PathParameters } from '../../platform/http/path.ts';

export const picturePath: PathParameters = { someoneId: { notFound: pictureMessages.notFound } };
