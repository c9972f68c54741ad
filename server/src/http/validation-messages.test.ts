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

const person = {
  firstName: 'Eva',
  lastName: 'Ruiz',
  username: 'eva',
  email: 'eva@ejemplo.com',
  password: 'secreta',
  confirmPassword: 'secreta',
};
const nothing = Object.fromEntries(Object.keys(person).map((key) => [key, '']));
const blank = Object.fromEntries(Object.keys(person).map((key) => [key, '  ']));
const missingPerson = [
  'El nombre es requerido',
  'El apellido es requerido',
  'El usuario es requerido',
  'El email es requerido',
];

describe('registering', () => {
  it.each([
    ['no field at all', {}],
    ['every field empty', nothing],
    ['every field null', Object.fromEntries(Object.keys(person).map((key) => [key, null]))],
    ['the fields in another order', Object.fromEntries(Object.entries(nothing).toReversed())],
  ])('with %s tells what every field lacks, in their order', async (_, body) => {
    const answer = await test.anonymous.post('/auth/register', body);
    expect(answer).toMatchObject(
      refused([...missingPerson, 'La contraseña es requerida', 'Falta confirmar la contraseña']),
    );
  });

  it('counts blanks as nothing, but not in a password', async () => {
    const answer = await test.anonymous.post('/auth/register', { ...blank, confirmPassword: '' });
    expect(answer.body.error).toEqual([
      ...missingPerson,
      'La contraseña debe tener al menos 6 caracteres',
      'Falta confirmar la contraseña',
    ]);
  });

  it.each([
    [
      'a password of five characters',
      { password: '12345', confirmPassword: '12345' },
      ['La contraseña debe tener al menos 6 caracteres'],
    ],
    ['two different passwords', { confirmPassword: 'secretA' }, ['Las contraseñas no coinciden']],
    ['passwords that differ in a blank', { confirmPassword: 'secreta ' }, ['Las contraseñas no coinciden']],
    [
      'a confirmation alone',
      { password: undefined },
      ['La contraseña es requerida', 'Las contraseñas no coinciden'],
    ],
    [
      'different passwords and no name',
      { firstName: undefined, confirmPassword: 'x' },
      ['El nombre es requerido', 'Las contraseñas no coinciden'],
    ],
    [
      'a short password, not repeated',
      { password: '12345' },
      ['La contraseña debe tener al menos 6 caracteres', 'Las contraseñas no coinciden'],
    ],
    [
      'a wrong time zone and different passwords',
      { timeZone: 'Marte/Olimpo', confirmPassword: 'x' },
      ['La zona horaria no es válida', 'Las contraseñas no coinciden'],
    ],
    ['a short username', { username: 'ev' }, ['El usuario debe tener al menos 3 caracteres']],
    [
      'a username with a blank',
      { username: 'eva ruiz' },
      ['El usuario solo admite letras, números, punto, guion y guion bajo'],
    ],
    ['a long username', { username: 'e'.repeat(41) }, ['El usuario no puede superar los 40 caracteres']],
    [
      'long names',
      { firstName: 'e'.repeat(81), lastName: 'e'.repeat(81) },
      ['El nombre no puede superar los 80 caracteres', 'El apellido no puede superar los 80 caracteres'],
    ],
    [
      'a long email',
      { email: `${'e'.repeat(250)}@ejemplo.com` },
      ['El email no puede superar los 254 caracteres'],
    ],
    [
      'a long password',
      { password: 'e'.repeat(201), confirmPassword: 'e'.repeat(201) },
      ['La contraseña no puede superar los 200 caracteres'],
    ],
  ])('with %s tells just that', async (_, change, messages) => {
    const answer = await test.anonymous.post('/auth/register', { ...person, ...change });
    expect(answer).toMatchObject(refused(messages));
  });

  it.each([
    'eva',
    'eva@',
    '@ejemplo.com',
    'eva@ejemplo',
    'eva ruiz@ejemplo.com',
    'eva@ejem plo.com',
    'a@b@c.com',
  ])('with %s for an email is refused', async (email) => {
    const answer = await test.anonymous.post('/auth/register', { ...person, email });
    expect(answer).toMatchObject(refused(['El email no es válido']));
  });
});

describe('signing in', () => {
  it.each([{}, { email: '', password: '' }, { email: ' ', password: null }, { password: '' }])(
    'with %j tells what is missing',
    async (body) => {
      expect(await test.anonymous.post('/auth/login', body)).toMatchObject(
        refused(['El email es obligatorio', 'La contraseña es obligatoria']),
      );
    },
  );
});

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
