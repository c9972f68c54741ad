import { exportMessages } from '@cuadrilla/contract/carry/exports';
import type { PathParameters } from '../../platform/http/path.ts';

export const exportPath: PathParameters = { exportId: { notFound: exportMessages.notFound } };
