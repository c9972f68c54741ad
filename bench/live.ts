// npm run bench:live — how long a change takes to all who watch, over two servers; and what an idle socket weighs.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerMessage } from '@cuadrilla/contract/views/live';
import { until } from '../server/src/testing/test-process.ts';
import { cpuOf } from './cpu.ts';
import { percentile } from './figures.ts';
import { openTab, openTabs, seedTeam } from './live-people.ts';
import { send } from './load.ts';
import { type Memory, memoryOf } from './memory.ts';
import { root, stopProgram } from './processes.ts';
import { newTask } from './seed.ts';
import { startTwoServers } from './two-servers.ts';

const watchers = 200;
const perSecond = 50;
const seconds = 20;
/** Before that, as much for so long, which does not count: servers that have just started are still being compiled. */
const warmUp = 5;
const idle = 2_000;
const limits = { p95: 100, kilobytes: 60 };

const { servers, startServer, connection, stop } = await startTwoServers();
const team = await seedTeam(connection, idle);
const [cookie = ''] = team.cookies;
const portOf = (index: number): number => servers[index % servers.length]?.port ?? 0;

const cpuOfServers = (): number => servers.reduce((sum, { child }) => sum + cpuOf(child.pid ?? 0), 0);

let parsed = { text: '', changes: [] as number[] };

/** The numbers of the changes that the message tells of. Most of it is the same for all, and parsed once. */
function changesIn(text: string): number[] {
  if (parsed.text === text) return parsed.changes;
  const message = JSON.parse(text) as ServerMessage;
  const events = message.type === 'events' ? message.events : [];
  const titles = events.map(({ type, payload }) =>
    type === 'task.created' ? payload.task?.title : undefined,
  );
  parsed = { text, changes: titles.map((title) => Number(title?.split(' ')[1])) };
  return parsed.changes;
}

/** Milliseconds from before each request was sent to the arrival of its event at each socket. */
async function measureLatency(): Promise<{ latencies: number[]; cpu: number }> {
  const sentAt: number[] = [];
  const latencies: number[] = [];
  const hear = (text: string): void => {
    const now = performance.now();
    for (const index of changesIn(text)) latencies.push(now - (sentAt[index] ?? 0));
  };
  const lines = await openTabs(watchers, (index) =>
    openTab(portOf(index), team.cookies[index] ?? '', team.projectId, hear),
  );
  const path = `/api/projects/${team.projectId}/boards/${team.boardId}/tasks`;
  async function changeFor(duration: number): Promise<void> {
    const began = performance.now();
    const requests: Promise<unknown>[] = [];
    for (let each = 0; each < perSecond * duration; each += 1) {
      await pause(Math.max(0, began + (each * 1_000) / perSecond - performance.now()));
      const index = sentAt.push(performance.now()) - 1;
      const body = { ...newTask(index), title: `Cambio ${index}` };
      requests.push(send({ port: portOf(index), method: 'POST', path, cookie, body }));
    }
    await Promise.all(requests);
    await until('every event at every socket', () => latencies.length === watchers * sentAt.length);
  }

  await changeFor(warmUp);
  const [cold, cpuBefore] = [latencies.length, cpuOfServers()];
  await changeFor(seconds);
  const cpu = (cpuOfServers() - cpuBefore) / (perSecond * seconds);
  lines.forEach((line) => line.terminate());
  return { latencies: latencies.slice(cold), cpu };
}

/** Kilobytes a socket, after all garbage is gone. */
async function measureMemory(): Promise<Memory> {
  const { port, child } = await startServer();
  const before = await memoryOf(child);
  await openTabs(idle, (index) => openTab(port, team.cookies[index] ?? '', team.projectId));
  await pause(6_000);
  const after = await memoryOf(child);
  await stopProgram(child, 'SIGKILL');
  const each = (name: keyof Memory): number => (after[name] - before[name]) / idle / 1_024;
  return { rss: each('rss'), heap: each('heap') };
}

async function measureAll() {
  try {
    return { ...(await measureLatency()), memory: await measureMemory() };
  } finally {
    await stop();
  }
}

const { latencies, cpu, memory } = await measureAll();
const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(latencies, part));

const report = `# Live updates

\`npm run bench:live\`: two servers on one PostgreSQL. ${watchers} sockets of as many people, half on each, follow one project in
which ${perSecond} tasks a second are created for ${seconds} s, after ${warmUp} s that do not count. The time runs from before the request is sent to the arrival of
the event, with the task, at each socket: ${latencies.length} arrivals, none missing.

| p50 | p95 | p99 | limit of p95 | CPU of both servers, a change |
|---|---|---|---|---|
| ${p50?.toFixed(0)} ms | ${p95?.toFixed(0)} ms | ${p99?.toFixed(0)} ms | ${limits.p95} ms | ${cpu.toFixed(1)} ms |

A server with ${idle} idle sockets of as many people, each following the project, beside the same server without them, after
all garbage is collected:

| heap a socket | resident memory a socket | limit |
|---|---|---|
| ${memory.heap.toFixed(0)} KB | ${memory.rss.toFixed(0)} KB | ${limits.kilobytes} KB |
`;
await writeFile(join(root, 'docs/bench-live.md'), report);
process.stdout.write(report);
process.exit((p95 ?? Infinity) < limits.p95 && memory.rss < limits.kilobytes ? 0 : 1);
