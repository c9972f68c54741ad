import { messages } from '@cuadrilla/contract/errors';
import type { PathParameters } from '../../http/path.ts';

export const projectPath: PathParameters = { projectId: { notFound: messages.projectNotFound } };
