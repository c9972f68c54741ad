import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { checklist } from './points.fixture.ts';

const test = useTestApp();
const columnsOf = ({ path }: { path: string }) => path.replace(/\/tasks\/.*/, '/columns');

it('makes a task of a point in one step, and takes that back in one', async () => {
  const { task, person, editor, path, ids, points, contents } = await checklist(
    test,
    'Medir',
    'Pesar',
    'Atar',
  );
  const own = `${path}/${ids[1]}`;
  await editor.patch(own, { done: true, dueDay: '2031-05-20', assignedTo: person.id });
  const before = await points();
  const made = await editor.post(`${own}/task`);
  expect(made).toMatchObject({
    status: 201,
    body: {
      title: 'Pesar',
      board_id: task.board.id,
      due_day: '2031-05-20',
      assigned_to: person.id,
      description: `De la lista de control de #${(await editor.get(task.path)).body.task.number}`,
    },
  });
  const { body: columns } = await editor.get(columnsOf(task));
  expect(made.body.column_id).toBe(columns[2].id);
  expect(await contents()).toEqual(['Medir', 'Atar']);
  expect((await editor.post(`${own}/restore?removing=${made.body.id}`)).status).toBe(200);
  expect(await points()).toEqual(before);
  expect((await editor.get(task.path.replace(/\d+$/, made.body.id))).status).toBe(404);
});

it('puts what is to be done into the first column, and what is done too where there is none for it', async () => {
  const { task, owner, path, ids } = await checklist(test, 'Medir', 'Pesar');
  const { body: columns } = await owner.get(columnsOf(task));
  const made = async (index: number) => (await owner.post(`${path}/${ids[index]}/task`)).body.column_id;
  expect(await made(0)).toBe(columns[0].id);
  await owner.patch(`${path}/${ids[1]}`, { done: true });
  await owner.patch(`${columnsOf(task)}/${columns[2].id}`, { kind: 'en curso' });
  expect(await made(1)).toBe(columns[0].id);
});

it('keeps what of a long point is no title, and nobody who has left', async () => {
  const { task, owner, person, path, ids, project } = await checklist(test, 'x'.repeat(300));
  await owner.patch(`${path}/${ids[0]}`, { assignedTo: person.id });
  await owner.delete(`/projects/${project.id}/memberships/${person.id}`);
  const { body } = await owner.post(`${path}/${ids[0]}/task`);
  expect(body).toMatchObject({ title: 'x'.repeat(200), assigned_to: null, due_date: null });
  expect(body.description).toMatch(/^x{100}\n\nDe la lista/);
  expect((await owner.get(task.path)).body.Points).toEqual([]);
});

it('makes a point of another task of the board, which lies in the trash until that is taken back', async () => {
  const { task, person, editor, path, contents, counts } = await checklist(test, 'Medir');
  const other = await test.make.task({ board: task.board, title: 'Pesar', assignedTo: person.id });
  const { body: columns } = await editor.get(columnsOf(task));
  await editor.patch(other.path, { columnId: columns.at(-1).id, dueDate: '2031-05-20' });
  await editor.post(`${other.path}/comments`, { content: 'Con balanza' });
  const before = (await editor.get(other.path)).body;
  const made = await editor.post(`${path}/from-task`, { taskId: other.id });
  expect(made).toMatchObject({
    status: 201,
    body: { content: 'Pesar', done: true, due_day: '2031-05-20', assigned_to: person.id },
  });
  expect([await contents(), await counts()]).toEqual([
    ['Medir', 'Pesar'],
    [2, 1],
  ]);
  expect((await editor.get(other.path)).status).toBe(404);
  expect((await editor.delete(`${path}/${made.body.id}?restoring=${other.id}`)).status).toBe(204);
  expect(await contents()).toEqual(['Medir']);
  expect((await editor.get(other.path)).body).toMatchObject({
    Comments: before.Comments,
    task: { title: 'Pesar' },
  });
});

it('makes none of itself, nor of a task elsewhere', async () => {
  const { task, editor, path } = await checklist(test);
  const elsewhere = await test.make.task({ board: await test.make.board({ project: task.project }) });
  for (const taskId of [task.id, elsewhere.id])
    expect(await editor.post(`${path}/from-task`, { taskId })).toMatchObject({
      status: 400,
      body: { error: ['Una tarea solo puede ser punto de otra del mismo tablero'] },
    });
  expect((await editor.post(`${path}/from-task`, { taskId: 2_000_000_000 })).status).toBe(404);
});
