import { availableParallelism } from 'node:os';
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
  globalSetup: './e2e/support/database.setup.ts',
  // A story keeps its browser and its server busy: more of them than cores take as long, and keep each other waiting.
  workers: availableParallelism(),
  forbidOnly: true,
  retries: Number(process.env['RETRIES'] ?? 0),
  // No test is about how long it takes: whatever fails does so for another reason than a busy machine.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    locale: 'es-ES',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Nothing waits for movements but the stories that are about them.
    contextOptions: { reducedMotion: 'reduce' },
    // Steps, network and console, but no pictures: those of every step would cost more than the steps.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    // Pictures of what failed are taken by e2e/support/test.ts.
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: chromium },
  },
});
