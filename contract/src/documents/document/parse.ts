import type { Token } from 'markdown-it';
import { Fragment, type Node } from 'prosemirror-model';
import { calloutKinds } from './blocks.ts';
import { isOwnPicture } from '../../kernel/links.ts';
import { blockReader } from './markdown-rules.ts';
import { type Env, nodesFrom, nodesOf, plainOf, tokensOf } from './parse-inline.ts';
import { calloutWords } from './print.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** Pieces of text with other marks, mentions and breaks: a document for people has fewer. */
const mostPieces = 50_000;

/** Reads tokens one after the other; what opens is read to where it closes. */
class Reader {
  private at = 0;
  private pieces = 0;
  private readonly env: Env = {};
  private readonly tokens: Token[];
  constructor(markdown: string) {
    this.tokens = blockReader.parse(markdown, this.env);
  }

  private next(): Token | undefined {
    const token = this.tokens[this.at];
    this.at += 1;
    return token;
  }

  /** All up to where what has just been opened closes. */
  *until(close: string): Generator<Token> {
    for (let token = this.next(); token && token.type !== close; token = this.next()) yield token;
  }

  private sourceUntil(close: string): string {
    let source = '';
    for (const { type, content } of this.until(close)) if (type === 'inline') source += content;
    return source;
  }

  private line(source: string): Fragment {
    return this.fitting(nodesOf(source, this.env), source);
  }

  /** What would be too many pieces is plain text. */
  private fitting(read: Node[], source: string): Fragment {
    const content = Fragment.from(read);
    const pieces = this.pieces + Math.max(0, content.childCount - 1);
    if (pieces > mostPieces) return Fragment.from(plainOf(source));
    this.pieces = pieces;
    return content;
  }

  blocks(close: string): Node[] {
    const found: Node[] = [];
    for (const token of this.until(close)) found.push(...this.block(token));
    return found;
  }

  private block(token: Token): Node[] {
    switch (token.type) {
      case 'paragraph_open':
        return [this.paragraph(this.sourceUntil('paragraph_close'))];
      case 'heading_open':
        return [
          nodes.heading.create(
            { level: Math.min(Number(token.tag.slice(1)), 3) },
            this.line(this.sourceUntil('heading_close')),
          ),
        ];
      case 'bullet_list_open':
        return [this.list('bullet_list_close', 1)];
      case 'ordered_list_open':
        return [this.list('ordered_list_close', Number(token.attrGet('start') ?? 1))];
      case 'blockquote_open':
        return [this.quote()];
      case 'toggle_open': {
        const title = this.next();
        return [
          nodes.toggle.create(null, [
            nodes.toggleTitle.create(null, this.line(title?.content ?? '')),
            ...filled(this.blocks('toggle_close')),
          ]),
        ];
      }
      case 'table_open':
        return [this.table()];
      case 'hr':
        return [nodes.divider.create()];
      case 'fence':
      case 'code_block':
        return [codeOf(token)];
      default:
        return [];
    }
  }

  private paragraph(source: string): Node {
    if (!source.startsWith('![')) return nodes.paragraph.create(null, this.line(source));
    const tokens = tokensOf(source, this.env);
    return ownPictureOf(tokens) ?? nodes.paragraph.create(null, this.fitting(nodesFrom(tokens), source));
  }

  private list(close: string, start: number): Node {
    const items: { content: Node[]; checked: boolean | undefined }[] = [];
    for (const token of this.until(close)) {
      if (token.type !== 'list_item_open') continue;
      const checked = this.takeBox();
      items.push({ content: this.blocks('list_item_close'), checked });
    }
    if (close === 'bullet_list_close' && items.some(({ checked }) => checked !== undefined)) {
      return nodes.checklist.create(
        null,
        items.map(({ content, checked = false }) => nodes.checkItem.create({ checked }, begun(content))),
      );
    }
    const made = items.map(({ content }) => nodes.listItem.create(null, begun(content)));
    return close === 'ordered_list_close'
      ? nodes.orderedList.create({ start }, made)
      : nodes.bulletList.create(null, made);
  }

  /** Takes what stands at the very beginning of the next paragraph, as it was written, from its text. */
  private take(pattern: RegExp): RegExpExecArray | undefined {
    const [paragraph, inline] = this.tokens.slice(this.at, this.at + 2);
    if (paragraph?.type !== 'paragraph_open' || !inline) return undefined;
    const found = pattern.exec(inline.content);
    if (!found) return undefined;
    inline.content = inline.content.slice(found[0].length);
    return found;
  }

  private takeBox(): boolean | undefined {
    const found = this.take(/^\[([ xX])\](?: |$)/);
    return found && found[1] !== ' ';
  }

  private quote(): Node {
    const word = this.take(/^\[!([A-Z]+)\](?:\n|$)/)?.[1];
    const kind = calloutKinds.find((each) => calloutWords[each] === word);
    const content = filled(this.blocks('blockquote_close').filter((node) => !isEmptyLine(node)));
    return kind ? nodes.callout.create({ kind }, content) : nodes.quote.create(null, content);
  }

  private table(): Node {
    const rows: Node[] = [];
    for (const token of this.until('table_close')) {
      if (token.type !== 'tr_open') continue;
      const cells: Node[] = [];
      for (const cell of this.until('tr_close')) {
        if (cell.type === 'th_open')
          cells.push(nodes.tableHeader.create(null, this.line(this.sourceUntil('th_close'))));
        if (cell.type === 'td_open')
          cells.push(nodes.tableCell.create(null, this.line(this.sourceUntil('td_close'))));
      }
      rows.push(nodes.tableRow.create(null, cells));
    }
    return nodes.table.create(null, rows);
  }
}

const isEmptyLine = (node: Node) => node.type === nodes.paragraph && node.childCount === 0;

const filled = (content: Node[]): Node[] => (content.length > 0 ? content : [nodes.paragraph.create()]);

/** An item begins with a line of text, be it an empty one. */
const begun = (content: Node[]): Node[] =>
  content[0]?.type === nodes.paragraph ? content : [nodes.paragraph.create(), ...content];

/** One that stands alone is a block. */
function ownPictureOf(tokens: Token[]): Node | undefined {
  const [token] = tokens;
  const src = token?.type === 'image' ? token.attrGet('src') : undefined;
  if (!token || tokens.length > 1 || !isOwnPicture(src)) return undefined;
  const alt = nodesFrom(token.children ?? []).map((node) => node.textContent);
  return nodes.image.create({ src, alt: alt.join('').slice(0, 500) });
}

function codeOf(token: Token): Node {
  const text = token.content.replace(/\n$/, '');
  const language = /^[\w+#-]{1,30}/.exec(token.info)?.[0] ?? '';
  if (language === 'tareas') return nodes.taskQuery.create({ query: text.slice(0, 500) });
  return nodes.codeBlock.create({ language }, text === '' ? Fragment.empty : schema.text(text));
}

/** The document that a Markdown text describes: whatever it holds, it is one, and none of it is run. */
export function nodeOf(markdown: string): Node {
  const made = nodes.doc.create(null, filled(new Reader(markdown).blocks('')));
  made.check();
  return made;
}
