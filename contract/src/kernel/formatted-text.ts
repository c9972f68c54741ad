/** Whether a text says by signs how it is shown, as Markdown does. Most have none, and need no reader of them. */
export const isFormatted = (text: string): boolean => signs.test(text);

const signs =
  /[*_~]{1,2}[^\s*_~]|`[^`]|^\s{0,3}(?:#{1,6}\s|>|[-+*]\s|\d{1,9}[.)]\s|-{3,}\s*$|\|.*\|)|\]\(\S|<https?:/m;

/** The words alone, where there is room for a line or two and none for lists and headings. */
export const withoutFormat = (text: string): string =>
  isFormatted(text)
    ? text
        .replaceAll(/^[^\S\n]*(?:```|~~~).*$\n?/gm, '')
        .replaceAll(/^[^\S\n]*(?:(?:#{1,6}|>|[-+*])[^\S\n]+)+(?:\[[ xX]\][^\S\n]+)?/gm, '')
        .replaceAll(/!?\[([^[\]\n]*)\]\([^\s()[\]]+\)/g, '$1')
        .split('\n')
        .map(withoutSigns)
        .join('\n')
    : text;

/** Two before one: what is left of a pair is no sign any more. */
const pairs = [
  { sign: '**', apart: false },
  { sign: '~~', apart: false },
  { sign: '*', apart: true },
  { sign: '__', apart: true },
  { sign: '_', apart: true },
  { sign: '`', apart: false },
];

const withoutSigns = (line: string): string =>
  pairs.reduce((rest, { sign, apart }) => withoutPairs(rest, sign, apart), line);

const isInk = (letter: string): boolean => /\S/.test(letter);
const isWord = (letter: string): boolean => /[\w*]/.test(letter);

/**
 * Each sign is looked at once, however many there are: one that nothing closes is closed by nothing that comes after it
 * either. Those that stand apart begin and end whole words.
 */
function withoutPairs(line: string, sign: string, apart: boolean): string {
  const kept: string[] = [];
  let [from, open] = [0, -1];
  for (let at = line.indexOf(sign); at >= 0; at = line.indexOf(sign, from)) {
    const [last, next] = [line[at - 1] ?? ' ', line[at + sign.length] ?? ' '];
    kept.push(line.slice(from, at), sign);
    const closes = open >= 0 && at > from && isInk(last) && !(apart && isWord(next));
    if (closes) {
      kept[open] = '';
      kept[kept.length - 1] = '';
      open = -1;
    } else if (open < 0 && isInk(next) && !(apart && isWord(last))) open = kept.length - 1;
    from = at + sign.length;
  }
  return kept.join('') + line.slice(from);
}
