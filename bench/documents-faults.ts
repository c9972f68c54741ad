// npm run bench:documents-faults — twenty people write in one document on two servers, of which one or the other is killed
// again and again: nothing that was acknowledged may be lost, nothing doubled, and all must say the same in the end.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../server/src/platform/database/database.ts';
import { changeProject } from '../server/src/platform/log/change.ts';
import { BreakingTab, storedWords } from '../server/src/testing/breaking-tab.ts';
import { beginWritten } from '../server/src/testing/document-words.ts';
import { until } from '../server/src/testing/test-process.ts';
import { seedTeam } from './live-people.ts';
import { root, stopProgram } from './processes.ts';
import { startTwoServers } from './two-servers.ts';

const writers = 20;
const perSecond = 5;
const seconds = 60;
const killEvery = 10;

const two = await startTwoServers();
const servers = [...two.servers];
const { projectId, cookies, ownerId } = await seedTeam(two.connection, writers);
const { db, close } = connect(two.connection, () => undefined);
const owner = { projectId, userId: ownerId, now: new Date(), allow: () => true };
const documentId = await changeProject(db, owner, (change) =>
  beginWritten(change, { title: 'Plan', icon: '', parentId: null }, '# Plan'),
);
const stored = (): Promise<string> => storedWords(db, { projectId, documentId });
const wordsIn = (text: string): string[] => text.split(/(?<= )/).filter(Boolean);

const document = { id: documentId, project: { id: projectId } };
const tabs = cookies.map((cookie) => new BreakingTab(cookie.replace('token=', ''), document));
const promised = new Set<string>();
const over = new AbortController();

/** Comes back until all is over; what was acknowledged on a line that broke is noted. */
async function stay(tab: BreakingTab, nth: number): Promise<void> {
  while (!over.signal.aborted) {
    try {
      await tab.open(servers[nth % 2]?.address ?? '');
      if (over.signal.aborted) await tab.close();
      await tab.closed();
      for (const word of tab.acknowledged()) promised.add(word);
    } catch {
      await pause(100);
    }
  }
}

async function write(tab: BreakingTab, nth: number): Promise<string[]> {
  const words: string[] = [];
  const began = performance.now();
  for (let each = 0; each < perSecond * seconds; each += 1) {
    await pause(Math.max(0, began + (each * 1_000) / perSecond - performance.now()));
    const word = `${nth}.${each} `;
    tab.write(word);
    words.push(word);
  }
  return words;
}

/** One of the two, in turn. Answers how much of what was acknowledged is not there. */
async function strike(nth: number): Promise<number> {
  const struck = servers[nth % 2];
  if (struck) await stopProgram(struck.child, 'SIGKILL');
  await pause(200);
  const known = [...promised];
  const there = new Set(wordsIn(await stored()));
  servers[nth % 2] = await two.startServer();
  return known.filter((word) => !there.has(word)).length;
}

const staying = tabs.map(stay);
const writing = Promise.all(tabs.map(write));
let kills = 0;
let lost = 0;
for (; (kills + 1) * killEvery < seconds; kills += 1) {
  await pause(killEvery * 1_000);
  lost += await strike(kills);
}
const written = (await writing).flat();
const length = written.join('').length;
await until('everybody to have read everything', () => tabs.every((tab) => tab.read().length === length));
const [text = ''] = tabs.map((tab) => tab.read());
await until('all of it to be kept', async () => (await stored()) === text);
const isEqual = tabs.every((tab) => tab.read() === text);
const isWhole = wordsIn(text).toSorted().join('') === written.toSorted().join('');
over.abort();
await Promise.all(tabs.map((tab) => tab.close()));
await Promise.all(staying);
await close();
await two.stop();

const report = `# Documents under kill -9

\`npm run bench:documents-faults\`: two servers on one PostgreSQL, ${writers} people in one document, half on each, of whom each writes
${perSecond} times a second for ${seconds} s. Every ${killEvery} s one of the servers, in turn, is killed with SIGKILL while they write, and another is
started in its place; whoever was on it comes back with all that they have.

| edits | kills | acknowledged before a kill, and lost | lost or doubled in the end | all say the same, the database too |
|---|---|---|---|---|
| ${written.length} | ${kills} | ${lost} | ${isWhole ? 'none' : 'SOME'} | ${isEqual ? 'yes' : 'NO'} |
`;
await writeFile(join(root, 'docs/bench-documents-faults.md'), report);
process.stdout.write(report);
process.exit(isEqual && isWhole && lost === 0 ? 0 : 1);
