import { defineConfig } from 'vitest/config';

/** For a machine on which much else runs: no test is about how long it takes. */
const patient = { testTimeout: 180_000, hookTimeout: 180_000 };

/** Files that keep nothing running need no process each to be kept apart. */
const unitTests = { ...patient, pool: 'vmThreads' as const };

/** What starts a database of its own has nothing to try on another. */
const launcherTests = ['server/src/database/embedded/**/*.test.ts', 'server/src/main.test.ts'];

const apiTests = {
  ...patient,
  // Every file has a database and an app of its own: loading all modules anew for each would take longer than the tests.
  isolate: false,
  include: ['server/src/**/*.test.ts'],
  exclude: launcherTests,
};

/** What is about requests, accounts, files, sockets, mail or crashes says the same on any database: once is enough, and takes long. */
const alikeOnAll = [
  'server/src/*.test.ts',
  'server/src/http/**',
  'server/src/log/reader.test.ts',
  'server/src/features/{auth,demo,feeds,holidays,imports,instance,live,mail,oidc,passkeys,profile,push,security,two-factor}/**',
  'server/src/features/reports/spans.property.test.ts',
  'server/src/**/*.{faults,spread}.test.ts',
];

/** The API tests run on both databases: the embedded one, and the machine's own as `DATABASE_URL` would be. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], ...unitTests } },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], ...unitTests } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], ...patient } },
      { test: { name: 'launcher', include: launcherTests, ...patient } },
      { test: { name: 'api on embedded', globalSetup: 'server/src/testing/embedded.setup.ts', ...apiTests } },
      {
        test: {
          name: 'api on postgresql',
          globalSetup: 'server/src/testing/postgresql.setup.ts',
          ...apiTests,
          exclude: [...launcherTests, ...alikeOnAll],
        },
      },
    ],
  },
});
