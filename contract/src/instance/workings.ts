import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody, messages } from '../kernel/errors.ts';
import { isAdministrator, ofInstance } from '../kernel/scopes.ts';

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

/** Of the process that answers, and of the database that all share. Sizes in bytes, times in seconds. */
const health = z.object({
  version: z.string(),
  node: z.string(),
  uptime: z.int(),
  memory: z.int(),
  database: z.object({
    version: z.string(),
    size: z.int(),
    migrations: z.int(),
    accounts: z.int(),
    sessions: z.int(),
  }),
  /** Of the database, where it is on this machine. */
  disk: z.nullable(z.object({ free: z.int(), total: z.int() })),
  mail: z.nullable(z.object({ server: z.string(), from: z.string() })),
});
export type Health = z.output<typeof health>;

export const mailRefused = (error: string): string => `El correo no salió: ${error}`;

export const workingsEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/instance/health',
    summary: 'Version, memory, database and where mail goes out',
    allow: ofInstance(isAdministrator),
    status: 200,
    response: health,
  }),
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
  retryJob: endpoint({
    method: 'POST',
    path: '/instance/jobs/retry',
    summary: 'Try again what could not be sent',
    allow: ofInstance(isAdministrator),
    body: z.object({
      id: z.string(messages.jobNotFound).check(z.regex(z.regexes.uuid(), messages.jobNotFound)),
    }),
    status: 204,
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/instance/mail-test',
    summary: 'Send oneself a mail at once; what the mail server says against it is told',
    allow: ofInstance(isAdministrator),
    status: 200,
    response: z.object({ to: z.string(), milliseconds: z.int() }),
    conflict: errorBody,
  }),
};
