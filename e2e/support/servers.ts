import { addressOf, built, spawnServer, type TestProcess } from '../../server/src/testing/test-process.ts';
import { type Line, openLine } from './line.ts';
import { test as base } from './test.ts';

interface Fixtures {
  /** Servers that a test may kill; whichever is left at its end is stopped. */
  serve: (variables: Record<string, string>) => Promise<{ port: number; server: TestProcess }>;
  line: (port: number) => Promise<Line>;
}

/** For stories about servers that are killed, cut off, or more than one. */
export const test = base.extend<Fixtures>({
  serve: async ({}, use) => {
    const started: TestProcess[] = [];
    await use(async (variables) => {
      const server = spawnServer({ RATE_LIMIT: 'off', DEMO: 'off', PORT: '0', ...variables }, built);
      started.push(server);
      const { port } = new URL(await addressOf(server));
      return { port: Number(port), server };
    });
    for (const server of started) server.child.kill('SIGTERM');
    await Promise.all(started.map(({ ended }) => ended));
  },
  line: async ({}, use) => {
    const lines: Line[] = [];
    await use(async (port) => {
      const line = await openLine(port);
      lines.push(line);
      return line;
    });
    await Promise.all(lines.map((line) => line.close()));
  },
});
