/** What stands in a field, and what of it is selected. */
export interface Selected {
  value: string;
  from: number;
  to: number;
}

/** What takes the place of a part of it, and what is selected then, counted from where that begins. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  select: [from: number, to: number];
}

const startOfLine = (value: string, at: number): number => value.slice(0, at).lastIndexOf('\n') + 1;

type LineMark = 'heading' | 'list' | 'numbered' | 'boxes' | 'quote';

/** Puts a sign before and after what is selected, or takes both away, be they selected, too, or around it. */
function toggleAround(sign: string, { value, from, to }: Selected): Edit {
  const size = sign.length;
  const chosen = value.slice(from, to);
  if (value.slice(from - size, from) === sign && value.slice(to, to + size) === sign)
    return { from: from - size, to: to + size, text: chosen, select: [0, chosen.length] };
  if (chosen.length > 2 * size && chosen.startsWith(sign) && chosen.endsWith(sign)) {
    const text = chosen.slice(size, -size);
    return { from, to, text, select: [0, text.length] };
  }
  // Signs stand at words: «** así **» would not be bold.
  const bare = chosen.trim();
  const begin = from + chosen.indexOf(bare);
  const text = `${sign}${bare}${sign}`;
  return { from: begin, to: begin + bare.length, text, select: [size, size + bare.length] };
}

function code(now: Selected): Edit {
  const chosen = now.value.slice(now.from, now.to);
  if (!chosen.includes('\n')) return toggleAround('`', now);
  const before = now.from > 0 && now.value[now.from - 1] !== '\n' ? '\n' : '';
  const text = `${before}\`\`\`\n${chosen}\n\`\`\``;
  return { from: now.from, to: now.to, text, select: [before.length + 4, before.length + 4 + chosen.length] };
}

const place = 'https://';

/** The address is selected, to be typed over; where an address was, the words are to be typed. */
function link({ value, from, to }: Selected): Edit {
  const chosen = value.slice(from, to);
  if (/^https?:\/\/\S+$/.test(chosen)) return { from, to, text: `[](${chosen})`, select: [1, 1] };
  const begin = chosen.length + 3;
  return { from, to, text: `[${chosen}](${place})`, select: [begin, begin + place.length] };
}

const begins: Record<LineMark, RegExp> = {
  heading: /^#{1,6} /,
  list: /^[-*+] (?!\[[ xX]\] )/,
  numbered: /^\d{1,9}[.)] /,
  boxes: /^[-*+] \[[ xX]\] /,
  quote: /^> ?/,
};
const anyList = /^(?:[-*+] (?:\[[ xX]\] )?|\d{1,9}[.)] )/;

const beginOf = (mark: LineMark, index: number): string =>
  ({ heading: '## ', list: '- ', numbered: `${index + 1}. `, boxes: '- [ ] ', quote: '> ' })[mark];

/** All lines of the selection begin with a sign, or none does any more. */
function toggleLines(mark: LineMark, { value, from, to }: Selected): Edit {
  const start = startOfLine(value, from);
  const next = value.indexOf('\n', to);
  const end = next === -1 ? value.length : next;
  const lines = value.slice(start, end).split('\n');
  const isOn = lines.every((line) => begins[mark].test(line));
  const isList = mark !== 'quote' && mark !== 'heading';
  const bare = (line: string) => line.replace(isList ? anyList : begins[mark], '');
  const text = lines
    .map((line, index) => (isOn ? bare(line) : `${beginOf(mark, index)}${bare(line)}`))
    .join('\n');
  const isOne = from === to;
  return { from: start, to: end, text, select: [isOne ? text.length : 0, text.length] };
}

/** An `@`, of which the list of people opens. */
function mention({ value, from, to }: Selected): Edit {
  const text = from > 0 && !/\s/.test(value[from - 1] ?? '') ? ' @' : '@';
  return { from, to, text, select: [text.length, text.length] };
}

/** Enter in a list begins its next item; in an empty one it ends the list. */
export function nextItem({ value, from, to }: Selected): Edit | undefined {
  if (from !== to) return undefined;
  const start = startOfLine(value, from);
  const found = /^(\s*)(?:([-*+])( \[[ xX]\])?|(\d{1,8})([.)])|>) /.exec(value.slice(start, from));
  if (!found) return undefined;
  const [begin, indent = '', bullet, checkbox, number, after] = found;
  const isEmpty = start + begin.length === from && /^(\n|$)/.test(value.slice(from));
  if (isEmpty) return { from: start, to: from, text: '', select: [0, 0] };
  const sign = number ? `${Number(number) + 1}${after}` : bullet ? `${bullet}${checkbox ? ' [ ]' : ''}` : '>';
  const text = `\n${indent}${sign} `;
  return { from, to, text, select: [text.length, text.length] };
}

export const formats = {
  bold: (now: Selected) => toggleAround('**', now),
  italic: (now: Selected) => toggleAround('_', now),
  heading: (now: Selected) => toggleLines('heading', now),
  link,
  list: (now: Selected) => toggleLines('list', now),
  numbered: (now: Selected) => toggleLines('numbered', now),
  boxes: (now: Selected) => toggleLines('boxes', now),
  quote: (now: Selected) => toggleLines('quote', now),
  code,
  mention,
};

export type Format = keyof typeof formats;
