import { messages } from '@cuadrilla/contract/kernel/errors';
import type { PathParameters } from '../../platform/http/path.ts';

export const feedPath: PathParameters = { feedId: { notFound: messages.feedNotFound } };
