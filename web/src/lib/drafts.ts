import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { now } from './dates/clock.ts';
import { withStorage } from './storage.ts';
import { isLocked, takeLock } from './tab-locks.ts';

/** What was typed and not saved yet, and when. */
interface Draft<Value> {
  at: string;
  value: Value;
}

/** The number goes up when what is kept changes its shape: older drafts are then left to be pruned. */
const prefix = 'draft3:';
const draftsKeptFor = 30 * dayLength;
const mostDrafts = 50;
const longest = 200_000;

/** Each page that is open keeps its own: two tabs with the same form do not take each other's text away. */
const page = Math.random().toString(36).slice(2, 10);
const onItsWay = '+';
let sent = 0;

const startOf = (owner: number, start: string): string => `${prefix}${owner}:${start}`;
const keyOf = (owner: number, name: string): string => `${startOf(owner, name)}@${page}`;

/** Where what is typed in one form or box of a person is kept. */
export function draftBox<Value>(owner: number, name: string) {
  const own = keyOf(owner, name);
  const read = (): Draft<Value> | undefined => withStorage(() => parse<Value>(localStorage.getItem(own)));
  const keepText = (json: string): void => write(own, json);
  return {
    name,
    /** What this page itself keeps. */
    read,
    /** The same or, where there is none, the newest that another page left: it is this page's from now on. */
    take: (): Draft<Value> | undefined => {
      withStorage(() => {
        const left = newestFirst(found(`${startOf(owner, name)}@`))[0]?.key;
        if (left !== undefined && localStorage.getItem(own) === null) rename(left, own);
      });
      return read();
    },
    keepText,
    keep: (value: Value): void => keepText(JSON.stringify(value)),
    forget: (): void => withStorage(() => localStorage.removeItem(own)),
    /** While its form is open no other page takes it; the returned function says that it is not any more. */
    hold: () => takeLock(own),
    /**
     * What is on its way to the server, until the returned function is called. This page does not find it, but whoever
     * comes after it does: it died before the answer.
     */
    keepOnItsWay: (value: Value): (() => void) => {
      sent += 1;
      const key = `${own}${onItsWay}${sent}`;
      write(key, JSON.stringify(value));
      const letGo = takeLock(key);
      return () => {
        withStorage(() => localStorage.removeItem(key));
        letGo();
      };
    },
  };
}

/** Gone before it is written anew: there may be no room for both. */
function rename(key: string, next: string): void {
  const text = localStorage.getItem(key) ?? '';
  localStorage.removeItem(key);
  localStorage.setItem(next, text);
}

/** `value` as JSON. */
function write(key: string, value: string): void {
  const text = `{"at":"${now().toISOString()}","value":${value}}`;
  if (text.length <= longest) withStorage(() => localStorage.setItem(key, text));
}

/** Of those whose name begins so. */
export function draftNames(owner: number, start: string): string[] {
  const nameOf = (key: string): string => key.slice(startOf(owner, '').length, key.lastIndexOf('@'));
  return [...new Set(withStorage(() => found(startOf(owner, start)).map(nameOf)))];
}

/** In any page. */
export const hasDrafts = (owner: number): boolean => Boolean(withStorage(() => keys(startOf(owner, ''))[0]));

/** The next person on this computer must not find them. */
export const forgetDraftsOf = (owner: number): void =>
  withStorage(() => keys(startOf(owner, '')).forEach((key) => localStorage.removeItem(key)));

/** Whoever did not come back for a month will not, and the browser's room is for everything. */
export const pruneDrafts = (today: Date): void =>
  withStorage(() => {
    const latest = new Date(today.getTime() - draftsKeptFor).toISOString();
    newestFirst(keys('draft')).forEach(
      ({ key, at }, index) =>
        (index >= mostDrafts || at < latest || !key.startsWith(prefix)) && localStorage.removeItem(key),
    );
  });

/** Without what this page itself is sending, and what others have in hand. */
const found = (start: string): string[] =>
  keys(start).filter(
    (key) => key.endsWith(`@${page}`) || !(key.includes(`@${page}${onItsWay}`) || isLocked(key)),
  );

const newestFirst = (all: string[]) =>
  all
    .map((key) => ({ key, at: parse(localStorage.getItem(key))?.at ?? '' }))
    .toSorted((one, other) => other.at.localeCompare(one.at));

const keys = (start: string): string[] => Object.keys(localStorage).filter((key) => key.startsWith(start));

function parse<Value>(text: string | null): Draft<Value> | undefined {
  const draft = withStorage(() => JSON.parse(text ?? '') as Partial<Draft<Value>>);
  return draft && typeof draft.at === 'string' && draft.value !== undefined
    ? (draft as Draft<Value>)
    : undefined;
}
