import { beatEvery, sessionEnded, twoStepsMissing, type ServerMessage } from '@cuadrilla/contract/views/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, latest, sockets } from '../../testing/fake-socket.ts';
import { createLive } from './live.ts';
import { onSessionEnd, onTwoStepsMissing } from './session-end.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
  vi.stubGlobal('document', page);
  vi.stubGlobal('WebSocket', FakeSocket);
  sockets.length = 0;
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function startLive() {
  const live = createLive(() => 'ws://here/api/live');
  stop = live.start();
  return live;
}

const following = (seq: number): ServerMessage => ({ type: 'following', projectId: 7, seq });
const events = (seq: number): ServerMessage => ({
  type: 'events',
  projectId: 7,
  seq,
  events: [],
  counts: [],
  tasks: [],
});

describe('the live line', () => {
  it('asks for what is shown once it is open, and for what is shown later at once', () => {
    const live = startLive();
    live.follow(7);
    expect(latest().sent).toEqual([]);
    latest().open();
    expect(latest().follows()).toEqual([{ type: 'follow', projectId: 7 }]);
    live.follow(8);
    expect(latest().follows()).toHaveLength(2);
  });

  it('goes on after a break from where it was told', () => {
    const live = startLive();
    live.follow(7);
    latest().open();
    latest().tell(following(10));
    latest().tell(events(14));
    latest().break();
    expect(live.isFollowing(7)).toBe(false);
    vi.advanceTimersByTime(500);
    latest().open();
    expect(sockets).toHaveLength(2);
    expect(latest().follows()).toEqual([{ type: 'follow', projectId: 7, since: 14 }]);
  });

  it('waits longer after each failure, up to a limit, and not at all once somebody asks', () => {
    const live = startLive();
    const wait = () => {
      latest().break();
      const status = live.status.get();
      const pause = status.state === 'lost' ? status.retryAt - Date.now() : 0;
      vi.advanceTimersByTime(pause);
      return pause;
    };
    expect([wait(), wait(), wait(), wait(), wait()]).toEqual([500, 1_000, 2_000, 4_000, 4_000]);
    page.visibilityState = 'hidden';
    expect([wait(), wait(), wait(), wait()], 'nobody looks').toEqual([4_000, 8_000, 15_000, 15_000]);
    page.visibilityState = 'visible';
    latest().break();
    live.retryNow();
    expect(live.status.get().state).toBe('connecting');
    const count = sockets.length;
    live.retryNow();
    expect(sockets, 'one line is enough').toHaveLength(count);
    latest().open();
    latest().break();
    expect(live.status.get()).toEqual({ state: 'lost', retryAt: Date.now() + 500 });
  });

  it('leaves a project when nothing shows it any more, and not on the way from one page to the next', () => {
    const live = startLive();
    latest().open();
    const leaveBoard = live.follow(7);
    latest().tell(following(3));
    leaveBoard();
    const leaveTask = live.follow(7);
    vi.advanceTimersByTime(6_000);
    expect(live.isFollowing(7)).toBe(true);
    leaveTask();
    vi.advanceTimersByTime(6_000);
    expect(live.isFollowing(7)).toBe(false);
    expect(latest().sent.at(-1)).toEqual({ type: 'unfollow', projectId: 7 });
    live.follow(7);
    expect(latest().follows().at(-1), 'what is kept of it is as old as that').toEqual({
      type: 'follow',
      projectId: 7,
      since: 3,
    });
  });

  it('asks again when an answer is older than where the telling began', () => {
    const live = startLive();
    latest().open();
    live.follow(7);
    live.noteAnswer(7, 28);
    latest().tell(following(30));
    expect(latest().follows().at(-1)).toEqual({ type: 'follow', projectId: 7, since: 28 });
    latest().tell(following(28));
    expect(live.isFollowing(7)).toBe(true);
    latest().tell(events(31));
    live.noteAnswer(7, 29);
    expect(latest().follows(), 'this much was told').toHaveLength(2);
    live.noteAnswer(7, 27);
    expect(latest().follows().at(-1)).toEqual({ type: 'follow', projectId: 7, since: 27 });
    expect(live.isFollowing(7)).toBe(false);
  });

  it('asks again for a project that was gone, also before it was quite left', () => {
    const live = startLive();
    latest().open();
    const leave = live.follow(7);
    latest().tell(following(3));
    latest().tell({ type: 'gone', projectId: 7 });
    leave();
    live.follow(7);
    expect(latest().follows()).toEqual([
      { type: 'follow', projectId: 7 },
      { type: 'follow', projectId: 7 },
    ]);
  });

  it('reads anew what it missed too much of, and does not ask for it again', () => {
    const live = startLive();
    live.noteAnswer(7, 5);
    live.follow(7);
    latest().open();
    latest().tell(following(900));
    latest().tell({ type: 'behind', projectId: 7, seq: 900 });
    expect(latest().follows()).toHaveLength(1);
    latest().break();
    vi.advanceTimersByTime(500);
    latest().open();
    expect(latest().follows()).toEqual([{ type: 'follow', projectId: 7, since: 900 }]);
  });

  it('drops a line that says nothing for two beats', () => {
    const live = startLive();
    const first = latest();
    first.open();
    vi.advanceTimersByTime(beatEvery);
    first.tell({ type: 'beat' });
    vi.advanceTimersByTime(2 * beatEvery);
    expect(live.status.get().state).toBe('open');
    vi.advanceTimersByTime(600);
    expect(first.closedByUs).toBe(true);
    expect(live.status.get().state).toBe('lost');
  });

  it('does not wait when a computer wakes up with a dead line', () => {
    startLive();
    const first = latest();
    first.open();
    vi.setSystemTime(Date.now() + 60 * 60 * 1_000);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(sockets).toHaveLength(1);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(first.closedByUs).toBe(true);
    expect(sockets).toHaveLength(2);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(sockets, 'a young line is left alone').toHaveLength(2);
  });

  it('says that the session has ended, and stays closed until it is asked for again', () => {
    const ended = vi.fn<() => void>();
    const stopListening = onSessionEnd(ended);
    const live = startLive();
    latest().open();
    latest().break(sessionEnded);
    vi.advanceTimersByTime(60_000);
    expect(ended).toHaveBeenCalledOnce();
    expect(live.status.get().state).toBe('closed');
    expect(sockets).toHaveLength(1);
    live.retryNow();
    expect(sockets).toHaveLength(2);
    stopListening();
  });

  it('says that a second step is missing, and stays closed until it is asked for again', () => {
    const missing = vi.fn<() => void>();
    const stopListening = onTwoStepsMissing(missing);
    const live = startLive();
    latest().open();
    latest().break(twoStepsMissing);
    vi.advanceTimersByTime(60_000);
    expect(missing).toHaveBeenCalledOnce();
    expect(live.status.get().state).toBe('closed');
    expect(sockets).toHaveLength(1);
    live.retryNow();
    expect(sockets).toHaveLength(2);
    stopListening();
  });

  it('says where the tab is, once for each place and anew on each line', () => {
    const live = startLive();
    latest().open();
    const place = { projectId: 7, boardId: 1, taskId: null, doing: null };
    live.standAt(place);
    live.standAt({ ...place });
    expect(latest().sent.filter(({ type }) => type === 'place')).toEqual([
      { type: 'place', place: null },
      { type: 'place', place },
    ]);
    latest().break();
    vi.advanceTimersByTime(500);
    latest().open();
    expect(latest().sent).toContainEqual({ type: 'place', place });
  });
});
