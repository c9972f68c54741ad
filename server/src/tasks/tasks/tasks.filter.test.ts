import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

let owner: Client;
let list: string;
let columnIds: number[];
let editorId: number;
let labelId: number;

/** It is Wednesday the 18th, still the 17th in Buenos Aires. */
const now = new Date('2026-11-18T02:00:00Z');

beforeAll(async () => {
  const person = await test.make.user({ timeZone: 'America/Argentina/Buenos_Aires' });
  const project = await test.make.project({ owner: person });
  const board = await test.make.board({ project });
  editorId = (await test.make.member({ project })).id;
  owner = await test.as(person);
  ({ columnIds } = board);
  labelId = (await owner.get(`/projects/${project.id}/labels`)).body[0].id;
  list = `/projects/${project.id}/boards/${board.id}/tasks`;
  const task = (title: string, dueDate: string, fields: object = {}) =>
    test.make.task({ board, title, dueDate, ...fields });
  await task('Ayer', '2026-11-17T02:59:00Z', { priorityId: 4 });
  await task('Ayer, hecha', '2026-11-17T02:59:00Z', { columnId: columnIds[2] });
  await task('Esta noche', '2026-11-18T02:59:00Z', { assignedTo: editorId, priorityId: 3 });
  await task('Domingo', '2026-11-23T02:59:00Z', { labelId });
  await task('Lunes', '2026-11-23T03:00:00Z', { columnId: columnIds[1] });
  await task('Fin de mes', '2026-12-01T02:59:00Z', { assignedTo: person.id });
  await task('Otro mes', '2026-12-01T03:00:00Z');
  test.setClock(now);
});

const titles = async (query: string): Promise<string[]> =>
  (await owner.get(`${list}?${query}`)).body.map((task: { title: string }) => task.title);

describe('the tasks of a board', () => {
  it.each([
    ['overdue', ['Ayer']],
    ['today', ['Esta noche']],
    ['week', ['Esta noche', 'Domingo']],
    ['month', ['Esta noche', 'Domingo', 'Lunes', 'Fin de mes']],
  ])('due %s are told by the calendar of whoever asks', async (due, expected) => {
    expect(await titles(`due=${due}`)).toEqual(expected);
  });

  it('due this week are told by the day on which weeks begin', async () => {
    await owner.patch('/profile', { weekStart: 'sunday' });
    expect(await titles('due=week')).toEqual(['Esta noche']);
    await owner.patch('/profile', { weekStart: 'monday' });
  });

  it('are filtered by assignee, also for having none', async () => {
    expect(await titles(`assignee=${editorId}`)).toEqual(['Esta noche']);
    expect(await titles(`assignee=${editorId},none&due=month`)).toEqual(['Esta noche', 'Domingo', 'Lunes']);
  });

  it('are filtered by several priorities, labels and columns at once', async () => {
    expect(await titles('priority=3,4')).toEqual(['Ayer', 'Esta noche']);
    expect(await titles(`label=${labelId}`)).toEqual(['Domingo']);
    expect(await titles(`column=${columnIds[1]},${columnIds[2]}`)).toEqual(['Ayer, hecha', 'Lunes']);
    expect(await titles(`priority=2&label=none&column=${columnIds[0]}`)).toEqual(['Fin de mes', 'Otro mes']);
  });

  it('are counted and searched with the filter, page by page', async () => {
    const page = await owner.get(`${list}?due=month&limit=1`);
    expect(page.headers).toMatchObject({ 'x-total-count': '4' });
    expect(page.headers['link']).toContain('due=month');
    expect(await owner.get(`${list}?due=overdue&limit=5`)).toMatchObject({
      headers: { 'x-total-count': '1' },
    });
    const found = await owner.get(`${list}/search?query=es&due=month`);
    expect(found.body.map(({ title }: { title: string }) => title)).toEqual([
      'Esta noche',
      'Lunes',
      'Fin de mes',
    ]);
  });

  it.each(['due=pronto', 'assignee=yo', 'priority=', 'priority=1,', 'label=0', `column=${2 ** 31}`])(
    'are not listed for %s',
    async (query) => {
      expect((await owner.get(`${list}?${query}`)).status).toBe(400);
    },
  );
});
