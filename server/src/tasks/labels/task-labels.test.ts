import type { Label } from '@cuadrilla/contract/tasks/label';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

async function stage(fields: object = {}) {
  const board = await test.make.board();
  const { project } = board;
  const owner = await test.as({ id: project.ownerId });
  const all: Label[] = (await owner.get(`/projects/${project.id}/labels`)).body;
  const [a, b, c, d] = all.map(({ id }) => id) as [number, number, number, number];
  const list = `/projects/${project.id}/boards/${board.id}/tasks`;
  const task = await test.make.task({ board, ...fields });
  const read = async (): Promise<Task> => (await owner.get(task.path)).body.task;
  const label = (id: number) => all.find((each) => each.id === id);
  const carried = async () => (await read()).label_ids;
  return { board, project, owner, list, task, read, carried, label, ids: { a, b, c, d }, all };
}

const twentyOne = Array.from({ length: 21 }, (_, index) => index + 1);

describe('the labels of a task', () => {
  it('are said all together, and answered in their order', async () => {
    const { owner, list, label, ids } = await stage();
    const body = { title: 'Medir', dueDate: '2026-12-01', priorityId: 1, labelIds: [ids.c, ids.a] };
    const made = await owner.post(list, body);
    expect(made).toMatchObject({
      status: 201,
      body: { label_id: ids.c, label_ids: [ids.c, ids.a], Labels: [label(ids.c), label(ids.a)] },
    });
    expect((await owner.get(list)).body[1]).toEqual(made.body);
  });

  it('are one alone where the specification’s field is written, and none where that is null', async () => {
    const { owner, task, ids } = await stage();
    await owner.patch(task.path, { labelIds: [ids.a, ids.b] });
    const one = await owner.patch(task.path, { labelId: ids.c });
    expect(one.body).toMatchObject({ label_id: ids.c, label_ids: [ids.c], Labels: [{ id: ids.c }] });
    const none = await owner.patch(task.path, { labelId: null });
    expect(none.body).toMatchObject({ label_id: null, label_ids: [], Labels: [] });
  });

  it('stay as they are where a form sends the first one along, as it was', async () => {
    const { owner, task, ids, carried } = await stage();
    const { body } = await owner.patch(task.path, { labelIds: [ids.a, ids.b] });
    await owner.patch(task.path, { title: 'Pesar', labelId: ids.a, version: body.version });
    expect(await carried()).toEqual([ids.a, ids.b]);
  });

  it('are added and removed for one task and for several', async () => {
    const { board, owner, list, task, ids, carried } = await stage();
    const other = await test.make.task({ board });
    await owner.patch(task.path, { labelIds: [ids.a, ids.b] });
    await owner.patch(task.path, { addLabelIds: [ids.c, ids.a], removeLabelIds: [ids.b] });
    expect(await carried()).toEqual([ids.a, ids.c]);
    const change = { addLabelIds: [ids.d], removeLabelIds: [ids.a] };
    const many = await owner.patch(list, { ids: [task.id, other.id], change });
    expect(many.body).toMatchObject([{ label_ids: [ids.c, ids.d] }, { label_ids: [ids.d] }]);
    const alike = await owner.patch(list, { ids: [task.id, other.id], change: { labelIds: [ids.b] } });
    expect(alike.body).toMatchObject([{ label_ids: [ids.b] }, { label_ids: [ids.b] }]);
  });

  it('of two people who add different ones at once are all kept, however they say it', async () => {
    const { project, owner, task, ids, carried } = await stage();
    const eva = await test.as(await test.make.member({ project }));
    await Promise.all([
      owner.patch(task.path, { addLabelIds: [ids.a], version: 1 }),
      eva.patch(task.path, { addLabelIds: [ids.b], version: 1 }),
    ]);
    expect(new Set(await carried())).toEqual(new Set([ids.a, ids.b]));
    const { version, label_ids } = (await owner.get(task.path)).body.task;
    const answers = await Promise.all([
      owner.patch(task.path, { labelIds: [...label_ids, ids.c], version }),
      eva.patch(task.path, { labelIds: [label_ids[1], ids.d], version }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(await carried())).toEqual(new Set([label_ids[1], ids.c, ids.d]));
  });

  it('are told in the log by what was added and removed, by name', async () => {
    const { project, owner, task, ids, label } = await stage();
    await owner.patch(task.path, { labelIds: [ids.a] });
    await owner.patch(task.path, { addLabelIds: [ids.b], removeLabelIds: [ids.a] });
    const { body } = await owner.get(`/projects/${project.id}/events?task=${task.id}`);
    const named = (id: number) => ({ id, name: label(id)?.name });
    expect(body.at(-1).payload.changes).toEqual({
      label_id: { before: ids.a, after: ids.b },
      label_ids: { before: [ids.a], after: [ids.b], added: [named(ids.b)], removed: [named(ids.a)] },
    });
  });

  it('lose by an undo what was added, and get back what was taken, whatever others did since', async () => {
    const { project, owner, list, task, ids, carried } = await stage();
    const eva = await test.as(await test.make.member({ project }));
    await owner.patch(task.path, { labelIds: [ids.a, ids.b] });
    const { version } = (await owner.patch(task.path, { addLabelIds: [ids.c], removeLabelIds: [ids.a] }))
      .body;
    await eva.patch(task.path, { addLabelIds: [ids.d] });
    const undone = await owner.post(`${list}/undo`, { changes: [{ taskId: task.id, version }] });
    expect(undone).toMatchObject({ status: 200, body: { kept: [] } });
    expect(await carried()).toEqual([ids.a, ids.b, ids.d]);
  });

  it('are given back in their place when a removed one is restored', async () => {
    const { project, owner, task, ids, carried } = await stage();
    await owner.patch(task.path, { labelIds: [ids.a, ids.b, ids.c] });
    const path = `/projects/${project.id}/labels/${ids.b}`;
    await owner.delete(path);
    expect(await carried()).toEqual([ids.a, ids.c]);
    await owner.patch(task.path, { addLabelIds: [ids.d] });
    await owner.post(`${path}/restore`);
    expect(await carried()).toEqual([ids.a, ids.b, ids.c, ids.d]);
  });

  it.each([
    ['one that is not in the project', { labelIds: [2 ** 31 - 1] }, 'La etiqueta no existe en el proyecto'],
    ['an added one that is not', { addLabelIds: [2 ** 31 - 1] }, 'La etiqueta no existe en el proyecto'],
    ['what is no id', { labelIds: ['a'] }, 'La etiqueta no existe en el proyecto'],
    ['what is no list', { labelIds: 7 }, 'Las etiquetas no son válidas'],
    ['null', { labelIds: null }, 'Las etiquetas no son válidas'],
    ['an added one that is no list', { addLabelIds: 'x' }, 'Las etiquetas no son válidas'],
    ['one twice', { labelIds: [7, 7] }, 'Cada etiqueta se dice una sola vez'],
    ['twenty-one', { labelIds: twentyOne }, 'Una tarea lleva hasta 20 etiquetas'],
    ['twenty-one added at once', { addLabelIds: twentyOne }, 'Una tarea lleva hasta 20 etiquetas'],
    ['twenty-one taken away at once', { removeLabelIds: twentyOne }, 'Una tarea lleva hasta 20 etiquetas'],
    [
      'another first one than the specification’s',
      { labelId: 1, labelIds: [2, 1] },
      'La etiqueta tiene que ser la primera de las etiquetas',
    ],
    [
      'all of them and some more',
      { labelIds: [1], addLabelIds: [2] },
      'Di todas las etiquetas, o bien cuáles se agregan y cuáles se quitan',
    ],
  ])('may not be %s, and then nothing changes', async (_, labels, message) => {
    const { owner, list, task, read } = await stage();
    const before = await read();
    const refused = { status: 400, body: { error: [message], code: 'validation' } };
    expect(await owner.patch(task.path, { title: 'Otra', ...labels })).toMatchObject(refused);
    expect(await owner.patch(list, { ids: [task.id], change: labels })).toMatchObject(refused);
    expect(await read()).toEqual(before);
  });

  it('grow to twenty by adding, and no further', async () => {
    const { project, owner, task, read } = await stage();
    const ids: number[] = [];
    for (let index = 0; index < 12; index += 1)
      ids.push((await owner.post(`/projects/${project.id}/labels`, { name: `Más ${index}` })).body.id);
    const all: Label[] = (await owner.get(`/projects/${project.id}/labels`)).body;
    expect(all).toHaveLength(21);
    await owner.patch(task.path, { labelIds: all.slice(0, 20).map(({ id }) => id) });
    const refused = await owner.patch(task.path, { addLabelIds: [ids.at(-1)] });
    expect(refused).toMatchObject({ status: 400, body: { error: ['Una tarea lleva hasta 20 etiquetas'] } });
    expect((await read()).Labels).toHaveLength(20);
  });
});

describe('a list of tasks', () => {
  it('is narrowed by any, all or none of several labels, and sorted by the first', async () => {
    const { board, owner, list, task, ids } = await stage();
    const [both, second] = [await test.make.task({ board }), await test.make.task({ board })];
    await owner.patch(both.path, { labelIds: [ids.b, ids.a] });
    await owner.patch(second.path, { labelIds: [ids.a] });
    const found = async (query: string) =>
      (await owner.get(`${list}?${query}`)).body.map(({ id }: Task) => id);
    expect(await found(`label=${ids.a},${ids.b}`)).toEqual([both.id, second.id]);
    expect(await found(`label=${ids.b},none`)).toEqual([task.id, both.id]);
    expect(await found(`label=${ids.a},${ids.b}&labels=any`)).toEqual([both.id, second.id]);
    expect(await found(`label=${ids.a},${ids.b}&labels=all`)).toEqual([both.id]);
    expect(await found(`label=${ids.b}&labels=none`)).toEqual([task.id, second.id]);
    expect(await found('label=none&labels=none')).toEqual([both.id, second.id]);
    expect(await owner.get(`${list}?label=${ids.a}&labels=some`)).toMatchObject({
      status: 400,
      body: { error: ['La forma de filtrar por etiquetas no es válida'] },
    });
  });
});
