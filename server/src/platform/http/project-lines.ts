import { messages } from '@cuadrilla/contract/kernel/errors';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { type Enter, type LineRules, makeLines } from './lines.ts';

/** One at a time: the others would only wait for the project's lock, each on a connection. */
export const writersOfOneProject: LineRules = { atOnce: 1, waiting: 200, patience: 10_000 };

/** Where this instance's writers of a project wait for each other, whether they come by requests or by a document's line. */
export const makeProjectLines = ({ lines }: Pick<Context, 'lines'>): Enter<number> =>
  makeLines(lines?.ofProject ?? writersOfOneProject, () => new AppError('unavailable', messages.projectBusy));
