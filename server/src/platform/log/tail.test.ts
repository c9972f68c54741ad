import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EventTail, startEventTail } from '../../testing/event-tail.ts';
import { soon } from '../../testing/soon.ts';
import { type Client, useSecondApp, useTestApp } from '../../testing/test-app.ts';
import type { EventRow } from './events.queries.ts';
import { startBus } from './bus.ts';
import { startWake } from './wake.ts';

/** Two instances on one database: what is written through the first is followed on the second. */
const first = useTestApp();
const second = useSecondApp(first);
/** Without a poll worth the name: whatever arrives here was woken. */
let woken: EventTail;

const never = 60 * 60 * 1_000;

beforeAll(() => {
  woken = startEventTail(first.database.db, second.wake, never);
});
afterAll(() => woken.close());

/** A reader that notes every `seq` it hears. */
function listener() {
  const heard: number[] = [];
  const read = (events: EventRow[]): void => void heard.push(...events.map(({ seq }) => seq));
  return { heard, read };
}

const upTo = (last: number, since = 0): number[] =>
  Array.from({ length: last - since }, (_, index) => since + index + 1);

async function ownedBoard() {
  const board = await first.make.board();
  const owner = await first.as({ id: board.project.ownerId });
  const path = `/projects/${board.project.id}/boards/${board.id}/tasks`;
  return { projectId: board.project.id, board, owner, path };
}

const write = (client: Client, path: string, title = 'Otra') =>
  client.post(path, { title, dueDate: '2026-12-01', priorityId: 1 });

describe('a tail on another instance', () => {
  it('hears of a write as soon as it is committed, without waiting for its poll', async () => {
    const { projectId, board, owner, path } = await ownedBoard();
    const events: EventRow[] = [];
    const stop = woken.follow(projectId, 2, (rows) => void events.push(...rows));
    const { body } = await write(owner, path, 'Pintar');
    await vi.waitFor(() => expect(events).toHaveLength(1), soon);
    expect(events[0]).toMatchObject({
      projectId,
      seq: 3,
      type: 'task.created',
      actorId: board.project.ownerId,
      payload: { taskId: body.id, task: { title: 'Pintar' } },
    });
    stop();
  });

  it('tells each reader all since its own position, in order and once, however late it joins', async () => {
    const { projectId, owner, path } = await ownedBoard();
    await Promise.all(upTo(10).map(() => write(owner, path)));
    const [all, some, none] = [listener(), listener(), listener()];
    const stops = [
      woken.follow(projectId, 0, all.read),
      woken.follow(projectId, 7, some.read),
      woken.follow(projectId, 12, none.read),
    ];
    await vi.waitFor(() => expect(all.heard).toHaveLength(12), soon);
    await Promise.all(upTo(10).map(() => write(owner, path)));
    await vi.waitFor(() => expect(none.heard).toHaveLength(10), soon);
    await vi.waitFor(() => expect(all.heard).toHaveLength(22), soon);
    await vi.waitFor(() => expect(some.heard).toHaveLength(15), soon);
    expect([all.heard, some.heard, none.heard]).toEqual([upTo(22), upTo(22, 7), upTo(22, 12)]);
    stops.forEach((stop) => stop());
  });

  it('tells readers that join while another is being read everything, once', async () => {
    const { projectId, owner, path } = await ownedBoard();
    const early = listener();
    const stops = [woken.follow(projectId, 1, early.read)];
    const joined = [early];
    await Promise.all(
      upTo(12).map(async (_, index) => {
        const reader = listener();
        const writing = write(owner, path);
        if (index % 2) await writing;
        joined.push(reader);
        stops.push(woken.follow(projectId, 0, reader.read));
        await writing;
      }),
    );
    await vi.waitFor(
      () => expect(joined.map(({ heard }) => heard.at(-1))).toEqual(joined.map(() => 14)),
      soon,
    );
    expect(early.heard).toEqual(upTo(14, 1));
    expect(joined.slice(1).map(({ heard }) => heard)).toEqual(upTo(12).map(() => upTo(14)));
    stops.forEach((stop) => stop());
  });

  it('follows more projects than it reads at once', async () => {
    const boards = await Promise.all(upTo(5).map(() => ownedBoard()));
    const { owner, path } = boards[0] ?? (await ownedBoard());
    const many = upTo(250).map((index) => ({ ...listener(), ...boards[index % 5] }));
    const others = upTo(250).map((index) => woken.follow(1_000_000 + index, 0, () => undefined));
    const stops = many.map(({ projectId = 0, read }) => woken.follow(projectId, 2, read));
    await write(owner, path);
    await vi.waitFor(() => expect(many.filter(({ heard }) => heard.length > 0)).toHaveLength(50), soon);
    [...stops, ...others].forEach((stop) => stop());
  });

  it('tells nothing of projects that are not followed, nor after following ended', async () => {
    const [mine, other] = [await ownedBoard(), await ownedBoard()];
    const [left, stays, elsewhere] = [listener(), listener(), listener()];
    const stopLeft = woken.follow(mine.projectId, 2, left.read);
    const stopStays = woken.follow(mine.projectId, 2, stays.read);
    stopLeft();
    const stopElsewhere = woken.follow(other.projectId, 2, elsewhere.read);
    await write(mine.owner, mine.path);
    await vi.waitFor(() => expect(stays.heard).toEqual([3]), soon);
    expect([left.heard, elsewhere.heard]).toEqual([[], []]);
    stopStays();
    stopElsewhere();
  });

  it('goes on for those who join after the last one left, though that one leaves twice', async () => {
    const { projectId, owner, path } = await ownedBoard();
    const [left, stays] = [listener(), listener()];
    const stopLeft = woken.follow(projectId, 2, left.read);
    stopLeft();
    const stopStays = woken.follow(projectId, 2, stays.read);
    stopLeft();
    await write(owner, path);
    await vi.waitFor(() => expect(stays.heard).toEqual([3]), soon);
    expect(left.heard).toEqual([]);
    stopStays();
  });

  it('keeps telling the others when one reader fails', async () => {
    const { projectId, owner, path } = await ownedBoard();
    const stays = listener();
    const stops = [
      woken.follow(projectId, 2, () => {
        throw new Error('a broken socket');
      }),
      woken.follow(projectId, 2, stays.read),
    ];
    await write(owner, path);
    await vi.waitFor(() => expect(stays.heard).toEqual([3]), soon);
    stops.forEach((stop) => stop());
  });

  it('finds by its slow poll what no notice told', async () => {
    const deaf = startBus(first.database.connection, () => undefined);
    await deaf.close();
    const tail = startEventTail(first.database.db, startWake(deaf), 20);
    const { projectId, owner, path } = await ownedBoard();
    const { heard, read } = listener();
    tail.follow(projectId, 2, read);
    await write(owner, path);
    await write(owner, path);
    await vi.waitFor(() => expect(heard).toEqual([3, 4]), soon);
    tail.close();
  });
});
