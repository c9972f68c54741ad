import type { Token } from 'markdown-it';
import type { Mark, Node } from 'prosemirror-model';
import { isSafeLink } from './links.ts';
import { isOwnPage } from './own-pages.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

const markOf: Record<string, Mark> = {
  strong: marks.bold.create(),
  em: marks.italic.create(),
  s: marks.strike.create(),
};

/** A person or a task is written as a link that leads nowhere outside this product; a page, as one called as it leads. */
const named = /^(persona|tarea):([1-9]\d{0,8})$/;

function namedNode(href: string, content: Node[]): Node | undefined {
  if (isOwnPage(href) && content.map((node) => node.textContent).join('') === href)
    return nodes.page.create({ path: href });
  const [, kind, id] = named.exec(href) ?? [];
  if (!kind) return undefined;
  const name = content
    .map((node) => node.textContent)
    .join('')
    .replace(/^[@#]/, '')
    .slice(0, 200);
  return (kind === 'persona' ? nodes.person : nodes.task).create({ id: Number(id), name });
}

const withMark = (content: Node[], mark: Mark): Node[] =>
  content.map((node) => (node.isText ? node.mark(mark.addToSet(node.marks)) : node));

/** The index of the token that closes the one at `from`. */
function closeOf(tokens: Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    depth += tokens[at]?.nesting ?? 0;
    if (depth === 0) return at;
  }
  return tokens.length;
}

function enclosed(token: Token, content: Node[]): Node[] {
  if (token.type !== 'link_open') {
    const mark = markOf[token.tag];
    return mark ? withMark(content, mark) : content;
  }
  const href = String(token.attrGet('href') ?? '');
  const one = namedNode(href, content);
  if (one) return [one];
  return isSafeLink(href) ? withMark(content, marks.link.create({ href })) : content;
}

const text = (content: string, ...of: Mark[]) => (content === '' ? [] : [schema.text(content, of)]);

function leaf(token: Token): Node[] {
  switch (token.type) {
    case 'code_inline':
      return text(token.content, marks.code.create());
    case 'hardbreak':
      return [nodes.hardBreak.create()];
    case 'softbreak':
      return text(' ');
    case 'image':
      // A picture from elsewhere would tell elsewhere who reads it: it stays a link.
      return enclosedPicture(token);
    default:
      return text(token.content);
  }
}

function enclosedPicture(token: Token): Node[] {
  const src = String(token.attrGet('src') ?? '');
  const alt = parseInline(token.children ?? []);
  const shown = alt.length > 0 ? alt : src === '' ? [] : [schema.text(src)];
  return isSafeLink(src) ? withMark(shown, marks.link.create({ href: src })) : shown;
}

export function parseInline(tokens: Token[]): Node[] {
  const found: Node[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.nesting === 1) {
      const close = closeOf(tokens, at);
      found.push(...enclosed(token, parseInline(tokens.slice(at + 1, close))));
      at = close;
    } else found.push(...leaf(token));
  }
  return found;
}
