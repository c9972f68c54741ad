import MarkdownIt, { type StateBlock, type StateInline } from 'markdown-it';
import { isTooDeep, isTooMuchQuoted, isTooWide, limited, rest, startOf } from './markdown-limits.ts';
import { deepestNode } from './schema.ts';

/** `<br>`: the only break that a cell or a heading can hold. */
function lineBreak(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '<') return false;
  const found = /^<br ?\/?>/i.exec(state.src.slice(state.pos, state.pos + 6));
  if (!found) return false;
  if (!silent) state.push('hardbreak', 'br', 0);
  state.pos += found[0].length;
  return true;
}

const lineAt = (state: StateBlock, line: number) =>
  state.src.slice(startOf(state, line), state.eMarks[line]).trim();

/** Where the toggle that begins in a line ends. What looks like one inside code is none. */
function togglesIn(source: string): Map<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  let fence = '';
  for (const [line, whole] of source.split('\n').entries()) {
    const text = whole.replace(/^(?:[-*+>]|\d+[.)]|\s)+/, '').trim();
    const [run = ''] = /^(?:`{3,}|~{3,})/.exec(text) ?? [];
    if (fence !== '') {
      if (run.startsWith(fence)) fence = '';
    } else if (run !== '') fence = run;
    else if (text === '<details>') open.push(line);
    else if (text === '</details>') ends.set(open.pop() ?? line, line);
  }
  return ends;
}

function toggle(state: StateBlock, from: number, to: number, silent: boolean): boolean {
  if (state.src[startOf(state, from)] !== '<' || lineAt(state, from) !== '<details>') return false;
  if (isTooDeep(state) || (state.sCount[from] ?? 0) - state.blkIndent >= 4) return false;
  const title = /^<summary>(.*)<\/summary>$/.exec(lineAt(state, from + 1))?.[1];
  const env = state.env as { toggles?: Map<number, number> };
  env.toggles ??= togglesIn(state.src);
  const end = env.toggles.get(from);
  if (title === undefined || end === undefined || end >= to) return false;
  if (silent) return true;
  state.push('toggle_open', 'details', 1);
  const inline = state.push('inline', '', 0);
  inline.content = title;
  inline.children = [];
  const { lineMax, parentType } = state;
  state.lineMax = end;
  state.parentType = 'blockquote';
  state.md.block.tokenize(state, from + 2, end);
  state.lineMax = lineMax;
  state.parentType = parentType;
  state.push('toggle_close', 'details', -1);
  state.line = end + 1;
  return true;
}

/** HTML stays the text that it is, but for these two. Which links are allowed is looked at where they are made. */
function newReader(maxNesting: number) {
  const reader = new MarkdownIt({ html: false, linkify: false, maxNesting });
  reader.validateLink = () => true;
  reader.normalizeLink = (url) => url;
  return reader;
}

/** Finds the blocks, and leaves what their lines say to the other. */
export const blockReader = newReader(2 * deepestNode);
blockReader.core.ruler.enableOnly(['normalize', 'block', 'strip_references']);
const blocks = blockReader.block.ruler;
blocks.disable('html_block');
blocks.at('table', limited('table', isTooWide), { alt: ['paragraph', 'reference'] });
blocks.at('list', limited('list', isTooDeep), { alt: ['paragraph', 'reference', 'blockquote'] });
blocks.at('blockquote', limited('blockquote', isTooMuchQuoted), {
  alt: ['paragraph', 'reference', 'blockquote', 'list'],
});
blocks.before('fence', 'toggle', toggle, { alt: ['paragraph', 'blockquote', 'list'] });
blocks.before('table', 'rest', rest, { alt: ['blockquote', 'list'] });

/** Brackets within each other are looked at again for each that they are in: more is text. */
export const lineReader = newReader(20);
lineReader.inline.ruler.before('autolink', 'line_break', lineBreak);
