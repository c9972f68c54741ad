import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memberKeys } from '../../features/members/members.queries.ts';
import { taskKeys } from '../../features/tasks/data/tasks.queries.ts';
import { live } from '../../lib/server/live.ts';
import { FakeSocket, latest } from '../../testing/fake-socket.ts';
import { applyEvents } from './apply-events.ts';
import { amendLateAnswers } from './late-answers.ts';

const client = new QueryClient();
const key = taskKeys.detail(7, 1);
let stops: (() => unknown)[];

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'http://here' });
  stops = [
    live.onMessage((message) => message.type === 'events' && applyEvents(client, message)),
    amendLateAnswers(client),
    live.start(),
  ];
});

afterEach(() => {
  stops.forEach((stop) => stop());
  client.clear();
  vi.unstubAllGlobals();
});

const taskAt = (version: number, title: string) =>
  ({ id: 1, board_id: 3, version, title }) as TaskDetail['task'];
const detailAt = (version: number, title: string) =>
  ({
    task: taskAt(version, title),
    Comments: [] as TaskDetail['Comments'],
    Dependencies: [] as TaskDetail['Dependencies'],
  }) as TaskDetail;

/** Somebody renames the task. */
const tell = (seq: number, version: number, title: string) =>
  latest().tell({
    type: 'events',
    projectId: 7,
    seq,
    events: [
      {
        seq,
        type: 'task.updated',
        at: '2026-11-15T10:00:00.000Z',
        actor: { id: 2, name: 'Bruno Sosa' },
        payload: { taskId: 1, boardId: 3, version, changes: { title: { before: '', after: title } } },
      },
    ],
    counts: [],
    tasks: [taskAt(version, title)],
  });

/** Asks for the task; the returned function is the answer's arrival. */
function ask() {
  const waiting: ((detail: TaskDetail) => void)[] = [];
  const answer = new Promise<TaskDetail>((resolve) => void waiting.push(resolve));
  const reading = client.fetchQuery({ queryKey: key, queryFn: () => answer, staleTime: 0 });
  return async (detail: TaskDetail) => {
    waiting.forEach((arrive) => arrive(detail));
    await reading;
    await Promise.resolve();
  };
}

const shownTitle = () => client.getQueryData<TaskDetail>(key)?.task.title;

it('an answer that was begun before a change and comes after it does not hide the change', async () => {
  latest().open();
  latest().tell({ type: 'following', projectId: 7, seq: 4 });
  const answer = ask();
  tell(5, 2, 'Nuevo');
  await answer(detailAt(1, 'Viejo'));
  expect(shownTitle()).toBe('Nuevo');
});

it('so it is for what was asked before the line was open', async () => {
  const answer = ask();
  latest().open();
  latest().tell({ type: 'following', projectId: 7, seq: 4 });
  tell(5, 2, 'Nuevo');
  await answer(detailAt(1, 'Viejo'));
  expect(shownTitle()).toBe('Nuevo');
});

it('an answer that is newer than what was told stays as it is', async () => {
  latest().open();
  latest().tell({ type: 'following', projectId: 7, seq: 4 });
  const answer = ask();
  tell(5, 2, 'Nuevo');
  await answer(detailAt(3, 'Más nuevo'));
  expect(shownTitle()).toBe('Más nuevo');
});

it('what is read again when something happens is so, too, if that was during the first reading', async () => {
  vi.useFakeTimers();
  const members = [['Ana'], ['Ana', 'Bruno']];
  const waiting: (() => void)[] = [];
  const read = vi.fn<() => Promise<string[] | undefined>>(
    () => new Promise((resolve) => void waiting.push(() => resolve(members.shift()))),
  );
  const queryKey = memberKeys.ofProject(7);
  const stop = new QueryObserver(client, { queryKey, queryFn: read }).subscribe(() => undefined);
  latest().open();
  latest().tell({ type: 'following', projectId: 7, seq: 4 });
  latest().tell({
    type: 'events',
    projectId: 7,
    seq: 5,
    events: [
      {
        seq: 5,
        type: 'member.added',
        at: '2026-11-15T10:00:00.000Z',
        actor: { id: 2, name: 'Ana Ruiz' },
        payload: { userId: 3 },
      },
    ],
    counts: [],
    tasks: [],
  });
  // Lists are read again a moment later, and this one is being read still.
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read).toHaveBeenCalledTimes(1);
  waiting.shift()?.();
  await vi.advanceTimersByTimeAsync(5_000);
  waiting.shift()?.();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(client.getQueryData(queryKey)).toEqual(['Ana', 'Bruno']);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
  vi.useRealTimers();
});
