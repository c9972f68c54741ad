// npm run bench:followers — what a change costs while fifty tabs show its board: requests of theirs, CPU of the server.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openStage } from './board-stage.ts';
import { cpuOf } from './cpu.ts';
import { send } from './load.ts';
import { root } from './processes.ts';
import type { Seed } from './seed.ts';

const tabs = Number(process.env['TABS'] ?? 50);
const changes = 40;

const stage = await openStage();

/** Tabs of one browser on the same board, once they show it and nothing is on its way. */
async function openBoards({ cookie, projectId, boardId }: Seed): Promise<Page[]> {
  const { context, page } = await stage.newPage(cookie);
  const address = `${stage.address}/dashboard/projects/${projectId}/boards/${boardId}?view=kanban`;
  const pages = [page];
  while (pages.length < tabs) pages.push(await context.newPage());
  for (const each of pages) {
    await each.goto(address);
    await each.waitForFunction(() => globalThis.probe.shown);
    await each.waitForLoadState('networkidle');
  }
  return pages;
}

async function read<Answer>(cookie: string, path: string): Promise<Answer> {
  const { text } = await send({ port: stage.port, method: 'GET', path: `/api${path}`, cookie });
  return JSON.parse(text) as Answer;
}

/** Moves tasks of the first column to the second, one after the other; answers what the last one is called. */
async function moveTasks({ cookie, projectId, boardId }: Seed): Promise<string> {
  const board = `/projects/${projectId}/boards/${boardId}`;
  const [first, second] = await read<{ id: number }[]>(cookie, `${board}/columns`);
  const query = `sort=position&column=${first?.id}&limit=${changes}`;
  const tasks = await read<{ id: number; title: string }[]>(cookie, `${board}/tasks?${query}`);
  for (const { id } of tasks) {
    const path = `/api${board}/tasks/${id}`;
    const body = { columnId: second?.id, afterId: null };
    const { status, text } = await send({ port: stage.port, method: 'PATCH', path, cookie, body });
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  }
  return tasks.at(-1)?.title ?? '';
}

const seed = await stage.seed(200);
const pages = await openBoards(seed);
const asked: string[] = [];
for (const page of pages)
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
const before = cpuOf(stage.server);
const title = await moveTasks(seed);
// The last card that was moved stands first in its new column, in every tab.
for (const page of pages)
  await page.locator('main section').nth(1).locator('[data-task]').first().getByText(title).waitFor();
const cpu = (cpuOf(stage.server) - before) / changes;
await pause(2_000);
await stage.close();

const report = `# Followers

\`npm run bench:followers\`: ${tabs} tabs of a browser show a kanban of 200 tasks while ${changes} of them are moved to another column, one
after the other, by requests from elsewhere. Requests are those that the tabs make by themselves until two seconds after
all of them show the last move; CPU is that of the server's process, the moves themselves included.

| requests of all tabs | limit | CPU of the server, a change |
|---|---|---|
| ${asked.length} | 0 | ${cpu.toFixed(1)} ms |
`;
await writeFile(join(root, 'docs/bench-followers.md'), report);
process.stdout.write(`${report}${[...new Set(asked)].map((each) => `${each}\n`).join('')}`);
process.exit(asked.length === 0 ? 0 : 1);
