import { parseSearch } from '@cuadrilla/contract/views/search/parse';
import { expect, it } from 'vitest';
import { searchPageTexts as texts } from './search.texts.ts';

const examples = [
  texts.example,
  ...texts.help.map(([filter]) => filter),
  ...texts.idea.map(([, query]) => query),
];

it.each(examples)('gives an example that is understood: %s', (example) => {
  expect(parseSearch(example).mistakes).toEqual([]);
});
