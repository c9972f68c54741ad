import { once } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { connectLive, openLine } from '../../testing/live-client.ts';
import { soon } from '../../testing/soon.ts';
import { startTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts';

const pace = { lookEvery: 60 * 60 * 1_000 };
const test = useTestApp({}, { pace });

const another = async (own: object): Promise<TestApp> => {
  const app = await startTestApp({}, test.database, { pace: { ...pace, ...own } });
  onTestFinished(() => app.stop());
  return app;
};

describe('a line', () => {
  it.each([
    ['no JSON', 'hola'],
    ['nothing', ''],
    ['no message', '7'],
    ['an unknown message', '{"type":"shout"}'],
    ['a message without its project', '{"type":"follow"}'],
    ['an id that is none', '{"type":"follow","projectId":"7"}'],
    ['an id too large', '{"type":"follow","projectId":2147483648}'],
    ['a position that is none', '{"type":"follow","projectId":7,"since":-1}'],
    ['a place that is none', '{"type":"place","place":{"projectId":7}}'],
    [
      'a name instead of an activity',
      '{"type":"place","place":{"projectId":7,"boardId":1,"taskId":1,"doing":"x"}}',
    ],
    ['bytes', Buffer.from('{"type":"unfollow","projectId":7}')],
  ])('that says %s is closed with 1008, and nothing is changed', async (_, words) => {
    const tab = await connectLive(test, await test.make.user());
    const before = await fingerprint(test.database.db);
    tab.line.send(words);
    expect(await tab.closed).toBe(1008);
    expect(tab.heard).toEqual([{ type: 'welcome' }]);
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('that says too much at once or too often is closed', async () => {
    const user = await test.make.user();
    const [long, often] = [await connectLive(test, user), await connectLive(test, user)];
    long.line.send(JSON.stringify({ type: 'place', place: null, more: 'x'.repeat(16 * 1024) }));
    expect(await long.closed).toBe(1009);
    for (let count = 0; count < 120; count += 1) often.say({ type: 'place', place: null });
    expect(await often.closed).toBe(1008);
  });

  it('that pings too often is closed, and cut when it goes on without reading that', async () => {
    const user = await test.make.user();
    const [polite, deaf] = [await connectLive(test, user), await connectLive(test, user)];
    for (let count = 0; count < 120; count += 1) polite.line.ping();
    expect(await polite.closed).toBe(1008);
    deaf.line.pause();
    for (let count = 0; count < 2_000; count += 1) deaf.line.ping();
    await deaf.until(() => expect(test.app.websocketServer.clients.size).toBe(0));
    deaf.line.terminate();
  });

  it('beyond the hundredth of a session is closed, and another session is not hindered', async () => {
    const user = await test.make.user();
    const token = await test.make.session(user);
    const tabs = await Promise.all(Array.from({ length: 100 }, () => connectLive(test, user, token)));
    const [code] = (await once(await openLine(test, token), 'close')) as [number];
    expect(code).toBe(1013);
    tabs.push(await connectLive(test, user));
    await Promise.all(tabs.map((tab) => tab.close()));
    await vi.waitFor(() => expect(test.app.websocketServer.clients.size).toBe(0), soon);
    await (await connectLive(test, user, token)).close();
  });

  it('hears a beat again and again, and is cut when it answers no more', async () => {
    const quick = await another({ beatEvery: 30 });
    const user = await test.make.user();
    const alive = await connectLive(quick, user);
    const dead = await connectLive(quick, user);
    dead.line.pause();
    const [before, heard] = [alive.of('beat').length, dead.of('beat').length];
    await alive.until(() => expect(alive.of('beat').length).toBeGreaterThan(before + 6));
    expect(alive.line.readyState).toBe(alive.line.OPEN);
    dead.line.resume();
    expect(await dead.closed).toBe(1006);
    expect(dead.of('beat').length - heard).toBeLessThan(4);
    await alive.close();
  });

  it('that does not read what it is told is cut, and loses nothing by it', async () => {
    const board = await test.make.board();
    const owner = { id: board.project.ownerId };
    const client = await test.as(owner);
    const path = `/projects/${board.project.id}/boards/${board.id}/tasks`;
    const [slow, other] = [await connectLive(test, owner), await connectLive(test, owner)];
    await Promise.all([slow.follow(board.project.id), other.follow(board.project.id)]);
    slow.line.pause();
    const long = { title: 'Larga', description: '漢'.repeat(20_000), dueDate: '2026-12-01', priorityId: 1 };
    const isCut = () => test.app.websocketServer.clients.size < 2;
    let seq = 2;
    while (!isCut() && seq < 300) {
      await client.post(path, { ...long, title: `n.º ${seq}` });
      seq += 1;
      const last = seq;
      await other.until(() => expect(other.seqs().at(-1)).toBe(last));
    }
    expect(isCut()).toBe(true);
    slow.line.resume();
    expect(await slow.closed).toBe(1006);
    const again = await connectLive(test, owner);
    const heard = slow.seqs().at(-1) ?? 2;
    await again.follow(board.project.id, Math.max(heard, seq - 1));
    await again.until(() => expect(again.seqs()).toEqual([seq]));
    await Promise.all([other.close(), again.close()]);
  });
});

describe('a server that stops', () => {
  it('sends every browser to another one, and does not wait for those that are gone', async () => {
    const stopping = await startTestApp({}, test.database, { pace: { ...pace, partFor: 200 } });
    const user = await test.make.user();
    const project = await test.make.project({ owner: user });
    const [polite, deaf] = [await connectLive(stopping, user), await connectLive(stopping, user)];
    await Promise.all([polite.follow(project.id), deaf.follow(project.id)]);
    deaf.line.pause();
    await stopping.stop();
    expect(await polite.closed).toBe(1012);
    deaf.line.resume();
    await deaf.closed;
  });

  it('is not disturbed by a tab that breaks the rules at that moment', async () => {
    const stopping = await startTestApp({}, test.database, { pace });
    const user = await test.make.user();
    const [polite, rude] = [await connectLive(stopping, user), await connectLive(stopping, user)];
    rude.line.pause();
    const stopped = stopping.stop();
    expect(await polite.closed).toBe(1012);
    rude.line.send('x'.repeat(17 * 1024));
    rude.line.resume();
    await expect(stopped).resolves.toBeUndefined();
    await rude.closed;
  });
});
