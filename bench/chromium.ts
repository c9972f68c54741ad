import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { freePort } from '../server/src/testing/test-process.ts';
import { startProgram } from './processes.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser that can be driven from its debugging port; its profile goes into `folder`. */
export async function startChromium(
  folder: string,
): Promise<{ debugPort: number; stop: () => Promise<void> }> {
  const debugPort = await freePort();
  const program = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const places = [`--remote-debugging-port=${debugPort}`, `--user-data-dir=${folder}`];
  // An empty page: driven while it still loads its own first one, every tenth browser does not answer.
  const command = ['setsid', program, ...flags, ...places, 'about:blank'];
  const browser = await startProgram(command, {}, /DevTools listening/);
  // A session of its own, ahead of whatever else runs here where the system lets us: else neighbours are measured too.
  await writeFile(`/proc/${browser.pid}/autogroup`, '-10').catch(() => undefined);
  return {
    debugPort,
    // The whole session: Debian's program is a script, and what it started would outlive it.
    async stop() {
      const ended = once(browser, 'exit');
      if (browser.pid !== undefined) process.kill(-browser.pid);
      await ended;
    },
  };
}

/** A `cookie` header as a browser keeps it. */
export const browserCookies = (header: string, url: string) =>
  header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return { name, value, url };
  });
