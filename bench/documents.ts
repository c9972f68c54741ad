// npm run bench:documents — what a document costs while twenty people write in it on two servers, and what one weighs that is
// only open.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runningPostmaster } from '../server/src/platform/database/embedded/postmaster.ts';
import { connect } from '../server/src/platform/database/database.ts';
import { documentStates, documentUpdates } from '../server/src/platform/database/schema/schema.ts';
import { changeProject } from '../server/src/platform/log/change.ts';
import { type DocumentTab, openDocumentTab } from '../server/src/testing/document-tab.ts';
import { beginWritten } from '../server/src/testing/document-words.ts';
import { until } from '../server/src/testing/test-process.ts';
import { cpuOf } from './cpu.ts';
import { seedTeam } from './live-people.ts';
import { memoryOf } from './memory.ts';
import { root, stopProgram } from './processes.ts';
import { startTwoServers } from './two-servers.ts';

const writers = 20;
const perSecond = 5;
const seconds = 60;
/** Before that, as much for so long, which does not count: from then on there is something to merge. */
const warmUp = 30;
/** Each with a tab of its own. */
const open = 300;
const paragraphs = 100;
const limits = { cpu: 10, kilobytes: 60 };

const { servers, startServer, connection, dataDir, stop } = await startTwoServers();
const { projectId, cookies, ownerId } = await seedTeam(connection, writers);
const tokenOf = (index: number): string => (cookies[index % writers] ?? '').replace('token=', '');
const { db, close } = connect(connection, () => undefined);
const text = Array.from({ length: paragraphs }, (_, each) => `Lo que dice el párrafo ${each} del plan.\n\n`);
const make = (title: string): Promise<number> =>
  changeProject(db, { projectId, userId: ownerId, now: new Date(), allow: () => true }, (change) =>
    beginWritten(change, { title, icon: '', parentId: null }, text.join('')),
  );
const openTab = (address: string, id: number, index: number): Promise<DocumentTab> =>
  openDocumentTab(address, { id, project: { id: projectId } }, tokenOf(index));

const postmaster = await runningPostmaster(join(dataDir, 'database', 'cluster'));
const cpuOfAll = () => ({
  servers: servers.reduce((sum, { child }) => sum + cpuOf(child.pid ?? 0), 0),
  database: cpuOf(postmaster?.pid ?? 0),
});

/** CPU milliseconds for each edit, with all that follows from it: told to the others, kept, tidied. */
async function measureWriting() {
  const id = await make('Plan');
  const tabs: DocumentTab[] = [];
  for (let index = 0; index < writers; index += 1)
    tabs.push(await openTab(servers[index % servers.length]?.address ?? '', id, index));
  await until('everybody to have the document', () => tabs.every((tab) => tab.saved() > 0));
  let written = '';
  const isRead = (): boolean => tabs.every((tab) => tab.read().length === written.length);
  async function writeFor(duration: number): Promise<number> {
    const edits = writers * perSecond * duration;
    const began = performance.now();
    for (let each = 0; each < edits; each += 1) {
      await pause(Math.max(0, began + (each * 1_000) / (writers * perSecond) - performance.now()));
      tabs[each % writers]?.write(`${each} `);
      written += `${each} `;
    }
    await until('everybody to have read everything', isRead);
    return edits;
  }

  await writeFor(warmUp);
  const before = cpuOfAll();
  const edits = await writeFor(seconds);
  const after = cpuOfAll();
  const isEqual = tabs.every((tab) => tab.read() === tabs[0]?.read());
  const rows = await db.$count(documentUpdates);
  const [state] = await db.select().from(documentStates);
  await Promise.all(tabs.map((tab) => tab.close()));
  return {
    edits,
    isEqual,
    rows,
    merged: state?.mergedSeq ?? 0,
    cpu: (after.servers - before.servers) / edits,
    databaseCpu: (after.database - before.database) / edits,
  };
}

/** Kilobytes for each document that somebody has open, after all garbage is gone. */
async function measureMemory() {
  const ids: number[] = [];
  for (let each = 0; each < open; each += 1) ids.push(await make(`Documento ${each}`));
  const { address, child } = await startServer();
  await pause(6_000);
  const before = await memoryOf(child);
  for (const [index, id] of ids.entries()) await openTab(address, id, index);
  await pause(6_000);
  const after = await memoryOf(child);
  await stopProgram(child, 'SIGKILL');
  return (after.heap - before.heap) / open / 1_024;
}

async function measureAll() {
  try {
    return { ...(await measureWriting()), memory: await measureMemory() };
  } finally {
    await close();
    await stop();
  }
}

const { edits, isEqual, rows, merged, cpu, databaseCpu, memory } = await measureAll();
const report = `# Documents

\`npm run bench:documents\`: two servers on one PostgreSQL, ${writers} people in one document of ${paragraphs} paragraphs, half on each. Each writes
${perSecond} times a second for ${seconds} s, after ${warmUp} s that do not count: ${edits} edits, after which all ${writers} say the same: ${isEqual ? 'yes' : 'NO'}. What an edit costs, with telling ${writers - 1}
others, keeping it, and tidying the document meanwhile (${merged} updates were merged by the end, ${rows} were not yet):

| CPU of both servers, an edit | limit | CPU of the database, an edit |
|---|---|---|
| ${cpu.toFixed(1)} ms | ${limits.cpu} ms | ${databaseCpu.toFixed(1)} ms |

A server with ${open} such documents, each open in a tab, beside the same server without them, after all garbage is collected:

| heap a document | limit |
|---|---|
| ${memory.toFixed(0)} KB | ${limits.kilobytes} KB |
`;
await writeFile(join(root, 'docs/bench-documents.md'), report);
process.stdout.write(report);
process.exit(isEqual && cpu < limits.cpu && memory < limits.kilobytes ? 0 : 1);
