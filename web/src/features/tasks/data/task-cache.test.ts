import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { TaskListing } from './task-listing.ts';
import { aTask } from './task.fixture.ts';
import { taskKeys } from './tasks.queries.ts';
import { forgetTasks, receiveTasks, showChange } from './task-cache.ts';
import type { TaskPages } from './task-pages.ts';

const projectId = 7;
const inColumn = (column: number): TaskListing => ({
  search: '',
  sort: 'position',
  order: 'asc',
  filter: { column: String(column) },
});

const pagesOf = (items: Task[]): TaskPages => ({
  pages: [{ items, total: items.length, cursor: undefined }],
  pageParams: [undefined],
});

/** Two columns of board 3 that have been read whole: 10 with the tasks, 20 empty. */
function boardOf(...tasks: Task[]) {
  const client = new QueryClient();
  const read = (column: number, items: Task[]) =>
    client.setQueryData<TaskPages>(taskKeys.list(projectId, 3, inColumn(column)), pagesOf(items));
  read(10, tasks);
  read(20, []);
  const shownIn = (column: number): Task[] =>
    client.getQueryData<TaskPages>(taskKeys.list(projectId, 3, inColumn(column)))?.pages[0]?.items ?? [];
  const titlesIn = (column: number): string[] => shownIn(column).map(({ title }) => title);
  return { client, read, shownIn, titlesIn };
}

describe('what the server says of a task', () => {
  it('moves it from one column to the other, to its place', () => {
    const [first, second] = [aTask({ id: 1 }), aTask({ id: 2, position: 'a1', title: 'Avisar' })];
    const { client, titlesIn } = boardOf(first, second);
    receiveTasks(client, projectId, [{ ...first, column_id: 20, version: 2 }]);
    expect([titlesIn(10), titlesIn(20)]).toEqual([['Avisar'], ['Pedir carpas']]);
  });

  it('changes nothing when it is older than what is known', () => {
    const { client, titlesIn } = boardOf(aTask({ version: 5 }));
    receiveTasks(client, projectId, [aTask({ version: 4, title: 'Antes' })]);
    expect(titlesIn(10)).toEqual(['Pedir carpas']);
  });

  it('changes nothing when it is older than what any list knows', async () => {
    const { client, read, titlesIn } = boardOf(aTask());
    await client.invalidateQueries({ queryKey: taskKeys.list(projectId, 3, inColumn(10)) });
    read(20, [aTask({ version: 5, column_id: 20 })]);
    receiveTasks(client, projectId, [aTask({ version: 4, column_id: 20, title: 'Antes' })]);
    expect(titlesIn(20)).toEqual(['Pedir carpas']);
  });

  it('puts it on the board it was moved to, if that has been read', () => {
    const { client, titlesIn } = boardOf(aTask());
    receiveTasks(client, projectId, [aTask({ version: 2, board_id: 4 })]);
    expect(titlesIn(10)).toEqual([]);
  });

  it('takes it from every list when it is in the trash', () => {
    const { client, titlesIn } = boardOf(aTask());
    forgetTasks(client, projectId, [1]);
    expect(titlesIn(10)).toEqual([]);
  });
});

describe('a change on its way', () => {
  it('is shown at once, and what others change meanwhile shows beside it', () => {
    const task = aTask();
    const { client, shownIn } = boardOf(task);
    const release = showChange(client, projectId, [task], { column_id: 20 });
    receiveTasks(client, projectId, [{ ...task, version: 2, title: 'Pedir mesas' }]);
    expect(shownIn(20)).toMatchObject([{ title: 'Pedir mesas', column_id: 20 }]);
    release();
    expect(shownIn(10)).toMatchObject([{ title: 'Pedir mesas', column_id: 10, version: 2 }]);
  });

  it('stays as the server has it once accepted', () => {
    const task = aTask();
    const { client, titlesIn } = boardOf(task);
    const release = showChange(client, projectId, [task], { column_id: 20 });
    receiveTasks(client, projectId, [{ ...task, column_id: 20, version: 2 }]);
    release();
    expect([titlesIn(10), titlesIn(20)]).toEqual([[], ['Pedir carpas']]);
  });

  it('survives another one that is refused', () => {
    const task = aTask();
    const { client, shownIn } = boardOf(task);
    const releaseTitle = showChange(client, projectId, [task], { title: 'Otra cosa' });
    const releaseMove = showChange(client, projectId, [task], { column_id: 20 });
    releaseTitle();
    expect(shownIn(20)).toMatchObject([{ title: 'Pedir carpas' }]);
    releaseMove();
    expect(shownIn(10)).toHaveLength(1);
  });

  it('is shown again on lists that were read without it', async () => {
    const task = aTask();
    const { client, titlesIn } = boardOf(task);
    const release = showChange(client, projectId, [task], { column_id: 20 });
    await client.fetchQuery({
      queryKey: taskKeys.list(projectId, 3, inColumn(10)),
      queryFn: () => pagesOf([task]),
      staleTime: 0,
    });
    expect([titlesIn(10), titlesIn(20)]).toEqual([[], ['Pedir carpas']]);
    release();
  });

  it('is shown on top of what others did since the task was taken in hand', () => {
    const task = aTask();
    const { client, shownIn } = boardOf(task);
    receiveTasks(client, projectId, [{ ...task, version: 2, title: 'Pedir mesas' }]);
    const release = showChange(client, projectId, [task], { column_id: 20 });
    expect(shownIn(20)).toMatchObject([{ title: 'Pedir mesas' }]);
    release();
    expect(shownIn(10)).toMatchObject([{ title: 'Pedir mesas', version: 2 }]);
  });

  it('does not bring back a task that was deleted meanwhile', () => {
    const task = aTask();
    const { client, titlesIn } = boardOf(task);
    const release = showChange(client, projectId, [task], { column_id: 20 });
    forgetTasks(client, projectId, [task.id]);
    release();
    expect([titlesIn(10), titlesIn(20)]).toEqual([[], []]);
  });

  it('does not show a task that was deleted before it was put down', () => {
    const task = aTask();
    const { client, titlesIn } = boardOf(task);
    forgetTasks(client, projectId, [task.id]);
    const release = showChange(client, projectId, [task], { column_id: 20 });
    expect([titlesIn(10), titlesIn(20)]).toEqual([[], []]);
    release();
    expect([titlesIn(10), titlesIn(20)]).toEqual([[], []]);
  });

  it('shows a task again that was restored meanwhile', () => {
    const task = aTask();
    const { client, titlesIn } = boardOf(task);
    const release = showChange(client, projectId, [task], { column_id: 20 });
    forgetTasks(client, projectId, [task.id]);
    receiveTasks(client, projectId, [task]);
    expect(titlesIn(20)).toEqual(['Pedir carpas']);
    release();
    expect(titlesIn(10)).toEqual(['Pedir carpas']);
  });

  it('is counted once in a column whose end was not read, and no longer when it is refused', () => {
    const task = aTask({ version: 4 });
    const { client } = boardOf(task);
    const key = taskKeys.list(projectId, 3, inColumn(20));
    client.setQueryData<TaskPages>(key, {
      pages: [{ items: [aTask({ id: 2, column_id: 20 })], total: 150, cursor: 'more' }],
      pageParams: [undefined],
    });
    const total = () => client.getQueryData<TaskPages>(key)?.pages[0]?.total;
    const moved = { column_id: 20, position: 'b0' };
    showChange(client, projectId, [task], moved)();
    expect(total()).toBe(150);

    const release = showChange(client, projectId, [task], moved);
    receiveTasks(client, projectId, [{ ...task, ...moved, version: 5 }]);
    release();
    receiveTasks(client, projectId, [{ ...task, ...moved, version: 5 }]);
    expect(total()).toBe(151);
  });
});
