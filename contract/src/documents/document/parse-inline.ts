import type { Token } from 'markdown-it';
import { Mark, type Node } from 'prosemirror-model';
import { isSafeLink } from '../../kernel/links.ts';
import { lineReader } from './markdown-rules.ts';
import { isOwnPage } from './own-pages.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** What the references of a document mean. */
export type Env = Record<string, unknown>;

const markOf: Record<string, Mark> = {
  strong: marks.bold.create(),
  em: marks.italic.create(),
  s: marks.strike.create(),
};

/** A person or a task is written as a link that leads nowhere outside this product; a page, as one called as it leads. */
const named = /^(persona|tarea):([1-9]\d{0,8})$/;

const saidBy = (content: Node[]) => content.map((node) => node.textContent).join('');

function namedNode(href: string, content: Node[]): Node | undefined {
  if (isOwnPage(href) && saidBy(content) === href) return nodes.page.create({ path: href });
  const [, kind, id] = named.exec(href) ?? [];
  if (!kind) return undefined;
  const name = saidBy(content).replace(/^[@#]/, '').slice(0, 200);
  return (kind === 'persona' ? nodes.person : nodes.task).create({ id: Number(id), name });
}

/** The marks of what a node stands in, beside its own. */
const marked = (node: Node, outer: readonly Mark[]): Node =>
  node.isText && outer.length > 0
    ? node.mark(outer.reduce((set, mark) => mark.addToSet(set), node.marks))
    : node;

const hrefOf = (token: Token) => String(token.attrGet('href') ?? '');

function markThatOpens(token: Token): Mark | undefined {
  if (token.type !== 'link_open') return markOf[token.tag];
  const href = hrefOf(token);
  return isSafeLink(href) ? marks.link.create({ href }) : undefined;
}

/** A picture from elsewhere would tell elsewhere who reads it: it stays a link. */
function linkToPicture(token: Token): Node[] {
  const src = String(token.attrGet('src') ?? '');
  const alt = nodesFrom(token.children ?? []);
  const shown = alt.length > 0 || src === '' ? alt : [schema.text(src)];
  return isSafeLink(src) ? shown.map((node) => marked(node, [marks.link.create({ href: src })])) : shown;
}

function leaf(token: Token): Node[] {
  switch (token.type) {
    case 'code_inline':
      return token.content === '' ? [] : [schema.text(token.content, [marks.code.create()])];
    case 'hardbreak':
      return [nodes.hardBreak.create()];
    case 'image':
      return linkToPicture(token);
    default:
      return [];
  }
}

const textOf = ({ type, content }: Token): string | undefined =>
  type === 'softbreak' ? ' ' : type === 'text' || type === 'text_special' ? content : undefined;

/** Goes over the tokens once, however deep they lie in each other. */
export function nodesFrom(tokens: Token[]): Node[] {
  const found: Node[] = [];
  const open: { href: string | undefined; from: number; outer: readonly Mark[] }[] = [];
  let around: readonly Mark[] = Mark.none;
  let text = '';
  const endText = () => {
    if (text !== '') found.push(schema.text(text, around));
    text = '';
  };
  for (const token of tokens) {
    const more = textOf(token);
    if (more !== undefined) {
      text += more;
      continue;
    }
    endText();
    if (token.nesting === 1) {
      const href = token.type === 'link_open' ? hrefOf(token) : undefined;
      open.push({ href, from: found.length, outer: around });
      const mark = markThatOpens(token);
      // A link in a link leads where the outer one does.
      if (mark && !mark.type.isInSet(around)) around = mark.addToSet(around);
    } else if (token.nesting === -1) {
      const { href, from = found.length, outer = Mark.none } = open.pop() ?? {};
      const one = href === undefined ? undefined : namedNode(href, found.slice(from));
      if (one) found.splice(from, found.length, one);
      around = outer;
    } else for (const node of leaf(token)) found.push(marked(node, around));
  }
  endText();
  return found;
}

/** What any of the rules for a line begins with: without it a line is the text that it is. */
const sign = /[\n\\`~*_[\]!<&]/;

/** What of Markdown a text holds. */
export function tokensOf(source: string, env: Env): Token[] {
  const tokens: Token[] = [];
  lineReader.inline.parse(source, lineReader, env, tokens);
  return tokens;
}

export const nodesOf = (source: string, env: Env): Node[] =>
  sign.test(source) ? nodesFrom(tokensOf(source, env)) : source === '' ? [] : [schema.text(source)];

/** The same as nothing but text. */
export const plainOf = (source: string): Node[] =>
  source === '' ? [] : [schema.text(source.replaceAll('\n', ' '))];
