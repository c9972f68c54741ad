import { defineConfig } from 'vitest/config';

const apiTests = {
  // Every file has a database and an app of its own: loading all modules anew for each would take longer than the tests.
  isolate: false,
  include: ['server/src/**/*.test.ts'],
  exclude: ['server/src/database/embedded/**'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** The same API tests run on both databases: the embedded one, and the machine's own as `DATABASE_URL` would be. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'launcher',
          include: ['server/src/database/embedded/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'api on embedded', globalSetup: 'server/src/testing/embedded.setup.ts', ...apiTests } },
      {
        test: {
          name: 'api on postgresql',
          globalSetup: 'server/src/testing/postgresql.setup.ts',
          ...apiTests,
        },
      },
    ],
  },
});
