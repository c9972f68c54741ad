/** A key with its modifiers, as the table of shortcuts writes it: `mod+shift+z`, `mod+k`, `?`, `c`. */
type Stroke = string;

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const onMac = (): boolean => /Mac OS X/.test(navigator.userAgent);

/**
 * By what the key writes, not by where it is: on Spanish keyboards `/` and `?` are elsewhere, and need Shift. Undefined
 * for what is no shortcut of ours.
 */
export function strokeOf(pressed: Pressed, mac = onMac()): Stroke | undefined {
  const { key, shiftKey, altKey } = pressed;
  const [mod, other] = mac ? [pressed.metaKey, pressed.ctrlKey] : [pressed.ctrlKey, pressed.metaKey];
  const isShifted = shiftKey && isLetter(key);
  if (key.length !== 1 || altKey || other || (isShifted && !mod)) return undefined;
  return `${mod ? 'mod+' : ''}${isShifted ? 'shift+' : ''}${key.toLowerCase()}`;
}

const isLetter = (key: string): boolean => key.toLowerCase() !== key.toUpperCase();

/** What `mod` is called. */
export const modKey = (mac = onMac()): string => (mac ? '⌘' : 'Ctrl');

/** Keys one after the other, as in `g h`, each as it is written on the keyboard. */
export const keysOf = (keys: string, mac = onMac()): string[][] =>
  keys.split(' ').map((stroke) => stroke.split('+').map((key) => named(mac)[key] ?? key.toUpperCase()));

const named = (mac: boolean): Record<string, string> => ({ mod: modKey(mac), shift: 'Mayús' });

/** For `aria-keyshortcuts`, which knows no keys one after the other. */
export const ariaKeys = (keys: string, mac = onMac()): string =>
  keys
    .replace('mod', mac ? 'Meta' : 'Control')
    .replace('shift', 'Shift')
    .replace(/\w$/, (key) => key.toUpperCase());

/** Switched off with one switch: a voice or a stray hand can press them (WCAG 2.1.4). */
export const isSingleKey = (keys: string): boolean => !keys.startsWith('mod+');
