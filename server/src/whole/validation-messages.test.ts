import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();

let client: Client;
let board: string;
let task: string;
beforeAll(async () => {
  const owner = await test.make.user();
  const project = await test.make.project({ owner });
  const made = await test.make.task({ board: await test.make.board({ project }), assignedTo: owner.id });
  board = `/projects/${project.id}/boards/${made.board.id}`;
  task = made.path;
  client = await test.as(owner);
});

const refused = (error: string[]) => ({ status: 400, body: { error, code: 'validation' } });

describe('a project', () => {
  it.each([{}, { name: '', description: '' }, { name: ' ', description: '\n' }])(
    'is not created from %j',
    async (body) => {
      expect(await client.post('/projects', body)).toMatchObject(
        refused(['El nombre es obligatorio', 'La descripción es obligatoria']),
      );
    },
  );

  it('needs a name in its settings, where the description is optional', async () => {
    const path = board.replace(/\/boards.*/, '');
    expect(await client.patch(path, { name: ' ', description: '' })).toMatchObject(
      refused(['El nombre es requerido']),
    );
    expect(await client.patch(path, { name: 'Obra', description: '' })).toMatchObject({
      status: 200,
      body: { name: 'Obra', description: '' },
    });
    expect((await client.patch(path, { name: 'Obra' })).status).toBe(200);
  });
});

describe('a board', () => {
  it('needs a name', async () => {
    const answers = [
      await client.post(board.replace(/\/\d+$/, ''), {}),
      await client.post(board.replace(/\/\d+$/, ''), { name: ' ' }),
      await client.patch(board, { name: '' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      answers.map(() => [400, ['El nombre es obligatorio']]),
    );
  });
});

describe('a new task', () => {
  it.each([{}, { title: ' ', dueDate: '', priorityId: null }, { title: null, dueDate: null }])(
    'is not created from %j',
    async (body) => {
      expect(await client.post(`${board}/tasks`, body)).toMatchObject(
        refused([
          'El título es obligatorio',
          'La fecha límite es obligatoria',
          'La prioridad es obligatoria',
        ]),
      );
    },
  );

  it('tells whatever else is wrong, all at once and in order', async () => {
    const wrong = {
      columnId: 0,
      labelId: 'x',
      assignedTo: -1,
      priorityId: 5,
      dueDate: 'mañana',
      description: 5,
      title: 'x'.repeat(201),
    };
    expect(await client.post(`${board}/tasks`, wrong)).toMatchObject(
      refused([
        'El título no puede superar los 200 caracteres',
        'La descripción no es válida',
        'La fecha límite no es válida',
        'La prioridad no es válida',
        'El responsable debe ser miembro del proyecto',
        'La etiqueta no existe en el proyecto',
        'La columna no existe en el tablero',
      ]),
    );
  });

  it('needs no description, and nobody to do it', async () => {
    const answer = await client.post(`${board}/tasks`, {
      title: 'Medir',
      dueDate: '2026-12-01',
      priorityId: 1,
    });
    expect(answer).toMatchObject({ status: 201, body: { description: '', assigned_to: null } });
  });
});

describe('a changed task', () => {
  it('keeps needing what its form asks for', async () => {
    const emptied = { title: '', description: ' ', dueDate: '', priorityId: null };
    expect(await client.patch(task, emptied)).toMatchObject(
      refused([
        'El título es obligatorio',
        'La descripción es obligatoria',
        'La fecha límite es obligatoria',
        'La prioridad es obligatoria',
      ]),
    );
  });

  it('keeps needing somebody to do it', async () => {
    expect(await client.patch(task, { assignedTo: null })).toMatchObject(
      refused(['El responsable es obligatorio']),
    );
  });
});

describe('a comment', () => {
  it('needs its content, new or changed', async () => {
    const { body } = await client.post(`${task}/comments`, { content: 'Hola' });
    const answers = [
      await client.post(`${task}/comments`, {}),
      await client.post(`${task}/comments`, { content: '\n' }),
      await client.patch(`${task}/comments/${body.id}`, { content: '' }),
    ];
    expect(answers.map(({ status, body: { error } }) => [status, error])).toEqual(
      answers.map(() => [400, ['El comentario es obligatorio']]),
    );
  });

  it('has at most ten thousand characters', async () => {
    expect((await client.post(`${task}/comments`, { content: 'x'.repeat(10_000) })).status).toBe(201);
    expect(await client.post(`${task}/comments`, { content: 'x'.repeat(10_001) })).toMatchObject(
      refused(['El comentario no puede superar los 10000 caracteres']),
    );
  });
});
