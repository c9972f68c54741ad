import { mostBehindFigure, type TaskBehind } from '@cuadrilla/contract/views/reports/reports';
import { expect, it } from 'vitest';
import { listBehind } from './tasks-behind.ts';

const task = (id: number): TaskBehind => ({
  id,
  seq: 1,
  number: id,
  title: 'Pedir carpas',
  project_id: 1,
  project: 'Feria',
  board_id: 1,
  board: 'Salida',
  priority_id: 2,
  assigned: null,
  day: null,
  took: null,
});

/** A server that has so many, and three more that are gone; which parts it was asked for. */
function serverWith(length: number) {
  const all = Array.from({ length }, (_, id) => task(id));
  const asked: number[] = [];
  const ask = (offset: number) => {
    asked.push(offset);
    const tasks = all.slice(offset, offset + mostBehindFigure);
    return Promise.resolve({ tasks, count: length + 3, gone: 3 });
  };
  return { all, asked, ask };
}

it('a file of tasks has those too that the list has not loaded yet', async () => {
  const { all, asked, ask } = serverWith(2 * mostBehindFigure + 5);
  const first = await ask(0);
  expect(await listBehind([first], ask)).toEqual({ tasks: all, count: all.length });
  expect(asked).toEqual([0, mostBehindFigure, 2 * mostBehindFigure]);
});

it('a file of tasks asks for nothing that is there, and no further than it goes', async () => {
  const few = serverWith(mostBehindFigure);
  const first = await few.ask(0);
  expect((await listBehind([first], few.ask)).tasks).toHaveLength(mostBehindFigure);
  expect(few.asked).toEqual([0]);
  const many = serverWith(5_100);
  const { tasks, count } = await listBehind([], many.ask);
  expect([tasks.length, count, many.asked.length]).toEqual([5_000, 5_100, 25]);
});
