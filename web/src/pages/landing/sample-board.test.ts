import { startingColumns } from '@cuadrilla/contract/tasks/boards';
import { expect, it } from 'vitest';
import { sampleColumns } from './sample-board.texts.ts';

it('the picture of a board has the columns that a new board has, with as many tasks as it says', () => {
  expect(sampleColumns.map(({ name }) => name)).toEqual(startingColumns.map(({ name }) => name));
  expect(sampleColumns.map(({ count }) => count)).toEqual(sampleColumns.map(({ tasks }) => tasks.length));
});
