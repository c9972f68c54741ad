import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Connection } from '../server/src/platform/database/database.ts';
import { startEmbedded } from '../server/src/platform/database/embedded/launcher.ts';
import { freePort, urlOf } from '../server/src/testing/test-process.ts';
import { installProbe } from './board-probe.ts';
import { browserCookies, startChromium } from './chromium.ts';
import { cpuOf } from './cpu.ts';
import { seedLargeBoard } from './large-board.ts';
import { startProgram, stopProgram } from './processes.ts';
import type { Seed } from './seed.ts';

/** A built Cuadrilla and a browser in front of it. */
export interface Stage {
  address: string;
  port: number;
  connection: Connection;
  /** CPU milliseconds of the server so far. */
  serverCpu: () => number;
  seed: (size: number, perDay?: number) => Promise<Seed>;
  /** With nothing in its cache, and a probe that looks for the first card, or for what else is awaited, and later. */
  newPage: (
    cookie: string,
    awaited?: string,
    later?: string,
  ) => Promise<{ context: BrowserContext; page: Page }>;
  close: () => Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'cuadrilla-board-'));
  const database = await startEmbedded({ dataDir: folder, log: () => undefined });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = { DEMO: 'off', RATE_LIMIT: 'off', LOG_LEVEL: 'error', PORT: String(port) };
  const server = await startProgram(
    [process.execPath, 'server/dist/main.js'],
    { ...settings, DATABASE_URL: urlOf(database.connection) },
    /Cuadrilla is at/,
  );
  const started = await startChromium(join(folder, 'profile'));
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${started.debugPort}`);
  return {
    address,
    port,
    connection: database.connection,
    serverCpu: () => cpuOf(server.pid ?? 0),
    seed: (size, perDay) => seedLargeBoard(port, database.connection, size, perDay),
    async newPage(cookie, awaited = '[data-task]', later) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' });
      await context.addCookies(browserCookies(cookie, address));
      const page = await context.newPage();
      // tsx wraps functions in a helper of its own that the page does not have.
      await page.addInitScript({ content: 'globalThis.__name = (each) => each' });
      await page.addInitScript(installProbe, { awaited, later });
      // A browser that has just opened a window is busy with that.
      await page.waitForTimeout(1_500);
      return { context, page };
    },
    async close() {
      await browser.close();
      await started.stop();
      await stopProgram(server);
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
