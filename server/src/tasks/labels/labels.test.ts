import { startingLabels } from '@cuadrilla/contract/tasks/boards';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

async function projectWithLabels() {
  const project = await test.make.project();
  const owner = await test.as({ id: project.ownerId });
  const path = `/projects/${project.id}/labels`;
  const events = async () => (await owner.get(`/projects/${project.id}/events?limit=500`)).body;
  return { project, owner, path, events };
}

it('a label is added in the next colour of the palette, and the log says so', async () => {
  const { owner, path, events } = await projectWithLabels();
  const { status, body } = await owner.post(path, { name: ' Urgente ' });
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.any(Number), name: 'Urgente', hex_code: startingLabels[0].hex_code });
  expect((await owner.get(path)).body.at(-1)).toEqual(body);
  expect((await events()).at(-1)).toMatchObject({ type: 'label.created', payload: { name: 'Urgente' } });
});

it('a label is renamed for everything that carries it; the same name changes nothing', async () => {
  const { project, owner, path, events } = await projectWithLabels();
  const board = await test.make.board({ project });
  const { Label } = (await owner.get(`/projects/${project.id}/boards/${board.id}`)).body;
  const answer = await owner.patch(`${path}/${Label.id}`, { name: 'Ventas' });
  expect(answer).toMatchObject({ status: 200, body: { ...Label, name: 'Ventas' } });
  expect((await owner.get(`/projects/${project.id}/boards/${board.id}`)).body.Label.name).toBe('Ventas');
  const before = (await events()).length;
  await owner.patch(`${path}/${Label.id}`, { name: 'Ventas' });
  expect(await events()).toHaveLength(before);
});

it('a label has a colour of the palette, chosen at once or later', async () => {
  const { owner, path, events } = await projectWithLabels();
  const [, , , verde, , coral] = startingLabels;
  const { body: label } = await owner.post(path, { name: 'Urgente', hexCode: coral.hex_code });
  expect(label.hex_code).toBe(coral.hex_code);
  const answer = await owner.patch(`${path}/${label.id}`, { hexCode: verde.hex_code });
  expect(answer).toMatchObject({ status: 200, body: { name: 'Urgente', hex_code: verde.hex_code } });
  const changes = { hex_code: { before: coral.hex_code, after: verde.hex_code } };
  expect((await events()).at(-1)).toMatchObject({ type: 'label.updated', payload: { changes } });
  const refused = await owner.patch(`${path}/${label.id}`, { hexCode: '#123456' });
  expect(refused).toMatchObject({ status: 400, body: { error: ['El color no es de la paleta'] } });
});

it('whatever carries a label that is removed stays without, also in the trash', async () => {
  const { project, owner, path, events } = await projectWithLabels();
  const [board, trashed] = [await test.make.board({ project }), await test.make.board({ project })];
  const [{ id: labelId }] = (await owner.get(path)).body;
  const [kept, deleted] = [await test.make.task({ board }), await test.make.task({ board })];
  const boardPath = (id: number) => `/projects/${project.id}/boards/${id}`;
  const carrying = [kept.path, deleted.path, boardPath(board.id), boardPath(trashed.id)];
  await Promise.all(carrying.map((each) => owner.patch(each, { labelId })));
  await owner.delete(deleted.path);
  await owner.delete(boardPath(trashed.id));

  expect((await owner.delete(`${path}/${labelId}`)).status).toBe(204);
  expect((await owner.get(path)).body).not.toContainEqual(expect.objectContaining({ id: labelId }));
  const labels = { label_id: { before: labelId, after: null } };
  expect((await events()).slice(-3)).toMatchObject([
    { type: 'task.updated', payload: { taskId: kept.id, version: 3, changes: labels } },
    { type: 'board.updated', payload: { boardId: board.id, changes: labels } },
    { type: 'label.deleted', payload: { labelId, name: 'Cobalto' } },
  ]);
  await owner.post(`${boardPath(board.id)}/tasks/restore`, { ids: [deleted.id] });
  await owner.post(`${boardPath(trashed.id)}/restore`);
  const now = await Promise.all(carrying.map(async (each) => (await owner.get(each)).body));
  expect(now.map(({ task, Label }) => (task ? task.label_id : Label))).toEqual([null, null, null, null]);
});

it('a removed label comes back to all tasks that lost it then, and to boards that have none by now', async () => {
  const { project, owner, path, events } = await projectWithLabels();
  const [board, other] = [await test.make.board({ project }), await test.make.board({ project })];
  const [label, second] = (await owner.get(path)).body;
  const [kept, changed] = [await test.make.task({ board }), await test.make.task({ board })];
  const without = await test.make.task({ board });
  const boardPath = (id: number) => `/projects/${project.id}/boards/${id}`;
  const carrying = [kept.path, changed.path, boardPath(board.id), boardPath(other.id)];
  await Promise.all(carrying.map((each) => owner.patch(each, { labelId: label.id })));
  await owner.delete(`${path}/${label.id}`);
  await owner.patch(changed.path, { labelId: second.id });
  await owner.patch(boardPath(other.id), { labelId: second.id });

  const answer = await owner.post(`${path}/${label.id}/restore`);
  expect(answer).toMatchObject({ status: 200, body: label });
  expect((await owner.get(path)).body).toContainEqual(label);
  const labels = { label_id: { before: null, after: label.id } };
  const both = { label_ids: { before: [second.id], after: [second.id, label.id] } };
  expect((await events()).slice(-4)).toMatchObject([
    { type: 'label.restored', payload: { labelId: label.id, name: label.name } },
    { type: 'task.updated', payload: { taskId: kept.id, changes: labels } },
    { type: 'task.updated', payload: { taskId: changed.id, changes: both } },
    { type: 'board.updated', payload: { boardId: board.id, changes: labels } },
  ]);
  const now = await Promise.all(
    [...carrying, without.path].map(async (each) => (await owner.get(each)).body),
  );
  expect(now.map(({ task, Label }) => (task ? task.label_id : Label.id))).toEqual([
    label.id,
    second.id,
    label.id,
    second.id,
    null,
  ]);
  const again = await owner.post(`${path}/${label.id}/restore`);
  expect(again).toMatchObject({ status: 409, body: { error: ['La etiqueta no está eliminada'] } });
});

it('a change that is undone does not bring a removed label back', async () => {
  const { project, owner, path } = await projectWithLabels();
  const board = await test.make.board({ project });
  const task = await test.make.task({ board });
  const [first, second] = (await owner.get(path)).body;
  await owner.patch(task.path, { labelId: first.id });
  await owner.patch(task.path, { labelId: second.id, title: 'Pesar' });
  await owner.delete(`${path}/${first.id}`);
  const changes = [{ taskId: task.id, version: 3 }];
  const undone = await owner.post(`/projects/${project.id}/boards/${board.id}/tasks/undo`, { changes });
  expect(undone.status).toBe(200);
  expect((await owner.get(task.path)).body.task).toMatchObject({
    label_id: null,
    title: 'Contratar el camión',
  });
});

it('a label of another project is not found', async () => {
  const [here, there] = [await projectWithLabels(), await projectWithLabels()];
  const [foreign] = (await there.owner.get(there.path)).body;
  const answers = [
    await here.owner.patch(`${here.path}/${foreign.id}`, { name: 'Ventas' }),
    await here.owner.delete(`${here.path}/${foreign.id}`),
    await here.owner.post(`${here.path}/${foreign.id}/restore`),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 404, body: { error: ['Etiqueta no encontrada'] } });
  }
  expect((await there.owner.get(there.path)).body[0]).toEqual(foreign);
});
