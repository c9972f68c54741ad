import { nodeOf } from '@cuadrilla/contract/documents/document/parse';
import { schema } from '@cuadrilla/contract/documents/document/schema';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { drawLater, waitingIn } from './draw-later.ts';

const page = `## Página\n\n${'El sitio nuevo reemplaza al actual. '.repeat(60)}\n\n- uno\n- dos`;

/** A text of so many pages has just come. */
function opened(pages: number): EditorState {
  const empty = EditorState.create({ schema, plugins: [drawLater()] });
  const { content } = nodeOf(Array.from({ length: pages }, () => page).join('\n\n'));
  return empty.apply(empty.tr.replaceWith(0, empty.doc.content.size, content));
}

it('draws the first pages of a long text at once, and every heading', () => {
  const state = opened(30);
  const waiting = waitingIn(state);
  expect(waiting.size).toBeGreaterThan(30);
  expect(state.doc.children.slice(0, 9).filter((block) => waiting.has(block))).toEqual([]);
  expect([...waiting].filter(({ type }) => type === schema.nodes.heading)).toEqual([]);
  expect(waitingIn(opened(3)).size).toBe(0);
});

it('draws what somebody has the caret in, or writes in, and leaves the rest for later', () => {
  const state = opened(30);
  const { doc } = state;
  // Of the last page, whose list has the caret.
  const paragraph = doc.child(doc.childCount - 2);
  const inParagraph = doc.content.size - doc.child(doc.childCount - 1).nodeSize - 2;
  expect(waitingIn(state).has(paragraph)).toBe(true);
  const there = state.apply(state.tr.setSelection(TextSelection.create(doc, inParagraph)));
  expect(waitingIn(there).has(paragraph)).toBe(false);
  const written = state.apply(state.tr.insertText('Más. ', inParagraph));
  expect(waitingIn(written).size).toBe(waitingIn(state).size - 1);
});

it('goes on waiting where others write: what they left alone is what it was', () => {
  const state = opened(30);
  const { content } = state.doc;
  // As Yjs says it: a whole new text of the blocks that there were.
  const others = state.apply(state.tr.replaceWith(0, content.size, content));
  expect([...waitingIn(others)]).toEqual([...waitingIn(state)]);
});
