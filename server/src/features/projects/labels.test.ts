import { startingLabels } from '@cuadrilla/contract/boards';
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

it('a label of another project is not found', async () => {
  const [here, there] = [await projectWithLabels(), await projectWithLabels()];
  const [foreign] = (await there.owner.get(there.path)).body;
  const answer = await here.owner.patch(`${here.path}/${foreign.id}`, { name: 'Ventas' });
  expect(answer).toMatchObject({ status: 404, body: { error: ['Etiqueta no encontrada'] } });
});
