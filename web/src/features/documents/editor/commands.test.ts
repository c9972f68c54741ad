import { nodeOf } from '@cuadrilla/contract/documents/document/parse';
import { markdownOf } from '@cuadrilla/contract/documents/document/print';
import { schema } from '@cuadrilla/contract/documents/document/schema';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { insertBlock, insertToggle, moveBlock, toggleWrap, toList, toText } from './block-commands.ts';
import { wordsIn } from './words.ts';
import { placesOf } from './find.ts';
import { looksLikeMarkdown } from './paste.ts';
import { slashItems } from './slash-items.ts';
import { suggestionAt } from './suggest.ts';
import {
  addColumn,
  addRow,
  emptyCells,
  newTable,
  removeColumn,
  removeRow,
  toCell,
} from './table-commands.ts';

const { nodes } = schema;

/** A document with what is between two bars selected, or the caret at the only one. */
function stateOf(markdown: string): EditorState {
  const marks: number[] = [];
  let state = EditorState.create({ doc: nodeOf(markdown) });
  for (let place = placesOf(state.doc, '¦')[0]; place; place = placesOf(state.doc, '¦')[0]) {
    marks.push(place.from);
    state = state.apply(state.tr.delete(place.from, place.to));
  }
  const [from = 1, to = from] = marks;
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
}

function after(markdown: string, ...commands: Command[]): string {
  let state = stateOf(markdown);
  for (const command of commands) {
    expect(command(state, (tr) => (state = state.apply(tr)))).toBe(true);
    state.doc.check();
  }
  return markdownOf(state.doc).trimEnd();
}

describe('blocks', () => {
  it.each([
    ['text into a list', 'a¦', toList(nodes.bulletList), '- a'],
    ['a list into a checklist', '- a¦\n- b', toList(nodes.checklist), '- [ ] a\n- [ ] b'],
    ['a checklist into text', '- [x] a¦', toList(nodes.checklist), 'a'],
    ['text into a heading', 'a¦', toText(nodes.heading, { level: 2 }), '## a'],
    ['a heading into text again', '## a¦', toText(nodes.heading, { level: 2 }), 'a'],
    ['text into a callout', 'a¦', toggleWrap(nodes.callout, { kind: 'tip' }), '> [!TIP]\n>\n> a'],
    ['a quote into text again', '> a¦', toggleWrap(nodes.quote), 'a'],
    ['a line and a rule below it', 'a¦', insertBlock(nodes.divider.create()), 'a\n\n___'],
    [
      'a line and a toggle below it',
      'a¦',
      insertToggle,
      'a\n\n<details>\n<summary></summary>\n\n\n\n</details>',
    ],
  ])('turns %s', (_, before, command, expected) => {
    expect(after(before, command)).toBe(expected);
  });

  it('moves a block, an item and a row, with the caret in it', () => {
    expect(after('a¦\n\nb\n\nc', moveBlock(1), moveBlock(1))).toBe('b\n\nc\n\na');
    expect(after('- a\n- b¦\n  - c', moveBlock(-1))).toBe('- b\n  - c\n- a');
    expect(after('| a |\n| - |\n| b |\n| c¦ |', moveBlock(-1))).toBe('| a |\n| --- |\n| c |\n| b |');
    expect(after('> a\n>\n> b¦', moveBlock(-1))).toBe('> b\n>\n> a');
  });

  it('stays where there is nowhere to go', () => {
    expect(moveBlock(-1)(stateOf('a¦'))).toBe(false);
    expect(insertBlock(nodes.divider.create())(stateOf('| a¦ |\n| - |'))).toBe(false);
  });
});

describe('tables', () => {
  const table = '| a | b |\n| --- | --- |\n| c¦ | d |';

  it('grow and shrink around the caret', () => {
    expect(after(table, addRow)).toBe('| a | b |\n| --- | --- |\n| c | d |\n|  |  |');
    expect(after(table, addColumn)).toBe('| a |  | b |\n| --- | --- | --- |\n| c |  | d |');
    expect(after(table, removeRow)).toBe('| a | b |\n| --- | --- |');
    expect(after(table, removeColumn)).toBe('| b |\n| --- |\n| d |');
    expect(after(table, removeColumn, removeColumn)).toBe('');
  });

  it('are walked through with Tab, and grow at their end', () => {
    expect(after(table, toCell(1), toCell(1), toCell(-1), toCell(-1), toCell(-1))).toBe(
      '| a | b |\n| --- | --- |\n| c | d |\n|  |  |',
    );
    expect(newTable().childCount).toBe(3);
  });

  it('keep their shape when what is selected over cells is deleted', () => {
    expect(after('| a¦ | b |\n| --- | --- |\n| c¦ | d |', emptyCells)).toBe(
      '|  |  |\n| --- | --- |\n|  | d |',
    );
  });
});

describe('signs', () => {
  it.each([
    ['/', 'blocks', ''],
    ['hola /tab', 'blocks', 'tab'],
    ['@ma', 'people', 'ma'],
    ['(@ma', 'people', 'ma'],
    ['ver #dns y', 'tasks', 'dns y'],
    ['[[camb', 'tasks', 'camb'],
  ])('offer something: %s', (text, offer, typed) => {
    expect(suggestionAt(stateOf(`${text.replaceAll('[', '\\[')}¦`))).toMatchObject({ offer, typed });
  });

  it.each(['a/b', 'correo@casa', 'a#1', 'http://x', '`/x'])('offer nothing inside a word: %s', (text) => {
    expect(suggestionAt(stateOf(`${text}¦`))).toBeUndefined();
  });

  it('find blocks by any of their words, the beginning of a name first', () => {
    expect(slashItems('titulo').map(({ name }) => name)).toEqual(['Título grande', 'Título', 'Subtítulo']);
    expect(slashItems('casillas').map(({ name }) => name)).toEqual(['Lista de verificación']);
    expect(slashItems('zzz')).toEqual([]);
  });
});

it('finds words wherever they stand, case and accents aside', () => {
  const { doc } = stateOf('Reunión\n\n- reunion **REU**NIÓN 😀 reunión');
  expect(placesOf(doc, 'reunión').map(({ from, to }) => doc.textBetween(from, to))).toEqual([
    'Reunión',
    'reunion',
    'REUNIÓN',
    'reunión',
  ]);
  expect(placesOf(doc, '')).toEqual([]);
});

it('counts words as people do', () => {
  expect(wordsIn(stateOf('# El plan\n\nEs del 03-11, a las 7.30; ¿no? `npm start`').doc)).toBe(11);
});

it('tells Markdown from other text', () => {
  expect(['# a', 'a\n- b', '**a**', '[a](b)', '| a |', '1. a'].map(looksLikeMarkdown)).not.toContain(false);
  expect(['a - b', '3 * 4 * 5', 'snake_case', 'C# > x', 'a.b'].map(looksLikeMarkdown)).not.toContain(true);
});
