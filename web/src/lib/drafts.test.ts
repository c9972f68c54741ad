import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  draftNames,
  forgetDraft,
  forgetDraftsOf,
  hasDrafts,
  pruneDrafts,
  readDraft,
  takeDraft,
  writeDraft,
  writeSent,
} from './drafts.ts';
import { watchLocks } from './tab-locks.ts';

const day = 24 * 60 * 60 * 1_000;
const write = (owner: number, name: string, value: unknown) => writeDraft(owner, name, JSON.stringify(value));

/** The same code in another tab. */
async function otherPage() {
  vi.resetModules();
  return import('./drafts.ts');
}

/** As the browser's: what is stored are its own properties, and at some time it is full. */
function fakeStorage(room = Infinity): Storage {
  const methods = {
    getItem: (key: string) => (storage[key] as string | undefined) ?? null,
    setItem: (key: string, text: string) => {
      storage[key] = text;
      if (Object.keys(storage).length <= room) return;
      methods.removeItem(key);
      throw new Error('full');
    },
    removeItem: (key: string) => void delete storage[key],
  };
  const storage = Object.create(methods) as Storage;
  return storage;
}

/** As the browser's: a lock is held until what it was asked for is over. */
function fakeLocks(): Pick<LockManager, 'request' | 'query'> {
  const held = new Set<{ name: string }>();
  const request = async (name: string, task: () => Promise<void>): Promise<void> => {
    const lock = { name };
    held.add(lock);
    await task();
    held.delete(lock);
  };
  return { request: request as LockManager['request'], query: async () => ({ held: [...held] }) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', fakeStorage());
});

describe('drafts', () => {
  it('come back with the time when they were typed', () => {
    write(1, 'task:4', { title: 'Pedir «toldos»' });
    expect(readDraft(1, 'task:4')).toEqual({
      at: '2026-11-15T10:00:00.000Z',
      value: { title: 'Pedir «toldos»' },
    });
    forgetDraft(1, 'task:4');
    expect(readDraft(1, 'task:4')).toBeUndefined();
  });

  it('are of one person only', () => {
    write(1, 'task:4', 'De Ana');
    write(12, 'task:4', 'De Bruno');
    expect(readDraft(2, 'task:4')).toBeUndefined();
    forgetDraftsOf(1);
    expect(readDraft(1, 'task:4')).toBeUndefined();
    expect(readDraft(12, 'task:4')?.value).toBe('De Bruno');
  });

  it('are found by how their names begin', () => {
    write(1, 'compose:4:7', 'Una');
    write(1, 'compose:41:8', 'De otro tablero');
    write(2, 'compose:4:9', 'De otra persona');
    expect(draftNames(1, 'compose:4:')).toEqual(['compose:4:7']);
  });

  it('are of one page each: what two type in the same form stays apart', async () => {
    const other = await otherPage();
    write(1, 'comment:4', 'Aquí');
    other.writeDraft(1, 'comment:4', '"Allá"');
    expect(takeDraft(1, 'comment:4')?.value).toBe('Aquí');
    expect(other.takeDraft(1, 'comment:4')?.value).toBe('Allá');
    expect(draftNames(1, 'comment:')).toEqual(['comment:4']);
    forgetDraft(1, 'comment:4');
    expect(other.takeDraft(1, 'comment:4')?.value).toBe('Allá');
  });

  it('go over to the page that finds them, the newest first', async () => {
    const [older, newer] = [await otherPage(), await otherPage()];
    older.writeDraft(1, 'comment:4', '"Antes"');
    vi.advanceTimersByTime(1_000);
    newer.writeDraft(1, 'comment:4', '"Después"');
    newer.writeDraft(1, 'comment:41', '"De otra tarea"');
    expect(readDraft(1, 'comment:4'), 'they have to be taken').toBeUndefined();
    for (const text of ['Después', 'Antes']) {
      expect(takeDraft(1, 'comment:4')?.value).toBe(text);
      forgetDraft(1, 'comment:4');
    }
    expect(takeDraft(1, 'comment:4')).toBeUndefined();
  });

  it('that are on their way are found by the next page only', async () => {
    const next = await otherPage();
    const arrive = writeSent(1, 'comment:4', '"Enviado"');
    write(1, 'comment:4', 'Empezado');
    forgetDraft(1, 'comment:4');
    expect(takeDraft(1, 'comment:4')).toBeUndefined();
    expect(draftNames(1, '')).toEqual([]);
    expect(next.draftNames(1, '')).toEqual(['comment:4']);
    arrive();
    expect(next.takeDraft(1, 'comment:4')).toBeUndefined();
    writeSent(1, 'comment:4', '"Perdido"');
    expect(next.takeDraft(1, 'comment:4')?.value).toBe('Perdido');
  });

  it('are left to the other page while their form is open there, or they are on their way', async () => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const other = await otherPage();
    other.writeDraft(1, 'comment:4', '"A medias"');
    const close = other.holdDraft(1, 'comment:4');
    const arrive = other.writeSent(1, 'comment:5', '"Enviado"');
    await watchLocks();
    expect(draftNames(1, '')).toEqual([]);
    expect(takeDraft(1, 'comment:4')).toBeUndefined();
    expect(other.takeDraft(1, 'comment:4')?.value).toBe('A medias');
    expect(hasDrafts(1)).toBe(true);

    close();
    arrive();
    await vi.runAllTimersAsync();
    window.dispatchEvent(new Event('focus'));
    await vi.runAllTimersAsync();
    expect(takeDraft(1, 'comment:4')?.value).toBe('A medias');
    expect(takeDraft(1, 'comment:5')).toBeUndefined();
  });

  it('are pruned after a month, and the oldest when they are too many', () => {
    write(1, 'comment:0', 'Viejo');
    vi.advanceTimersByTime(31 * day);
    for (let id = 1; id <= 60; id += 1) {
      vi.advanceTimersByTime(1_000);
      write(1, `comment:${id}`, `Texto ${id}`);
    }
    localStorage.setItem('view:1:2', 'kanban');
    pruneDrafts(new Date());
    expect(readDraft(1, 'comment:0')).toBeUndefined();
    expect(readDraft(1, 'comment:10')).toBeUndefined();
    expect(readDraft(1, 'comment:11')?.value).toBe('Texto 11');
    expect(readDraft(1, 'comment:60')?.value).toBe('Texto 60');
    expect(localStorage.getItem('view:1:2')).toBe('kanban');
  });

  it('go over also where there is no room for another one', async () => {
    vi.stubGlobal('localStorage', fakeStorage(1));
    const gone = await otherPage();
    gone.writeDraft(1, 'comment:4', '"Hola"');
    expect(takeDraft(1, 'comment:4')?.value).toBe('Hola');
  });

  it('are left out where the browser forbids or spoils them', () => {
    localStorage.setItem('draft3:1:comment:1@a', 'no es JSON');
    expect(takeDraft(1, 'comment:1')).toBeUndefined();
    expect(() => pruneDrafts(new Date())).not.toThrow();
    expect(draftNames(1, '')).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    expect(() => write(1, 'comment:1', 'Texto')).not.toThrow();
    expect(takeDraft(1, 'comment:1')).toBeUndefined();
    expect(() => pruneDrafts(new Date())).not.toThrow();
  });
});
