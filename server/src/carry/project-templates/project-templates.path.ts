import { templateMessages } from '@cuadrilla/contract/carry/project-templates/content';
import type { PathParameters } from '../../platform/http/path.ts';

export const projectTemplatePath: PathParameters = { templateId: { notFound: templateMessages.notFound } };
