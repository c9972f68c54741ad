import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorBody } from './errors.ts';
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

/** How things are with one kind of what leaves the house. */
const jobState = z.object({
  job: z.string(),
  waiting: z.int(),
  working: z.int(),
  failed: z.int(),
  /** The last of those that are not tried again. */
  failures: z.array(z.object({ id: z.string(), tries: z.int(), error: z.string(), failedAt: z.string() })),
});
export type JobState = z.output<typeof jobState>;

export const instanceEndpoints = {
  readers: endpoint({
    method: 'GET',
    path: '/instance/readers',
    summary: 'How far the readers of the log are behind, and where they fail',
    allow: ofInstance(isAdministrator),
    status: 200,
    response: z.array(readerLag),
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/instance/jobs',
    summary: 'What waits to be sent, and what could not be',
    allow: ofInstance(isAdministrator),
    status: 200,
    response: z.array(jobState),
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/instance/mail-test',
    summary: 'Send oneself a mail, to see that mail goes out',
    allow: ofInstance(isAdministrator),
    status: 204,
    conflict: errorBody,
  }),
};
