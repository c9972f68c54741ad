import { templateMessages } from '@cuadrilla/contract/project-templates/content';
import type { PathParameters } from '../../platform/http/path.ts';

export const projectTemplatePath: PathParameters = { templateId: { notFound: templateMessages.notFound } };
