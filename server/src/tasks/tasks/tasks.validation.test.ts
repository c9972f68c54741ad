import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const valid = { title: 'Contratar el camión', dueDate: '2026-12-01', priorityId: 2 };

async function ownedTask() {
  const task = await test.make.task({ description: 'Con rampa' });
  const { project, board } = task;
  const list = `/projects/${project.id}/boards/${board.id}/tasks`;
  return { task, project, board, list, owner: await test.as({ id: project.ownerId }) };
}

describe('what a new task must say', () => {
  it('tells all that is missing at once, in the order of the fields', async () => {
    const { list, owner } = await ownedTask();
    const answer = await owner.post(list, {});
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: ['El título es obligatorio', 'La fecha límite es obligatoria', 'La prioridad es obligatoria'],
      code: 'validation',
    });
    expect((await owner.get(list)).body).toHaveLength(1);
  });

  it.each([
    ['a blank title', { title: ' \n ' }, 'El título es obligatorio'],
    [
      'a title of 201 characters',
      { title: 'a'.repeat(201) },
      'El título no puede superar los 200 caracteres',
    ],
    ['a title with NUL', { title: 'a\0b' }, 'El título contiene caracteres no permitidos'],
    ['a title that is no text', { title: 7 }, 'El título es obligatorio'],
    [
      'a description past 20.000 characters',
      { description: 'a'.repeat(20_001) },
      'La descripción no puede superar los 20000 caracteres',
    ],
    ['a blank due date', { dueDate: ' ' }, 'La fecha límite es obligatoria'],
    ['no due date', { dueDate: null }, 'La fecha límite es obligatoria'],
    ['a day that does not exist', { dueDate: '2026-02-30' }, 'La fecha límite no es válida'],
    ['a due date past the range', { dueDate: '2201-01-01' }, 'La fecha límite no es válida'],
    ['a date-time without offset', { dueDate: '2026-12-01T10:00' }, 'La fecha límite no es válida'],
    ['a Spanish date', { dueDate: '01/12/2026' }, 'La fecha límite no es válida'],
    ['a fifth priority', { priorityId: 5 }, 'La prioridad no es válida'],
    ['priority zero', { priorityId: 0 }, 'La prioridad no es válida'],
    ['a priority as text', { priorityId: '2' }, 'La prioridad no es válida'],
    ['half a priority', { priorityId: 1.5 }, 'La prioridad no es válida'],
    ['an assignee past 32 bits', { assignedTo: 2 ** 31 }, 'El responsable debe ser miembro del proyecto'],
    [
      'an assignee who does not exist',
      { assignedTo: 2 ** 31 - 1 },
      'El responsable debe ser miembro del proyecto',
    ],
    ['a label that does not exist', { labelId: 2 ** 31 - 1 }, 'La etiqueta no existe en el proyecto'],
    ['a column that does not exist', { columnId: 2 ** 31 - 1 }, 'La columna no existe en el tablero'],
  ])('refuses %s', async (_, fields, message) => {
    const { list, owner } = await ownedTask();
    const answer = await owner.post(list, { ...valid, ...fields });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: [message], code: 'validation' });
    expect((await owner.get(list)).body).toHaveLength(1);
  });

  it('refuses an assignee, a label and a column of another project, all three at once', async () => {
    const { list, owner } = await ownedTask();
    const elsewhere = await ownedTask();
    const { Columns } = (await elsewhere.owner.get(elsewhere.list.replace(/\/tasks$/, ''))).body;
    const [label] = (await elsewhere.owner.get(`/projects/${elsewhere.project.id}/labels`)).body;
    const answer = await owner.post(list, {
      ...valid,
      assignedTo: elsewhere.project.ownerId,
      labelId: label.id,
      columnId: Columns[0].id,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual([
      'El responsable debe ser miembro del proyecto',
      'La etiqueta no existe en el proyecto',
      'La columna no existe en el tablero',
    ]);
  });

  it('takes texts of exactly the greatest length', async () => {
    const { list, owner } = await ownedTask();
    const [title, description] = ['ñ'.repeat(200), 'á'.repeat(20_000)];
    const answer = await owner.post(list, { ...valid, title, description });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ title, description });
  });
});

describe('what a change of a task may say', () => {
  it.each([
    ['a blank title', { title: '' }, 'El título es obligatorio'],
    ['a blank description', { description: ' ' }, 'La descripción es obligatoria'],
    ['no due date', { dueDate: null }, 'La fecha límite es obligatoria'],
    ['a wrong due date', { dueDate: 'mañana' }, 'La fecha límite no es válida'],
    ['a wrong priority', { priorityId: 9 }, 'La prioridad no es válida'],
    ['no priority', { priorityId: null }, 'La prioridad es obligatoria'],
    ['a board that does not exist', { boardId: 2 ** 31 - 1 }, 'El tablero no existe en el proyecto'],
    ['a column that does not exist', { columnId: 2 ** 31 - 1 }, 'La columna no existe en el tablero'],
    ['a version that is no number', { version: 'uno' }, 'La versión de la tarea no existe'],
  ])('refuses %s, and changes nothing', async (_, fields, message) => {
    const { task, owner } = await ownedTask();
    const before = (await owner.get(task.path)).body;
    const answer = await owner.patch(task.path, { title: 'Otro título', ...fields });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: [message], code: 'validation' });
    expect((await owner.get(task.path)).body).toEqual(before);
  });

  it('lists all wrong fields in their order', async () => {
    const { task, owner } = await ownedTask();
    const answer = await owner.patch(task.path, { priorityId: 9, dueDate: '', description: '', title: '' });
    expect(answer.body.error).toEqual([
      'El título es obligatorio',
      'La descripción es obligatoria',
      'La fecha límite es obligatoria',
      'La prioridad no es válida',
    ]);
  });

  it('asks for an assignee once there is one, and accepts none where there was none', async () => {
    const { task, project, owner } = await ownedTask();
    expect((await owner.patch(task.path, { assignedTo: null, title: 'Otra' })).status).toBe(200);
    await owner.patch(task.path, { assignedTo: project.ownerId });
    const answer = await owner.patch(task.path, { assignedTo: null });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual(['El responsable es obligatorio']);
  });

  it('keeps a former member assigned until somebody else is', async () => {
    const { task, project, owner } = await ownedTask();
    const member = await test.make.member({ project });
    const gone = await test.make.member({ project });
    await owner.patch(task.path, { assignedTo: member.id });
    await owner.delete(`/projects/${project.id}/memberships/${member.id}`);
    await owner.delete(`/projects/${project.id}/memberships/${gone.id}`);
    const kept = await owner.patch(task.path, { title: 'Otra', assignedTo: member.id });
    expect(kept.status).toBe(200);
    expect(kept.body).toMatchObject({ title: 'Otra', assigned_to: member.id, assignedTo: { id: member.id } });
    const refused = await owner.patch(task.path, { assignedTo: gone.id });
    expect(refused.status).toBe(400);
    expect(refused.body.error).toEqual(['El responsable debe ser miembro del proyecto']);
    expect((await owner.patch(task.path, { assignedTo: project.ownerId })).status).toBe(200);
    expect((await owner.patch(task.path, { assignedTo: member.id })).status).toBe(400);
  });
});

describe('a change to take back', () => {
  it.each([
    [{}, ['Falta indicar las tareas']],
    [{ changes: [] }, ['Falta indicar las tareas']],
    [{ changes: 'todo' }, ['Falta indicar las tareas']],
    [
      { changes: [{ taskId: 0, version: 0 }, { taskId: 'x', version: 1.5 }, {}] },
      ['Tarea no encontrada', 'La versión de la tarea no existe'],
    ],
    [
      { changes: Array.from({ length: 501 }, () => ({ taskId: 1, version: 2 })) },
      ['Son demasiadas tareas a la vez'],
    ],
  ])('is not named by %j', async (body, error) => {
    const { owner, list } = await ownedTask();
    expect(await owner.post(`${list}/undo`, body)).toMatchObject({ status: 400, body: { error } });
  });
});
