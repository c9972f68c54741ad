import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

/** One task, and the two people who edit it. */
async function sharedTask() {
  const task = await test.make.task({ description: 'Con rampa' });
  const { project } = task;
  const second = await test.make.member({ project });
  const ana = await test.as({ id: project.ownerId });
  const benito = await test.as(second);
  const read = async () => (await ana.get(task.path)).body.task;
  const events = async () => (await ana.get(`/projects/${project.id}/events`)).body;
  /** What the specification's form sends: every field, as it was read. */
  const form = {
    title: 'Contratar el camión',
    description: 'Con rampa',
    dueDate: '2026-12-01',
    priorityId: 2,
    assignedTo: null,
    labelId: null,
    boardId: task.board.id,
    version: 1,
  };
  return { task, project, ana, benito, read, events, form };
}

describe('two people editing one task', () => {
  it('who change the same field from one version get one 200 and one 409, which writes nothing', async () => {
    const { task, ana, benito, read, events } = await sharedTask();
    const answers = await Promise.all([
      ana.patch(task.path, { title: 'De Ana', version: 1 }),
      benito.patch(task.path, { title: 'De Benito', priorityId: 4, version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const { Comments: _, ...current } = await read();
    expect(refused?.body).toEqual({
      error: ['La tarea cambió mientras tanto'],
      code: 'conflict',
      current,
    });
    expect(current.version).toBe(2);
    expect((await events()).filter(({ type }: { type: string }) => type === 'task.updated')).toHaveLength(1);
  });

  it('who change different fields from one version both succeed, and the changes merge', async () => {
    const { task, ana, benito, read } = await sharedTask();
    const answers = await Promise.all([
      ana.patch(task.path, { title: 'De Ana', version: 1 }),
      benito.patch(task.path, { priorityId: 4, version: 1 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toMatchObject({ title: 'De Ana', priority_id: 4, version: 3 });
  });

  it('with a form that sends every field count only what they changed themselves', async () => {
    const { task, ana, benito, read, events, form } = await sharedTask();
    await ana.patch(task.path, { ...form, title: 'De Ana' });
    const answer = await benito.patch(task.path, { ...form, description: 'De Benito' });
    expect(answer.status).toBe(200);
    expect(await read()).toMatchObject({ title: 'De Ana', description: 'De Benito', version: 3 });
    expect((await events()).at(-1).payload.changes).toEqual({
      description: { before: 'Con rampa', after: 'De Benito' },
    });
  });

  it('with a form that changed nothing write nothing over the other', async () => {
    const { task, ana, benito, read, form } = await sharedTask();
    await ana.patch(task.path, { ...form, title: 'De Ana', priorityId: 4 });
    const answer = await benito.patch(task.path, form);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ title: 'De Ana', priority_id: 4, version: 2 });
    expect((await read()).version).toBe(2);
  });

  it('who wish the same value do not contradict each other', async () => {
    const { task, ana, benito, read } = await sharedTask();
    await ana.patch(task.path, { title: 'Lo mismo', version: 1 });
    const answer = await benito.patch(task.path, { title: 'Lo mismo', version: 1 });
    expect(answer.status).toBe(200);
    expect((await read()).version).toBe(2);
  });

  it('are compared with the version they started from, however many came between', async () => {
    const { task, ana, benito, read } = await sharedTask();
    await ana.patch(task.path, { title: 'Uno', version: 1 });
    await ana.patch(task.path, { title: 'Dos', priorityId: 3, version: 2 });
    await ana.patch(task.path, { description: 'Tres', version: 3 });
    const stale = await benito.patch(task.path, { title: 'Cuatro', version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body.current).toMatchObject({
      title: 'Dos',
      priority_id: 3,
      description: 'Tres',
      version: 4,
    });
    const fromThird = await benito.patch(task.path, { title: 'Cuatro', version: 3 });
    expect(fromThird.status).toBe(200);
    expect(await read()).toMatchObject({ title: 'Cuatro', description: 'Tres', version: 5 });
  });

  it('do not meet in a field that was changed and put back', async () => {
    const { task, ana, benito } = await sharedTask();
    await ana.patch(task.path, { title: 'Uno' });
    await ana.patch(task.path, { title: 'Contratar el camión' });
    const answer = await benito.patch(task.path, { title: 'Dos', version: 1 });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ title: 'Dos', version: 4 });
  });

  it('contradict each other about the column as well', async () => {
    const { task, project, ana, benito } = await sharedTask();
    const { Columns } = (await ana.get(`/projects/${project.id}/boards/${task.board.id}`)).body;
    await ana.patch(task.path, { columnId: Columns[1].id, version: 1 });
    const answer = await benito.patch(task.path, { columnId: Columns[2].id, version: 1 });
    expect(answer.status).toBe(409);
    expect(answer.body.current.column_id).toBe(Columns[1].id);
  });

  it('may give no version, and then the last one wins', async () => {
    const { task, ana, benito, read } = await sharedTask();
    const answers = await Promise.all([
      ana.patch(task.path, { title: 'De Ana' }),
      benito.patch(task.path, { title: 'De Benito' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read()).version).toBe(3);
  });

  it('cannot name a version that is still to come', async () => {
    const { task, ana, read } = await sharedTask();
    const answer = await ana.patch(task.path, { title: 'Otra', version: 2 });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: ['La versión de la tarea no existe'], code: 'validation' });
    expect(await read()).toMatchObject({ title: 'Contratar el camión', version: 1 });
  });

  it('are not disturbed by comments, nor by a task that was deleted and restored', async () => {
    const { task, ana, benito } = await sharedTask();
    await ana.post(`${task.path}/comments`, { content: 'Ojo' });
    await ana.delete(task.path);
    await ana.post(`${task.path}/restore`);
    const answer = await benito.patch(task.path, { title: 'De Benito', version: 1 });
    expect(answer.body).toMatchObject({ title: 'De Benito', version: 2, commentCount: 1 });
  });
});
