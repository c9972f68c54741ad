import MarkdownIt, { type StateBlock } from 'markdown-it';
import { deepestNode } from './schema.ts';

export const startOf = (state: StateBlock, line: number): number =>
  (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);

/** What is deeper is text of the level above. */
export const isTooDeep = (state: StateBlock): boolean => state.level >= deepestNode;

/** More than fit beside each other on any screen: it stays text. */
const mostColumns = 200;
export function isTooWide(state: StateBlock, line: number): boolean {
  const [start = 0, end = 0] = [state.bMarks[line], state.eMarks[line]];
  return end - start > mostColumns && state.src.slice(start, end).split('|').length > mostColumns + 2;
}

/** A quote looks at each of its lines, and so does each quote within it: in all, so often. */
const mostQuotedLines = 500_000;
export function isTooMuchQuoted(state: StateBlock, from: number, to: number, silent: boolean): boolean {
  if (state.src[startOf(state, from)] !== '>' || isTooDeep(state)) return true;
  const env = state.env as { quotedLines?: number };
  let quoted = env.quotedLines ?? 0;
  if (!silent) for (let line = from; line < to && !state.isEmpty(line); line += 1) quoted += 1;
  env.quotedLines = quoted;
  return quoted > mostQuotedLines;
}

type Rule = (state: StateBlock, from: number, to: number, silent: boolean) => boolean;

/** The rule of that name as markdown-it has it, where nothing keeps it from being used. */
export function limited(name: string, isBeyond: Rule): Rule {
  const { ruler } = new MarkdownIt().block;
  ruler.enableOnly(name);
  const [rule] = ruler.getRules('');
  if (!rule) throw new Error(`markdown-it knows no ${name}`);
  return (state, from, to, silent) => !isBeyond(state, from, to, silent) && rule(state, from, to, silent);
}

/** In tokens, of which a paragraph has three and an item five: more blocks than a document for people has. */
const mostTokens = 150_000;

/** Whether this is what `rest` made of it before: a fence from the first line to the last. */
function isOneFence(text: string): boolean {
  const lines = text.trimEnd().split('\n');
  const [run] = /^`{3,}/.exec(lines[0] ?? '') ?? [];
  return (
    run !== undefined && lines.findIndex((line, at) => at > 0 && line.startsWith(run)) === lines.length - 1
  );
}

/** All that comes after so many blocks is one more, of text as it was written. */
export function rest(state: StateBlock, from: number, to: number, silent: boolean): boolean {
  if (state.tokens.length < mostTokens) return false;
  if (silent) return true;
  let end = from;
  while (end < to && (state.isEmpty(end) || (state.sCount[end] ?? 0) >= state.blkIndent)) end += 1;
  const text = state.getLines(from, end, state.blkIndent, true);
  if (isOneFence(text)) return false;
  state.push('code_block', 'code', 0).content = text;
  state.line = end;
  return true;
}
