import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { repeatingTask } from './task-repeat.fixture.ts';

const test = useTestApp();

beforeAll(() => test.setClock(new Date('2026-11-18T12:00Z')));
afterAll(() => test.setClock(null));

const refused = (...error: string[]) => ({ status: 400, body: { error, code: 'validation' } });
const repeating = (fields?: Partial<NewTask>) => repeatingTask(test, fields);

describe('the repetition of a task', () => {
  it('is given, changed, taken away and told like its other fields', async () => {
    const { ana, path, made, events, id, undo } = await repeating({ repeat: 'P1M-31' });
    expect(made.repeat).toBe('P1M-31');
    expect((await ana.patch(path, { repeat: 'weekdays' })).body).toMatchObject({
      repeat: 'weekdays',
      version: 2,
    });
    expect((await ana.patch(path, { title: 'Otra cosa' })).body.repeat).toBe('weekdays');
    expect((await ana.patch(path, { repeat: null })).body).toMatchObject({ repeat: null, version: 4 });
    expect((await events()).at(-1)?.payload).toMatchObject({
      changes: { repeat: { before: 'weekdays', after: null } },
    });
    await undo(ana, [id, 4]);
    expect((await ana.get(path)).body.task).toMatchObject({ repeat: 'weekdays', version: 5 });
  });

  it('is kept by its shortest text, however it was said', async () => {
    const { ana, path, made } = await repeating({ repeat: 'COUNT=3;FREQ=WEEKLY;BYDAY=FR,MO' });
    expect(made.repeat).toBe('FREQ=WEEKLY;BYDAY=MO,FR;COUNT=3');
    expect((await ana.patch(path, { repeat: 'FREQ=MONTHLY;INTERVAL=1' })).body.repeat).toBe('P1M');
  });

  it('is none where nothing is said', async () => {
    expect((await repeating({ repeat: undefined })).made.repeat).toBeNull();
  });

  it.each(['', 'cada semana', 'P0D', 'P1W-31', 'FREQ=HOURLY', 7, {}])(
    'is refused when it is %j',
    async (repeat) => {
      const { ana, list, path } = await repeating();
      const task = { title: 'Otra', dueDate: '2026-12-20', priorityId: 1, repeat };
      expect(await ana.post(list, task)).toMatchObject(refused('La repetición no es válida'));
      expect(await ana.patch(path, { repeat })).toMatchObject(refused('La repetición no es válida'));
    },
  );

  it('needs a due date', async () => {
    const { ana, path, id } = await repeating({ repeat: null });
    await test.database.db.execute(`update tasks set due_day = null where id = ${id}`);
    const needsDue = refused('Para repetirse, la tarea necesita una fecha límite');
    expect(await ana.patch(path, { repeat: 'P1D' })).toMatchObject(needsDue);
    expect((await ana.patch(path, { repeat: 'P1D', dueDate: '2026-12-20' })).status).toBe(200);
  });

  it('is not for a task that is done, unless that is done again', async () => {
    const { ana, path, complete, todo } = await repeating();
    await complete();
    expect(await ana.patch(path, { repeat: 'P1D' })).toMatchObject(
      refused('Una tarea hecha ya no se repite'),
    );
    expect((await ana.patch(path, { repeat: 'P1D', columnId: todo })).body).toMatchObject({ repeat: 'P1D' });
  });

  it('is told as a conflict where two people change it, and merges with all else', async () => {
    const { ana, benito, path } = await repeating();
    await benito.patch(path, { repeat: 'P1D', version: 1 });
    const mine = { title: 'Pagar', repeat: 'P2W', version: 1 };
    expect(await ana.patch(path, mine)).toMatchObject({ status: 409, body: { current: { repeat: 'P1D' } } });
    expect((await ana.patch(path, { ...mine, repeat: 'P1W' })).body).toMatchObject({
      title: 'Pagar',
      repeat: 'P1D',
    });
  });
});
