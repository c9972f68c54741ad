import { expect, it } from 'vitest';
import { ariaKeys, keysOf, strokeOf } from './strokes.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it('reads a key by what it writes, also where Shift is needed for it', () => {
  expect(strokeOf({ ...plain, key: 'c' }, false)).toBe('c');
  expect(strokeOf({ ...plain, key: '?', shiftKey: true }, false)).toBe('?');
  expect(strokeOf({ ...plain, key: '/', shiftKey: true }, false)).toBe('/');
});

it('reads a letter also with capitals locked, but with Shift only beside Ctrl', () => {
  expect(strokeOf({ ...plain, key: 'C' }, false)).toBe('c');
  expect(strokeOf({ ...plain, key: 'C', shiftKey: true }, false)).toBeUndefined();
  expect(strokeOf({ ...plain, key: 'Z', ctrlKey: true, shiftKey: true }, false)).toBe('mod+shift+z');
});

it('takes Ctrl or, on a Mac, ⌘, and leaves the other one alone', () => {
  expect(strokeOf({ ...plain, key: 'k', ctrlKey: true }, false)).toBe('mod+k');
  expect(strokeOf({ ...plain, key: 'k', metaKey: true }, true)).toBe('mod+k');
  expect(strokeOf({ ...plain, key: 'k', ctrlKey: true }, true)).toBeUndefined();
  expect(strokeOf({ ...plain, key: 'k', ctrlKey: true, altKey: true }, false)).toBeUndefined();
});

it('takes no key that writes nothing', () => {
  expect(strokeOf({ ...plain, key: 'Enter' }, false)).toBeUndefined();
});

it('writes keys as keyboards do', () => {
  expect(keysOf('mod+k', false)).toEqual([['Ctrl', 'K']]);
  expect(keysOf('mod+k', true)).toEqual([['⌘', 'K']]);
  expect(keysOf('mod+shift+z', false)).toEqual([['Ctrl', 'Mayús', 'Z']]);
  expect(keysOf('g h', false)).toEqual([['G'], ['H']]);
  expect(keysOf('?', false)).toEqual([['?']]);
});

it('writes keys as aria-keyshortcuts wants them', () => {
  expect(ariaKeys('mod+k', false)).toBe('Control+K');
  expect(ariaKeys('mod+z', true)).toBe('Meta+Z');
  expect(ariaKeys('mod+shift+z', false)).toBe('Control+Shift+Z');
  expect(ariaKeys('1', false)).toBe('1');
  expect(ariaKeys('/', false)).toBe('/');
});
