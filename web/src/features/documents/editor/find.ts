import { fold } from '@cuadrilla/contract/kernel/fold';
import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

export interface Found {
  search: string;
  places: { from: number; to: number }[];
  /** Which of them one is at. */
  at: number;
}

const nothing: Found = { search: '', places: [], at: 0 };
const key = new PluginKey<Found>('find');

/** Case and accents aside, letter by letter, so that places stay what they are. */
const plain = (text: string): string =>
  text.replace(/[^a-z\d\s]/gu, (letter) => fold(letter).slice(0, letter.length).padEnd(letter.length));

export function placesOf(doc: Node, sought: string): { from: number; to: number }[] {
  const wanted = plain(sought);
  if (wanted === '') return [];
  const places: { from: number; to: number }[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const text = plain(node.textBetween(0, node.content.size, '\n', '\uFFFC'));
    for (let found = text.indexOf(wanted); found !== -1; found = text.indexOf(wanted, found + wanted.length))
      places.push({ from: at + 1 + found, to: at + 1 + found + wanted.length });
    return false;
  });
  return places;
}

export const foundIn = (state: EditorState): Found => key.getState(state) ?? nothing;

/** Looks for it from the caret on. */
export function search(state: EditorState, text: string): Transaction {
  const places = placesOf(state.doc, text);
  const next = places.findIndex(({ from }) => from >= state.selection.from);
  return show(state, { search: text, places, at: Math.max(0, next) });
}

export function step(state: EditorState, by: 1 | -1): Transaction {
  const { places, at, search: text } = foundIn(state);
  const count = Math.max(1, places.length);
  return show(state, { search: text, places, at: (at + by + count) % count });
}

export const stopSearch = (state: EditorState): Transaction => state.tr.setMeta(key, nothing);

function show(state: EditorState, found: Found): Transaction {
  const place = found.places[found.at];
  const tr = state.tr.setMeta(key, found);
  return place ? tr.setSelection(TextSelection.create(tr.doc, place.from, place.to)).scrollIntoView() : tr;
}

export const find = () =>
  new Plugin<Found>({
    key,
    state: {
      init: () => nothing,
      apply: (tr, before) => {
        const next = (tr.getMeta(key) as Found | undefined) ?? before;
        if (next.search === '' || !tr.docChanged) return next;
        return { ...next, places: placesOf(tr.doc, next.search) };
      },
    },
    props: {
      decorations: (state) => {
        const { places, at } = foundIn(state);
        if (places.length === 0) return null;
        return DecorationSet.create(
          state.doc,
          places.map(({ from, to }, index) =>
            Decoration.inline(from, to, { 'data-found': index === at ? 'here' : 'there' }),
          ),
        );
      },
    },
  });
