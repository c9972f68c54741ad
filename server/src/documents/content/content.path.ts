import { messages } from '@cuadrilla/contract/kernel/errors';
import type { PathParameters } from '../../platform/http/path.ts';

export const documentContentPath: PathParameters = {
  versionId: { notFound: messages.versionNotFound },
  fileId: { notFound: messages.fileNotFound },
};
