import { expect, it, vi } from 'vitest';
import { connectLive, type LiveClient } from '../../testing/live-client.ts';
import { soon } from '../../testing/soon.ts';
import { type Client, type TestApp, useSecondApp, useTestApp } from '../../testing/test-app.ts';

const first = useTestApp();
const second = useSecondApp(first);

const changes = 500;
/** How many are written from one drop to the next at most, however fast the machine writes. */
const changesPerDrop = 40;

it('500 changes by several writers reach a tab that drops and resumes again and again, each once and in order', async () => {
  const task = await first.make.task();
  const { project } = task;
  const people = await Promise.all([1, 2, 3].map(() => first.make.member({ project })));
  const start = 3 + people.length;
  const writers = await Promise.all(people.map((person, index) => (index % 2 ? second : first).as(person)));
  let writing = true;
  let drops = 0;

  async function write(client: Client, writer: number): Promise<void> {
    for (let count = writer; count < changes; count += writers.length) {
      const last = count;
      await vi.waitUntil(() => last < (drops + 1) * changesPerDrop, soon);
      const { status } = await client.post(`${task.path}/comments`, { content: `n.º ${count}` });
      expect(status).toBe(201);
    }
  }

  const heard: number[] = [];
  /** Listens for a moment, perhaps in the middle of a message, and is then cut off. */
  async function listen(app: TestApp): Promise<void> {
    const tab: LiveClient = await connectLive(app, { id: project.ownerId });
    const since = heard.at(-1) ?? start;
    tab.say({ type: 'follow', projectId: project.id, since });
    const enough = 1 + Math.floor(Math.random() * 25);
    await tab.until(() => {
      if (writing && tab.seqs().length < enough) throw new Error('not enough yet');
      if (!writing && since + tab.seqs().length < start + changes) throw new Error('not all yet');
    });
    tab.line.terminate();
    heard.push(...tab.seqs());
  }

  const all = Promise.all(writers.map(write)).finally(() => (writing = false));
  while (heard.length < changes) {
    await listen(drops % 2 ? second : first);
    drops += 1;
  }
  await all;
  expect(heard).toEqual(Array.from({ length: changes }, (_, index) => start + index + 1));
  expect(drops).toBeGreaterThan(10);
});
