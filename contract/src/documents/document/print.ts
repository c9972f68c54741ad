import type { Node } from 'prosemirror-model';
import type { CalloutKind } from './blocks.ts';
import { printInline } from './print-inline.ts';
import { isBlank } from './runs.ts';

/** As GitHub names them. */
export const calloutWords: Record<CalloutKind, string> = {
  note: 'NOTE',
  tip: 'TIP',
  warning: 'WARNING',
  danger: 'CAUTION',
};

const childrenOf = (node: Node): Node[] => [...node.children];
const indent = (text: string, by: string) => text.replace(/\n(?!\n|$)/g, `\n${by}`);

function fenced(text: string, info: string): string {
  let longest = 2;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${text === '' ? '' : `${text}\n`}${fence}`;
}

const isList = (node: Node | undefined) =>
  node?.type.name === 'bulletList' || node?.type.name === 'checklist' || node?.type.name === 'orderedList';

/** A list may follow its item's first line at once, unless it would be read as part of that. */
const mayFollow = (node: Node) => {
  const begin = node.firstChild?.firstChild;
  return (
    isList(node) && (node.attrs.start ?? 1) === 1 && begin !== null && begin !== undefined && !isBlank(begin)
  );
};

const signOf = (node: Node | undefined) => (isList(node) ? node?.type.name === 'orderedList' : undefined);

/** Lists in a row are told apart by their signs: every second one has the other. */
function othersIn(row: Node[]): boolean[] {
  const others: boolean[] = [];
  for (const [at, node] of row.entries()) {
    const sign = signOf(node);
    others.push(sign !== undefined && signOf(row[at - 1]) === sign && others[at - 1] === false);
  }
  return others;
}

const isTight = (item: Node) =>
  item.childCount === 1 || (item.childCount === 2 && item.lastChild !== null && mayFollow(item.lastChild));

function printItem(item: Node): string {
  const [first, ...rest] = childrenOf(item);
  if (!first) return '';
  const written = rest.length > 0 && isBlank(first) ? rest : [first, ...rest];
  const others = othersIn(written);
  return written
    .map((node, at) => {
      const between = at === 1 && mayFollow(node) ? '\n' : '\n\n';
      return (at === 0 ? '' : between) + printBlock(node, others[at]);
    })
    .join('');
}

function printList(list: Node, other: boolean): string {
  const isOrdered = list.type.name === 'orderedList';
  const items = childrenOf(list).map((item, at) => {
    const sign = isOrdered ? `${list.attrs.start + at}${other ? ')' : '.'}` : other ? '*' : '-';
    const box = item.type.name === 'checkItem' ? (item.attrs.checked ? '[x] ' : '[ ] ') : '';
    return `${sign} ${box}${indent(printItem(item), ' '.repeat(sign.length + 1))}`.trimEnd();
  });
  return items.join(childrenOf(list).every(isTight) ? '\n' : '\n\n');
}

function printTable(table: Node): string {
  const rows = childrenOf(table).map((row) =>
    childrenOf(row).map((cell) => printInline(cell, { oneLine: true, inCell: true })),
  );
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const line = (row: string[]) =>
    `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(Array.from({ length: width }, () => '---')), ...rest.map(line)].join('\n');
}

const quoted = (text: string) => text.replace(/^/gm, '> ').replace(/^> $/gm, '>');

function printBlock(node: Node, other = false): string {
  switch (node.type.name) {
    case 'heading':
      return `${'#'.repeat(node.attrs.level)} ${printInline(node, { oneLine: true })}`.trimEnd();
    case 'bulletList':
    case 'checklist':
    case 'orderedList':
      return printList(node, other);
    case 'quote':
      return quoted(printBlocks(node));
    case 'callout':
      return quoted(`[!${calloutWords[node.attrs.kind as CalloutKind]}]\n\n${printBlocks(node)}`);
    case 'toggle': {
      const [title, ...content] = childrenOf(node);
      const summary = title ? printInline(title, { oneLine: true }) : '';
      return `<details>\n<summary>${summary}</summary>\n\n${printRow(content)}\n\n</details>`;
    }
    case 'codeBlock':
      return fenced(node.textContent, node.attrs.language);
    case 'taskQuery':
      return fenced(node.attrs.query, 'tareas');
    case 'table':
      return printTable(node);
    case 'image':
      return `![${node.attrs.alt.replace(/[\\[\]`*_<&!]/g, '\\$&').replace(/\s+/g, ' ')}](${node.attrs.src})`;
    case 'divider':
      return '___';
    default:
      return printInline(node);
  }
}

function printRow(nodes: Node[]): string {
  const written = nodes.filter((node) => node.type.name !== 'paragraph' || !isBlank(node));
  const others = othersIn(written);
  return written.map((node, at) => printBlock(node, others[at])).join('\n\n');
}

const printBlocks = (parent: Node): string => printRow(childrenOf(parent));

/** What a document says, in Markdown as GitHub reads it. */
export const markdownOf = (document: Node): string => {
  const text = printBlocks(document);
  return text === '' ? '' : `${text}\n`;
};
