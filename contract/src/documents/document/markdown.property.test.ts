import * as fc from 'fast-check';
import { Fragment, type Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { calloutKinds } from './blocks.ts';
import { nodeOf } from './parse.ts';
import { markdownOf } from './print.ts';
import { schema } from './schema.ts';
import { nodeInside, writeInto } from './yjs.ts';

const { nodes, marks } = schema;

/** Letters, and all that means something in Markdown. */
const signs = Array.from('ab \t\u00a0ñ7_*`~[]()<>!#+-=|:.&;\\/"\'{}¡—😀');
const words = fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 8 });

const emphasis = fc.subarray([marks.bold.create(), marks.italic.create(), marks.strike.create()]);
const links = fc.constantFrom(
  'https://ejemplo.com/a_(b)?c=*d*&e',
  '/dashboard/projects/1',
  'mailto:a@b.example',
);

const text = fc.tuple(words, emphasis, fc.option(links), fc.boolean()).map(([content, of, href, isCode]) =>
  // A code with a bracket in a link is beyond Markdown.
  schema.text(isCode ? content.replaceAll(']', '}') : content, [
    ...(href === null ? [] : [marks.link.create({ href })]),
    ...(isCode ? [marks.code.create()] : of),
  ]),
);

const atom = fc.oneof(
  fc
    .record({ id: fc.integer({ min: 1, max: 9_999 }), name: words })
    .map((attrs) => nodes.person.create(attrs)),
  fc.record({ id: fc.integer({ min: 1, max: 9_999 }), name: words }).map((attrs) => nodes.task.create(attrs)),
  fc
    .constantFrom(
      '/documentation/3/8',
      '/dashboard/projects/1/boards/2',
      '/search?q=*vencidas*%20en%3A_obra_',
    )
    .map((path) => nodes.page.create({ path })),
  fc.constant(nodes.hardBreak.create()),
);

const isBreak = (node: Node | undefined) => node === undefined || node.type.name === 'hardBreak';

const line = fc
  .array(fc.oneof({ weight: 5, arbitrary: text }, atom), { minLength: 1, maxLength: 5 })
  .filter((content) => content.some((node) => !node.isText || node.text?.trim() !== ''));
const paragraph = line.map((content) => nodes.paragraph.create(null, content));
const code = fc.tuple(
  fc.constantFrom('', 'ts', 'c++'),
  fc.string({ unit: fc.constantFrom(...Array.from('a`~ \n</details>')) }),
);

const block: fc.Arbitrary<Node> = fc.letrec<{ block: Node; blocks: Node[]; item: Node[] }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
    paragraph,
    fc
      .tuple(fc.constantFrom(1, 2, 3), line)
      .map(([level, content]) => nodes.heading.create({ level }, content)),
    code.map(([language, content]) =>
      nodes.codeBlock.create({ language }, content === '' ? [] : [schema.text(content)]),
    ),
    fc.constant(nodes.divider.create()),
    words.map((alt) =>
      nodes.image.create({
        src: '/api/projects/1/documents/2/files/3',
        alt: alt.trim().replaceAll(/\s+/g, ' '),
      }),
    ),
    fc.constant(nodes.taskQuery.create({ query: 'vencidas sin:responsable' })),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
      .chain(([width, height]) =>
        fc.array(fc.array(line, { minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        }),
      )
      .map((rows) =>
        nodes.table.create(
          null,
          rows.map((row, at) =>
            nodes.tableRow.create(
              null,
              row.map((content) => (at === 0 ? nodes.tableHeader : nodes.tableCell).create(null, content)),
            ),
          ),
        ),
      ),
    tie('blocks').map((content) => nodes.quote.create(null, content)),
    fc
      .tuple(fc.constantFrom(...calloutKinds), tie('blocks'))
      .map(([kind, content]) => nodes.callout.create({ kind }, content)),
    fc
      .tuple(line, tie('blocks'))
      .map(([title, content]) =>
        nodes.toggle.create(null, [nodes.toggleTitle.create(null, title), ...content]),
      ),
    fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((items) =>
      nodes.bulletList.create(
        null,
        items.map((content) => nodes.listItem.create(null, content)),
      ),
    ),
    fc
      .tuple(fc.integer({ min: 0, max: 12 }), fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
      .map(([start, items]) =>
        nodes.orderedList.create(
          { start },
          items.map((content) => nodes.listItem.create(null, content)),
        ),
      ),
    fc.array(fc.tuple(fc.boolean(), tie('item')), { minLength: 1, maxLength: 3 }).map((items) =>
      nodes.checklist.create(
        null,
        items.map(([checked, content]) => nodes.checkItem.create({ checked }, content)),
      ),
    ),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
  item: fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, rest]) => [first, ...rest]),
})).block;

const documents = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((content) => nodes.doc.create(null, content));

const isSpace = (part: Node | undefined) => part?.marks.length === 0 && part.text?.trim() === '';

/** Nobody sees whether a space is bold, nor that a line ends with one: Markdown says neither. */
function asSeen(node: Node): Node {
  if (!node.isTextblock || node.type.spec.code) return node.copy(Fragment.from(node.children.map(asSeen)));
  const parts = node.children.flatMap((child) => {
    if (!child.text || marks.code.isInSet(child.marks)) return [child];
    return (child.text.match(/\s+|\S+/gu) ?? []).map((piece) =>
      schema.text(piece, piece.trim() ? child.marks : child.marks.filter(({ type }) => type === marks.link)),
    );
  });
  const kept = parts.filter((part, at) => !isSpace(part) || !(isEdge(parts, at, -1) || isEdge(parts, at, 1)));
  return node.copy(Fragment.fromArray(kept));
}

function isEdge(parts: Node[], from: number, step: 1 | -1) {
  let at = from;
  while (isSpace(parts[at])) at += step;
  return isBreak(parts[at]);
}

it('says in Markdown all that a document says, and reads the same from it', () => {
  fc.assert(
    fc.property(documents, (document) => {
      document.check();
      expect(asSeen(nodeOf(markdownOf(document))).toJSON()).toEqual(asSeen(document).toJSON());
    }),
    { numRuns: 150 },
  );
});

it('makes a document of any text, the same again from its own Markdown', () => {
  const common = [
    'a',
    ' ',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    '# ',
    '```',
    '**',
    '_',
    '~~',
    '`',
    '[',
    '](',
    ')',
    '| ',
    '<br>',
  ];
  const more = [
    '<details>\n<summary>',
    '</summary>\n',
    '</details>\n',
    '[ ] ',
    '[!NOTE]\n',
    '---',
    '&#10;',
    '\\',
    '\t',
    '![',
    '<',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...common, ...more)), (pieces) => {
      const document = nodeOf(pieces.join(''));
      document.check();
      const once = markdownOf(document);
      expect(markdownOf(nodeOf(once))).toBe(once);
    }),
    { numRuns: 150 },
  );
});

it('keeps a document whole in Yjs, and one that replaces another', () => {
  fc.assert(
    fc.property(documents, documents, (first, second) => {
      const shared = new Y.Doc();
      for (const document of [first, second]) {
        writeInto(shared, document);
        expect(nodeInside(shared).toJSON()).toEqual(document.toJSON());
      }
    }),
    { numRuns: 25 },
  );
});
