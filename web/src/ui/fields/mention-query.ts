import type { Mentionable } from '../../lib/mention-people.ts';
import { includesFolded } from '../../lib/text/text.ts';

const most = 6;
/** An `@` that begins a word, and what of a name is typed behind it. */
const typing = /(?<![\p{L}\p{N}._@-])@([\p{L}\p{N}._-]{0,40})$/u;

/** What is being typed of a name before the caret, if anything: where its `@` stands, and the rest. */
export function mentionAt(text: string, caret: number): { from: number; typed: string } | undefined {
  const match = typing.exec(text.slice(0, caret));
  return match ? { from: match.index, typed: match[1] ?? '' } : undefined;
}

/** Those who may be meant: by any word of their name, or by what they are called. */
export function meantBy(typed: string, people: readonly Mentionable[]): Mentionable[] {
  const starts = ({ handle, name }: Mentionable): boolean =>
    [handle, ...name.split(' ')].some((word) => includesFolded(word.slice(0, typed.length), typed));
  const found = typed === '' ? people : people.filter(starts);
  const isOnlyThat = found.length === 1 && found[0]?.handle.toLowerCase() === typed.toLowerCase();
  return isOnlyThat ? [] : found.slice(0, most);
}
