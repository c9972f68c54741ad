import { defineConfig } from '@playwright/test';

const chromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/database.setup.ts',
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // Two browsers and two servers share two cores.
  expect: { timeout: 10_000 },
  use: {
    locale: 'es-ES',
    timezoneId: 'America/Argentina/Buenos_Aires',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: chromium },
  },
});
