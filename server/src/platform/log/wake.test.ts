import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startEventTail } from '../../testing/event-tail.ts';
import { soon } from '../../testing/soon.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { startBus } from './bus.ts';
import { type Notice, startWake } from './wake.ts';

const test = useTestApp();

const never = 60 * 60 * 1_000;

/** A wake-up whose own connection can be found among the others, and cut. */
function startCuttable() {
  const name = `wake ${randomUUID()}`;
  const bus = startBus({ ...test.database.connection, application_name: name }, () => undefined);
  onTestFinished(() => bus.close());
  const wake = startWake(bus);
  const notices: Notice[] = [];
  wake.onNotice((notice) => void notices.push(notice));
  const breaks = (): number => notices.filter((notice) => notice === 'everything').length;
  const connected = () => vi.waitFor(() => expect(breaks()).toBeGreaterThan(0), soon);
  const cut = async (): Promise<number> => {
    const { rows } = await test.database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`);
    return rows.length;
  };
  return { wake, notices, breaks, connected, cut };
}

const told = (notices: Notice[]): number[] =>
  notices.flatMap((notice) => (notice === 'everything' ? [] : [...notice.projects]));

describe('the wake-up', () => {
  it('reaches every instance, the one that sent it too', async () => {
    const [one, two] = [startCuttable(), startCuttable()];
    await Promise.all([one.connected(), two.connected()]);
    one.wake.project(7);
    await vi.waitFor(() => expect([told(one.notices), told(two.notices)]).toEqual([[7], [7]]), soon);
  });

  it('tells people and projects apart', async () => {
    const { wake, notices, connected } = startCuttable();
    await connected();
    wake.person(7);
    wake.project(7);
    wake.person(8);
    const people = () => notices.flatMap((notice) => (notice === 'everything' ? [] : [...notice.people]));
    await vi.waitFor(() => expect([told(notices), people()]).toEqual([[7], [7, 8]]), soon);
  });

  it('gathers what is sent while a notice is on its way, and loses none', async () => {
    const [one, two] = [startCuttable(), startCuttable()];
    await Promise.all([one.connected(), two.connected()]);
    const ids = Array.from({ length: 1_200 }, (_, index) => 1_000_000 + index);
    ids.forEach((id) => one.wake.project(id));
    ids.forEach((id) => one.wake.project(id));
    await vi.waitFor(() => expect(new Set(told(two.notices)).size).toBe(1_200), soon);
    expect(two.notices.length).toBeLessThan(20);
  });

  it('tells no more to a listener that left', async () => {
    const { wake, notices, connected } = startCuttable();
    await connected();
    const left: Notice[] = [];
    wake.onNotice((notice) => void left.push(notice))();
    wake.project(5);
    await vi.waitFor(() => expect(told(notices)).toEqual([5]), soon);
    expect(left).toEqual([]);
  });

  it('connects again when its connection is cut, again and again, and says that anything may be new', async () => {
    const { wake, notices, breaks, connected, cut } = startCuttable();
    await connected();
    expect(await cut()).toBe(1);
    await vi.waitFor(() => expect(breaks()).toBe(2), soon);
    expect(await cut()).toBe(1);
    await vi.waitFor(() => expect(breaks()).toBe(3), soon);
    wake.project(9);
    await vi.waitFor(() => expect(told(notices)).toEqual([9]), soon);
  });

  it('sends after the break what it could not send during it', async () => {
    const [cutOff, other] = [startCuttable(), startCuttable()];
    await Promise.all([cutOff.connected(), other.connected()]);
    const cutting = cutOff.cut();
    cutOff.wake.project(11);
    await cutting;
    cutOff.wake.project(12);
    await vi.waitFor(() => expect(told(other.notices)).toEqual(expect.arrayContaining([11, 12])), soon);
  });

  it('makes a tail catch up after a break, with nothing missed and nothing twice', async () => {
    const { wake, breaks, connected, cut } = startCuttable();
    const tail = startEventTail(test.database.db, wake, never);
    onTestFinished(() => tail.close());
    await connected();
    const board = await test.make.board();
    const owner = await test.as({ id: board.project.ownerId });
    const path = `/projects/${board.project.id}/boards/${board.id}/tasks`;
    const heard: number[] = [];
    tail.follow(board.project.id, 0, (events) => void heard.push(...events.map(({ seq }) => seq)));
    await vi.waitFor(() => expect(heard).toEqual([1, 2]), soon);
    const writes = Array.from({ length: 20 }, (_, index) =>
      owner.post(path, { title: `n.º ${index}`, dueDate: '2026-12-01', priorityId: 1 }),
    );
    await cut();
    await Promise.all(writes);
    await vi.waitFor(() => expect(breaks()).toBe(2), soon);
    await vi.waitFor(() => expect(heard).toHaveLength(22), soon);
    expect(heard).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
  });
});
