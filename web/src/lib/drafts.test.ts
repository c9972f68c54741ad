import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftBox, draftNames, forgetDraftsOf, hasDrafts, pruneDrafts } from './drafts.ts';
import { watchLocks } from './tab-locks.ts';

const day = 24 * 60 * 60 * 1_000;
const write = (owner: number, name: string, value: unknown) => draftBox(owner, name).keep(value);

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
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('drafts', () => {
  it('come back with the time when they were typed', () => {
    write(1, 'task:4', { title: 'Pedir «toldos»' });
    expect(draftBox(1, 'task:4').read()).toEqual({
      at: '2026-11-15T10:00:00.000Z',
      value: { title: 'Pedir «toldos»' },
    });
    draftBox(1, 'task:4').forget();
    expect(draftBox(1, 'task:4').read()).toBeUndefined();
  });

  it('are of one person only', () => {
    write(1, 'task:4', 'De Ana');
    write(12, 'task:4', 'De Bruno');
    expect(draftBox(2, 'task:4').read()).toBeUndefined();
    forgetDraftsOf(1);
    expect(draftBox(1, 'task:4').read()).toBeUndefined();
    expect(draftBox(12, 'task:4').read()?.value).toBe('De Bruno');
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
    other.draftBox(1, 'comment:4').keepText('"Allá"');
    expect(draftBox(1, 'comment:4').take()?.value).toBe('Aquí');
    expect(other.draftBox(1, 'comment:4').take()?.value).toBe('Allá');
    expect(draftNames(1, 'comment:')).toEqual(['comment:4']);
    draftBox(1, 'comment:4').forget();
    expect(other.draftBox(1, 'comment:4').take()?.value).toBe('Allá');
  });

  it('go over to the page that finds them, the newest first', async () => {
    const [older, newer] = [await otherPage(), await otherPage()];
    older.draftBox(1, 'comment:4').keepText('"Antes"');
    vi.advanceTimersByTime(1_000);
    newer.draftBox(1, 'comment:4').keepText('"Después"');
    newer.draftBox(1, 'comment:41').keepText('"De otra tarea"');
    expect(draftBox(1, 'comment:4').read(), 'they have to be taken').toBeUndefined();
    for (const text of ['Después', 'Antes']) {
      expect(draftBox(1, 'comment:4').take()?.value).toBe(text);
      draftBox(1, 'comment:4').forget();
    }
    expect(draftBox(1, 'comment:4').take()).toBeUndefined();
  });

  it('that are on their way are found by the next page only', async () => {
    const next = await otherPage();
    const arrive = draftBox(1, 'comment:4').keepOnItsWay('Enviado');
    write(1, 'comment:4', 'Empezado');
    draftBox(1, 'comment:4').forget();
    expect(draftBox(1, 'comment:4').take()).toBeUndefined();
    expect(draftNames(1, '')).toEqual([]);
    expect(next.draftNames(1, '')).toEqual(['comment:4']);
    arrive();
    expect(next.draftBox(1, 'comment:4').take()).toBeUndefined();
    draftBox(1, 'comment:4').keepOnItsWay('Perdido');
    expect(next.draftBox(1, 'comment:4').take()?.value).toBe('Perdido');
  });

  it('are left to the other page while their form is open there, or they are on their way', async () => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const other = await otherPage();
    other.draftBox(1, 'comment:4').keepText('"A medias"');
    const close = other.draftBox(1, 'comment:4').hold();
    const arrive = other.draftBox(1, 'comment:5').keepOnItsWay('Enviado');
    await watchLocks();
    expect(draftNames(1, '')).toEqual([]);
    expect(draftBox(1, 'comment:4').take()).toBeUndefined();
    expect(other.draftBox(1, 'comment:4').take()?.value).toBe('A medias');
    expect(hasDrafts(1)).toBe(true);

    close();
    arrive();
    await vi.runAllTimersAsync();
    window.dispatchEvent(new Event('focus'));
    await vi.runAllTimersAsync();
    expect(draftBox(1, 'comment:4').take()?.value).toBe('A medias');
    expect(draftBox(1, 'comment:5').take()).toBeUndefined();
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
    expect(draftBox(1, 'comment:0').read()).toBeUndefined();
    expect(draftBox(1, 'comment:10').read()).toBeUndefined();
    expect(draftBox(1, 'comment:11').read()?.value).toBe('Texto 11');
    expect(draftBox(1, 'comment:60').read()?.value).toBe('Texto 60');
    expect(localStorage.getItem('view:1:2')).toBe('kanban');
  });

  it('go over also where there is no room for another one', async () => {
    vi.stubGlobal('localStorage', fakeStorage(1));
    const gone = await otherPage();
    gone.draftBox(1, 'comment:4').keepText('"Hola"');
    expect(draftBox(1, 'comment:4').take()?.value).toBe('Hola');
  });

  it('are left out where the browser forbids or spoils them', () => {
    localStorage.setItem('draft3:1:comment:1@a', 'no es JSON');
    expect(draftBox(1, 'comment:1').take()).toBeUndefined();
    expect(() => pruneDrafts(new Date())).not.toThrow();
    expect(draftNames(1, '')).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    expect(() => write(1, 'comment:1', 'Texto')).not.toThrow();
    expect(draftBox(1, 'comment:1').take()).toBeUndefined();
    expect(() => pruneDrafts(new Date())).not.toThrow();
  });
});
