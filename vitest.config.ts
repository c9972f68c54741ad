import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** For a machine on which much else runs: no test is about how long it takes. */
const patient = { testTimeout: 180_000, hookTimeout: 180_000, setupFiles: './vitest.setup.ts' };

/** Files that keep nothing running and put back what they change need not be kept apart: loading takes most of their time. */
const unitTests = { ...patient, pool: 'threads' as const, isolate: false };

/** What starts a database of its own has nothing to try on another. */
const launcherTests = ['server/src/platform/database/embedded/**/*.test.ts', 'server/src/main.test.ts'];

const apiTests = {
  ...patient,
  // Every file has a database and an app of its own: loading all modules anew for each would take longer than the tests.
  isolate: false,
  include: ['server/src/**/*.test.ts'],
  exclude: launcherTests,
};

/** What asks the database for more than the plainest things: its versions could answer that differently. */
const askingMuch = [
  'server/src/platform/{database,log,queue}/*.test.ts',
  'server/src/views/search/*.test.ts',
  // Lists in their order, and read on from where they ended; sums over logs.
  'server/src/tasks/tasks/tasks.{filter,list,paging,whole-list}.test.ts',
  'server/src/views/{calendar/calendar,reports/reports}.routes.test.ts',
];
/** Of these, what is about processes and takes long. */
const alikeOnAll = ['server/src/platform/log/reader.test.ts', 'server/src/platform/queue/workers.test.ts'];

const onPostgresql =
  process.env['API_ON_BOTH'] === undefined
    ? { include: askingMuch, exclude: [...launcherTests, ...alikeOnAll] }
    : { include: apiTests.include, exclude: launcherTests };

/** The API tests run on the embedded database, and many on the machine's own as `DATABASE_URL` would name it. */
export default defineConfig({
  test: {
    // A worker waits for its database and for timers about a third of its time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], ...unitTests } },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          ...unitTests,
          // As it is written, for what is about colours.
          css: { include: /\?raw$/ },
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], ...patient } },
      { test: { name: 'launcher', include: launcherTests, ...patient } },
      { test: { name: 'api on embedded', globalSetup: 'server/src/testing/embedded.setup.ts', ...apiTests } },
      {
        test: {
          name: 'api on postgresql',
          globalSetup: 'server/src/testing/postgresql.setup.ts',
          ...apiTests,
          ...onPostgresql,
        },
      },
    ],
  },
});
