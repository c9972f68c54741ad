import type { Mark, Node } from 'prosemirror-model';

/** What is printed with the same marks: words, or one code, atom or break. */
export interface Run {
  node: Node;
  words: string | undefined;
  marks: readonly Mark[];
}

const order = ['link', 'bold', 'italic', 'strike'];

/** Printed with marks, atoms would only be harder to read; a break cannot be. */
const marksOf = (node: Node): readonly Mark[] =>
  node.isText
    ? node.marks
        .filter((mark) => order.includes(mark.type.name))
        .toSorted((a, b) => order.indexOf(a.type.name) - order.indexOf(b.type.name))
    : [];

const isLink = (mark: Mark): boolean => mark.type.name === 'link';
const isSpace = ({ words }: Run): boolean => words?.trim() === '';

/** Nothing but spaces: a document may have such a line, and Markdown cannot. */
export const isBlank = (block: Node): boolean =>
  block.children.every((node) => isSpace(runOf(node)) && !node.marks.some(isLink));

function runOf(node: Node): Run {
  const isCode = node.marks.some((mark) => mark.type.name === 'code');
  return { node, words: isCode ? undefined : node.text, marks: marksOf(node) };
}

/** Words apart from the spaces around them. */
function apart(run: Run): Run[] {
  const { words } = run;
  if (words === undefined || run.marks.every(isLink)) return [run];
  const core = words.trim();
  const from = words.indexOf(core);
  const parts = [words.slice(0, from), core, words.slice(from + core.length)];
  return parts.filter((part) => part !== '').map((part) => ({ ...run, words: part }));
}

const isSame = (some: readonly Mark[], others: readonly Mark[]): boolean =>
  some.length === others.length && some.every((mark, at) => others[at]?.eq(mark));

/**
 * A space has only the emphasis of the words on both of its sides: beside one, a sign would neither open nor close, and
 * nobody sees whether it is bold.
 */
export function runsOf(block: Node): Run[] {
  const parts = block.children.flatMap((node) => apart(runOf(node)));
  const runs: Run[] = [];
  for (const [at, part] of parts.entries()) {
    const marks = isSpace(part) ? marksOfSpace(parts, at) : part.marks;
    const last = runs.at(-1);
    if (last?.words !== undefined && part.words !== undefined && isSame(last.marks, marks))
      last.words += part.words;
    else runs.push({ ...part, marks });
  }
  return runs;
}

function marksOfSpace(parts: readonly Run[], at: number): readonly Mark[] {
  const beside = (step: 1 | -1): readonly Mark[] => {
    for (let next = at + step; ; next += step) {
      const part = parts[next];
      if (!part || !isSpace(part)) return part?.marks ?? [];
    }
  };
  const [before, after] = [beside(-1), beside(1)];
  const own = parts[at]?.marks ?? [];
  return own.filter((mark) => isLink(mark) || (mark.isInSet(before) && mark.isInSet(after)));
}
