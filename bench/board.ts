// npm run bench:board — boards of three sizes in a real browser: how soon cards are there, and what blocks after that.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readOpening } from './board-probe.ts';
import { openStage } from './board-stage.ts';
import { median, spread } from './figures.ts';
import { root } from './processes.ts';
import type { Seed } from './seed.ts';

const sizes = [200, 2_000, 10_000];
const rounds = Number(process.env['ROUNDS'] ?? 5);
const limits = { first: 1_000, blocked: 50 };

const stage = await openStage();
const { address } = stage;

interface Figures {
  first: number;
  kilobytes: number;
  typing: number;
  sorting: number;
  opening: number;
  nodes: number;
  heap: number;
}

/** The longest that the page was blocked by what is done here; 0 when never over 50 ms, as the browser counts. */
async function blockedBy(page: Page, act: () => Promise<void>): Promise<number> {
  const since = await page.evaluate(() => performance.now());
  await act();
  await page.waitForTimeout(300);
  return page.evaluate((from) => {
    const tasks = globalThis.probe.longTasks.filter(({ start }) => start >= from);
    return Math.max(0, ...tasks.map(({ length }) => length));
  }, since);
}

const listed = (page: Page, part: string) =>
  page.waitForResponse((response) => response.url().includes(part) && response.ok());

async function measure({ cookie, projectId, boardId }: Seed): Promise<Figures> {
  const { context, page } = await stage.newPage(cookie);
  await page.goto(`${address}/dashboard/projects/${projectId}/boards/${boardId}`);
  await page.waitForFunction(() => globalThis.probe.shown);
  const { first, bytes } = await page.evaluate(readOpening);
  await page.waitForLoadState('networkidle');
  const inspector = await context.newCDPSession(page);
  await inspector.send('HeapProfiler.collectGarbage');
  const { usedSize } = await inspector.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);

  const typing = await blockedBy(page, async () => {
    const answered = listed(page, 'query=mudanza');
    await page.getByRole('searchbox').pressSequentially('mudanza', { delay: 60 });
    await answered;
  });
  const sorting = await blockedBy(page, async () => {
    const answered = listed(page, 'sort=title');
    await page.getByRole('button', { name: /^Ordenar/ }).click();
    await page.getByRole('menuitemradio', { name: 'Título' }).click();
    await answered;
  });
  const opening = await blockedBy(page, async () => {
    await page.locator('[data-task]').first().click();
    await page.waitForURL(/\/tasks\/\d+/);
    await page.getByRole('textbox', { name: 'Título' }).waitFor();
  });
  await context.close();
  return {
    first,
    kilobytes: bytes / 1_024,
    typing,
    sorting,
    opening,
    nodes,
    heap: usedSize / 1_048_576,
  };
}

const lines = [
  '| cards | first cards (ms) | typing (ms) | sorting (ms) | opening a card (ms) | on the wire (KB) | elements | script heap (MB) |',
  '|---|---|---|---|---|---|---|---|',
];
let reached = true;
for (const size of sizes) {
  const seed = await stage.seed(size);
  const runs: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await measure(seed));
  const of = (name: keyof Figures): number[] => runs.map((figures) => figures[name]);
  const blocked = Math.max(median(of('typing')), median(of('sorting')), median(of('opening')));
  const enough = median(of('first')) <= limits.first && blocked <= limits.blocked;
  reached &&= enough;
  const figures = (['first', 'typing', 'sorting', 'opening', 'kilobytes', 'nodes'] as const).map((name) =>
    spread(of(name)),
  );
  const name = size.toLocaleString('en');
  lines.push(`| ${[enough ? name : `**${name}**`, ...figures, spread(of('heap'), 1)].join(' | ')} |`);
}

await stage.close();

const report = `# Board benchmark

\`npm run bench:board\`: boards of three sizes in Chromium, 1440 × 900, cache empty, median of ${rounds} rounds with the lowest and
the highest beside it. First cards: from the start of the navigation until they are painted (at most
${limits.first} ms). Typing a search, sorting and opening a card name the longest task that kept the page from answering; the
browser reports those over ${limits.blocked} ms, 0 means that there was none. A row that misses is in bold. Elements and heap are
those of the opened board, after a collection.

${lines.join('\n')}

These are wall-clock times on two cores that are shared with other work, so part of every value is the wait for a
processor. Where the system allows it (root on Linux) the browser runs ahead of other sessions.
`;
await writeFile(join(root, 'docs/bench-board.md'), report);
process.stdout.write(report);
process.exit(reached ? 0 : 1);
