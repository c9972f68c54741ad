// npm run bench:followers — what a change costs while fifty people have its board open: requests and the server's CPU.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Column } from '@cuadrilla/contract/tasks/boards';
import { expect, type Page } from '@playwright/test';
import { openStage } from './board-stage.ts';
import { openTab, openTabs, seedTeam } from './live-people.ts';
import { send } from './load.ts';
import { root } from './processes.ts';
import { newTask } from './seed.ts';

/** Real tabs show what a tab asks for; the others are the line that such a tab holds, and nothing else of it. */
const views = ['grid', 'list', 'kanban'];
const followers = 50;
/** Few enough to be on the screen, all of them. */
const size = 11;
const changes = 200;
const perSecond = 10;
const limits = { requests: 0, cpu: 2 };

const stage = await openStage();
const team = await seedTeam(stage.connection, followers + 1);
const [owner = '', ...others] = team.cookies;
const board = `/projects/${team.projectId}/boards/${team.boardId}`;

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const { status, text } = await send({ port: stage.port, method, path: `/api${path}`, cookie: owner, body });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
  return JSON.parse(text) as Answer;
}

const columns = await ask<Column[]>('GET', `${board}/columns`);
const taskIds: number[] = [];
for (let index = 0; index < size; index += 1) {
  taskIds.push((await ask<{ id: number }>('POST', `${board}/tasks`, newTask(index))).id);
}

/** In turn: to another column, another priority, another title, a comment. */
function change(index: number): Promise<unknown> {
  const task = `${board}/tasks/${taskIds[index % size]}`;
  const kind = index % 4;
  if (kind === 3) return ask('POST', `${task}/comments`, { content: `Queda hablado ${index}.` });
  const wish = [
    { columnId: columns[(index >> 2) % columns.length]?.id },
    { priorityId: 1 + (index % 3) },
    { title: `Cambio ${index}` },
  ];
  return ask('PATCH', task, wish[kind]);
}

/** The server's milliseconds a change, at a steady pace. */
async function changeAll(): Promise<number> {
  const before = stage.serverCpu();
  const began = performance.now();
  for (let index = 0; index < changes; index += 1) {
    await pause(Math.max(0, began + (index * 1_000) / perSecond - performance.now()));
    await change(index);
  }
  return (stage.serverCpu() - before) / changes;
}

async function openReal(view: string, cookie: string): Promise<Page> {
  const { page } = await stage.newPage(`${cookie}; session=1`);
  await page.goto(`${stage.address}/dashboard${board}?view=${view}`);
  await expect(page.locator('[data-task]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Until every tab shows the last change: what it would ask for on the way has been asked then. */
const lastTitle = `Cambio ${changes - 2}`;

async function measure(): Promise<{ alone: number; followed: number; asked: string[] }> {
  // Compiled first, which does not count.
  await changeAll();
  const alone = await changeAll();
  const pages = [];
  for (const [index, view] of views.entries()) pages.push(await openReal(view, others[index] ?? ''));
  await openTabs(followers - views.length, (index) =>
    openTab(stage.port, others[views.length + index] ?? '', team.projectId),
  );
  const asked: string[] = [];
  for (const page of pages) {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
    });
  }
  // A title of before this round would be seen too early.
  await ask('PATCH', `${board}/tasks/${taskIds[(changes - 2) % size]}`, { title: 'Por cambiar' });
  const followed = await changeAll();
  for (const page of pages) await expect(page.getByText(lastTitle, { exact: true }).first()).toBeAttached();
  return { alone, followed, asked };
}

const { alone, followed, asked } = await measure();
await stage.close();

const report = `# Followers of a board

\`npm run bench:followers\`: ${changes} changes (moves, priorities, titles, comments; ${perSecond} a second) to a board of ${size} tasks, alone and while ${followers}
people have it open: ${views.length} in Chromium (${views.join(', ')}), the others as the line that a tab holds.

| | figure | limit |
|---|---|---|
| requests that ${changes} changes by others caused in the ${views.length} browsers | ${asked.length} | ${limits.requests} |
| the server's CPU a change, with nobody there | ${alone.toFixed(1)} ms | |
| the same with ${followers} followers | ${followed.toFixed(1)} ms, ${(followed / alone).toFixed(2)} × | ${limits.cpu} × |
`;
await writeFile(join(root, 'docs/bench-followers.md'), report);
process.stdout.write([report, ...asked].join('\n'));
process.exit(asked.length <= limits.requests && followed <= limits.cpu * alone ? 0 : 1);
