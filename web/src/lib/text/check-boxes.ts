/** A box of a text that somebody ticks, or empties: in which of its lines, as it was seen. */
export interface Tick {
  seen: string;
  line: number;
  checked: boolean;
}

/** Until it is done, the box shows what was asked of it. */
export type OnTick = (tick: Tick) => Promise<unknown> | void;

/** What may stand before a box: quotes, and the signs of the items that it is in. */
const box = /^((?:\s|>|[-+*](?=\s)|\d{1,9}[.)](?=\s))*)\[[ xX]\](?=\s)/;

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** How a line reads, whether its box is ticked or not. */
const keyOf = (line: string | undefined): string | undefined =>
  line !== undefined && box.test(line) ? line.replace(box, '$1[]') : undefined;

/**
 * The text with its box ticked, also where others have changed the rest of it since it was seen. Nothing where that line
 * is not there any more.
 */
export function ticked(text: string, { seen, line, checked }: Tick): string | undefined {
  const [before, now] = [linesOf(seen).map(keyOf), linesOf(text).map(keyOf)];
  const key = before[line];
  const same = (keys: readonly (string | undefined)[]) => [...keys.keys()].filter((at) => keys[at] === key);
  const [were, are] = [same(before), same(now)];
  if (key === undefined || are.length === 0) return undefined;
  // Of lines that read alike it is the one in the same place among them.
  const nearest = are.reduce((one, other) => (Math.abs(other - line) < Math.abs(one - line) ? other : one));
  const at = were.length === are.length ? are[were.indexOf(line)] : nearest;
  const mark = checked ? '[x]' : '[ ]';
  return text
    .split('\n')
    .map((each, index) => (index === at ? each.replace(box, `$1${mark}`) : each))
    .join('\n');
}
