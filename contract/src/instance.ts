import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { isAdministrator, ofInstance } from './scopes.ts';

/** How far one of the log's readers is behind, over all projects. */
const readerLag = z.object({
  reader: z.string(),
  events: z.int(),
  projects: z.int(),
  /** Where it has failed since it last came further. */
  failing: z.array(
    z.object({ projectId: z.int(), failures: z.int(), error: z.string(), retryAt: z.string() }),
  ),
});
export type ReaderLag = z.output<typeof readerLag>;

export const instanceEndpoints = {
  readers: endpoint({
    method: 'GET',
    path: '/instance/readers',
    summary: 'How far the readers of the log are behind, and where they fail',
    allow: ofInstance(isAdministrator),
    status: 200,
    response: z.array(readerLag),
  }),
};
