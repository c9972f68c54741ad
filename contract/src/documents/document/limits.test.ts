import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { diff } from './diff.ts';
import { nodeOf } from './parse.ts';
import { markdownOf } from './print.ts';
import { nodeInside, writeInto } from './yjs.ts';

const fill = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));
const row = (cell: string, columns: number) => `${fill(`|${cell}`, 2 * columns)}|\n`;

const tableOf = (columns: number) => nodeOf(row('a', columns) + row('-', columns)).firstChild?.type.name;

const countOf = (node: Node): number => node.children.reduce((sum, child) => sum + countOf(child), 1);
const depthOf = (node: Node): number =>
  node.children.reduce((deepest, child) => Math.max(deepest, 1 + depthOf(child)), 0);
const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** What costs the square of that does not end within this test. */
const longest = 260_000;

describe('Markdown that no person wrote', () => {
  it.each([
    ['blocks', '# a\n'],
    ['items', '- a\n'],
    ['cells', `${row('a', 200)}${row('-', 200)}${fill(row('a', 200), longest)}`],
    ['breaks', 'a\\\n'],
    ['marks', '**a** b '],
    ['quotes', `${fill('>', 2_000)}a\n`],
    ['lists', `${fill('- ', 2_000)}a\n`],
  ])('has no more %s than a document holds, and loses no letter', (_, piece) => {
    const markdown = fill(piece, longest).slice(0, longest);
    const node = nodeOf(markdown);
    expect(countOf(node)).toBeLessThan(110_000);
    expect(depthOf(node)).toBeLessThan(60);
    expect(lettersIn(node.textContent)).toBe(lettersIn(markdown));
    const again = nodeOf(markdownOf(node));
    expect(again.eq(node)).toBe(true);
  });

  it('has no table that is wider than any screen', () => {
    expect([tableOf(200), tableOf(201)]).toEqual(['table', 'paragraph']);
  });

  it('leaves what is too deep as text of the level above', () => {
    const deepest = markdownOf(nodeOf(`${fill('> ', 106)}hondo`));
    expect(deepest).toBe(`${fill('> ', 100)}\\> > > hondo\n`);
    expect(markdownOf(nodeOf(deepest))).toBe(deepest);
  });

  it('goes on in text that is nothing else once there are too many blocks, in whatever they stand', () => {
    const quoted = nodeOf(`${fill('> # a\n', 6 * 60_000)}\n- b\n\n\`\`\`\nc`);
    expect(quoted.children.map(({ type }) => type.name)).toEqual(['quote', 'codeBlock']);
    expect(quoted.firstChild?.lastChild?.type.name).toBe('codeBlock');
    expect(quoted.lastChild?.textContent).toBe('- b\n\n```\nc');
    expect(nodeOf(markdownOf(quoted)).eq(quoted)).toBe(true);
  });

  it.each([
    ['emphasis in emphasis', fill('*a ', 150_000) + fill(' a*', 150_000)],
    ['stars in a row', `a${fill('*', 150_000)}b${fill('*', 150_000)}`],
    ['open brackets', fill('[', 150_000)],
    ['open pictures', fill('![', 150_000)],
    ['lines under deep quotes', `${fill('>', 50)}a\n${fill('a\n', 150_000)}`],
    ['a code that begins with a space', `\` ${fill('a', 150_000)}\``],
    ['backticks in code', `~~~\n${fill('` ', 150_000)}\n~~~`],
  ])('is read, printed and compared in time for its length: %s', (_, markdown) => {
    const node = nodeOf(markdown);
    const printed = markdownOf(node);
    expect(lettersIn(nodeOf(printed).textContent)).toBe(lettersIn(markdown));
    expect(diff(node, nodeOf('')).differences.length).toBeGreaterThan(0);
  });
});

it('replaces many blocks in Yjs at once, of which it keeps next to nothing', () => {
  const shared = new Y.Doc();
  for (const code of ['a', 'b', 'c']) {
    const node = nodeOf(`Antes\n\n${fill(`\`\`\`\n${code}\n\`\`\`\n`, 60_000)}\nDespués`);
    writeInto(shared, node);
    expect(nodeInside(shared).eq(node)).toBe(true);
  }
  const [structs = []] = shared.store.clients.values();
  const deleted = structs.filter((struct) => struct.deleted);
  expect(structs.length).toBeGreaterThan(12_000);
  expect(deleted.length).toBeLessThan(20);
});
