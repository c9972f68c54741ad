import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import { type Beside, openBeside, piecesOfOnePerson } from '../platform/beside/beside.ts';
import { usualLane } from '../platform/beside/lane.ts';
import { openFolderStore } from '../platform/files/folder-store.ts';
import type { FileStore } from '../platform/files/store.ts';
import type { Context } from '../platform/context.ts';
import { writersOfOneProject } from '../platform/http/project-lines.ts';
import { accessTokenPrefix } from '../platform/http/session.ts';
import { requestsOfOnePerson } from '../platform/http/turns.ts';
import { createLogger } from '../platform/logger.ts';
import { startBus } from '../platform/log/bus.ts';
import { startWake, type Wake } from '../platform/log/wake.ts';
import { readSettings, type Settings } from '../platform/settings.ts';
import { factories } from './factories.ts';
import { soon } from './soon.ts';
import type { WayIn } from '../account/auth/auth.commands.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface Answer {
  status: number;
  // oxlint-disable-next-line no-explicit-any -- tests look into answers as a program without types would
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls the API as one person, with their cookie or a token of theirs. */
export interface Client {
  request(method: Method, path: string, body?: unknown, options?: InjectOptions): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
}

function credentialOf(token: string): InjectOptions {
  const isOfProgram = token.startsWith(accessTokenPrefix);
  return isOfProgram ? { headers: { authorization: `Bearer ${token}` } } : { cookies: { token } };
}

export function clientOf(app: FastifyInstance, token?: string): Client {
  const request: Client['request'] = async (method, path, body, options = {}) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      ...(token === undefined ? {} : credentialOf(token)),
      ...(body === undefined ? {} : { payload: body as object }),
      ...options,
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    };
  };
  return {
    request,
    get: (path) => request('GET', path),
    post: (path, body) => request('POST', path, body),
    put: (path, body) => request('PUT', path, body),
    patch: (path, body) => request('PATCH', path, body),
    delete: (path) => request('DELETE', path),
  };
}

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  wake: Wake;
  files: FileStore;
  beside: Beside;
  /** What it wrote to its log. */
  lines: readonly string[];
  anonymous: Client;
  make: ReturnType<typeof factories>;
  /** A client signed in as this person, by their password unless it says otherwise. */
  as(user: { id: number }, way?: WayIn): Promise<Client>;
  /** What the app takes for now; null for the real time. */
  setClock(now: Date | null): void;
  stop(): Promise<void>;
}

/** The usual lines, in which nobody is sent away because the machine is busy. */
const patientLines = {
  ofPerson: { ...requestsOfOnePerson, patience: soon.timeout },
  ofProject: { ...writersOfOneProject, patience: soon.timeout },
};

const quiet = { LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DEMO: 'off' };

/** All apps of a process share its threads, which end with it: to start one takes a while. */
const patientBeside = openBeside({
  lane: { ...usualLane, longest: soon.timeout },
  line: { ...piecesOfOnePerson, patience: soon.timeout },
});

/** An instance of its own, on a database of its own or on one that it shares with another instance. */
export async function startTestApp(
  variables: Record<string, string> = {},
  shared?: TestDatabase,
  {
    webRoot = 'nowhere',
    lines: ownLines = {},
    beside = patientBeside,
    ...usual
  }: Partial<Pick<Context, 'webRoot' | 'pace' | 'lines' | 'arrival' | 'beside'>> = {},
): Promise<TestApp> {
  const database = shared ?? (await createTestDatabase());
  const settings: Settings = readSettings({ ...quiet, ...variables });
  const bus = startBus(database.connection, () => undefined);
  const wake = startWake(bus);
  await new Promise<void>((resolve) => bus.on('connected', resolve));
  let fixed: Date | null = null;
  const clock = (): Date => fixed ?? new Date();
  const lines: string[] = [];
  const log = createLogger(settings.logLevel, { write: (line) => lines.push(line) });
  const given = { ...usual, lines: { ...patientLines, ...ownLines } };
  // Made with the first file, which few tests have.
  const folder = join(tmpdir(), `cuadrilla-files-${randomUUID()}`);
  const files = openFolderStore(folder);
  const app = await buildApp({
    settings,
    log,
    db: database.db,
    bus,
    wake,
    clock,
    beside,
    files,
    webRoot,
    ...given,
  });
  const make = factories(database.db, clock);
  return {
    app,
    database,
    wake,
    files,
    beside,
    lines,
    anonymous: clientOf(app),
    make,
    as: async (user, way) => clientOf(app, await make.session(user, way)),
    setClock: (now) => {
      fixed = now;
    },
    async stop() {
      await app.close();
      await bus.close();
      await rm(folder, { recursive: true, force: true });
      if (!shared) await database.drop();
    },
  };
}

type Options = Parameters<typeof startTestApp>[2];

/** Call it at the top of a test file: one app for all its tests. */
export const useTestApp = (variables: Record<string, string> = {}, options: Options = {}): TestApp =>
  useApp(() => startTestApp(variables, undefined, options));

/** Another instance, on the database of the first. */
export const useSecondApp = (first: TestApp, options: Options = {}): TestApp =>
  useApp(() => startTestApp({}, first.database, options));

function useApp(start: () => Promise<TestApp>): TestApp {
  const holder: { app?: TestApp } = {};
  beforeAll(async () => {
    holder.app = await start();
  });
  afterAll(async () => holder.app?.stop());
  return new Proxy({} as TestApp, {
    get(_, key: keyof TestApp) {
      if (!holder.app) throw new Error('the test app starts in beforeAll');
      return holder.app[key];
    },
  });
}
