import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { taskBoard } from '../../testing/task-board.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const crossed = {
  status: 400,
  body: { error: ['La fecha de inicio no puede ser posterior a la fecha límite'], code: 'validation' },
};
const day = (text: string): string => `${text}T23:59:59.999Z`;

/** One task that is due on the 20th, and two people. */
async function dueOn20th() {
  const board = await taskBoard(test, 'A');
  const [id] = board.ids;
  const path = `${board.list}/${id}`;
  await board.ana.patch(path, { dueDate: '2026-12-20' });
  return { ...board, id, path };
}

describe('the start date of a task', () => {
  it('is optional, is said like the due date, and can be taken away', async () => {
    const owner = await test.make.user({ timeZone: 'America/Argentina/Buenos_Aires' });
    const board = await test.make.board({ project: await test.make.project({ owner }) });
    const client = await test.as(owner);
    const list = `/projects/${board.project.id}/boards/${board.id}/tasks`;
    const given = { title: 'Entregar', dueDate: '2026-12-20', priorityId: 1 };
    expect((await client.post(list, given)).body.start_date).toBeNull();
    expect((await client.post(list, { ...given, startDate: null })).body.start_date).toBeNull();
    const { body } = await client.post(list, { ...given, startDate: '2026-12-01' });
    expect(body.start_date).toBe('2026-12-02T02:59:59.999Z');
    const at = await client.patch(`${list}/${body.id}`, { startDate: '2026-12-01T10:30-03:00' });
    expect(at.body).toMatchObject({ start_date: '2026-12-01T13:30:00.000Z', version: 2 });
    const none = await client.patch(`${list}/${body.id}`, { startDate: null });
    expect(none.body).toMatchObject({ start_date: null, due_date: body.due_date, version: 3 });
  });

  it.each([['ayer'], [''], ['2026-02-30'], ['1969-12-31'], ['2201-01-01'], ['2026-12-01T10:00'], [7], [{}]])(
    'is refused when it is %j',
    async (startDate) => {
      const { ana, list, path } = await dueOn20th();
      const refused = {
        status: 400,
        body: { error: ['La fecha de inicio no es válida'], code: 'validation' },
      };
      const task = { title: 'Entregar', dueDate: '2026-12-20', priorityId: 1, startDate };
      expect(await ana.post(list, task)).toMatchObject(refused);
      expect(await ana.patch(path, { startDate })).toMatchObject(refused);
    },
  );

  it('is not after the due date, whichever of the two is said, and then nothing is written', async () => {
    const { ana, list, path, ids } = await dueOn20th();
    await ana.patch(path, { startDate: '2026-12-10' });
    const before = await fingerprint(test.database.db);
    const task = { title: 'Otra', priorityId: 1, startDate: '2026-12-21', dueDate: '2026-12-20' };
    expect(await ana.post(list, task)).toMatchObject(crossed);
    expect(await ana.patch(path, { startDate: '2026-12-21' })).toMatchObject(crossed);
    expect(await ana.patch(path, { dueDate: '2026-12-09' })).toMatchObject(crossed);
    expect(await ana.patch(path, { startDate: '2026-12-31', dueDate: '2026-12-30' })).toMatchObject(crossed);
    expect(await ana.patch(list, { ids, change: { dueDate: '2026-12-09' } })).toMatchObject(crossed);
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('may be the day on which the task is due, and both may move past each other at once', async () => {
    const { ana, path } = await dueOn20th();
    expect((await ana.patch(path, { startDate: '2026-12-20' })).body.start_date).toBe(day('2026-12-20'));
    const moved = await ana.patch(path, { startDate: '2027-01-05', dueDate: '2027-01-09' });
    expect(moved.body).toMatchObject({ start_date: day('2027-01-05'), due_date: day('2027-01-09') });
  });

  it('is told with what else is wrong, in the order of the fields', async () => {
    const { ana, list } = await dueOn20th();
    const wrong = { title: 'Otra', priorityId: 1, startDate: '2026-12-21', dueDate: '2026-12-20' };
    const { body } = await ana.post(list, { ...wrong, assignedTo: 999_999 });
    expect(body.error).toEqual([...crossed.body.error, 'El responsable debe ser miembro del proyecto']);
  });

  it('is compared with the due date that another has set meanwhile', async () => {
    const { ana, benito, path, read, id } = await dueOn20th();
    const { version } = await read(id);
    await benito.patch(path, { dueDate: '2026-12-05', version });
    expect(await ana.patch(path, { startDate: '2026-12-10', version })).toMatchObject(crossed);
    expect((await ana.patch(path, { startDate: '2026-12-04', version })).status).toBe(200);
  });

  it('set by two people from one version is a conflict', async () => {
    const { ana, benito, path, read, id } = await dueOn20th();
    const { version } = await read(id);
    await benito.patch(path, { startDate: '2026-12-05', version });
    const { status, body } = await ana.patch(path, { startDate: '2026-12-06', version });
    expect(status).toBe(409);
    expect(body.current.start_date).toBe(day('2026-12-05'));
  });

  it('is logged before and after, and comes back when the change is taken back', async () => {
    const { ana, path, id, events, read, undo } = await dueOn20th();
    await ana.patch(path, { startDate: '2026-12-05' });
    const { version } = (await ana.patch(path, { startDate: null })).body;
    expect((await events()).at(-1)?.payload['changes']).toEqual({
      start_date: { before: '2026-12-05', after: null },
    });
    expect((await undo(ana, [id, version])).status).toBe(200);
    expect((await read(id)).start_date).toBe(day('2026-12-05'));
  });

  it('stands in the way of taking back a due date that it would be after', async () => {
    const { ana, benito, path, id, read, undo } = await dueOn20th();
    const { version } = (await ana.patch(path, { dueDate: '2026-12-30' })).body;
    await benito.patch(path, { startDate: '2026-12-25' });
    const { status, body } = await undo(ana, [id, version]);
    expect(status).toBe(409);
    expect(body.error).toEqual(['No se puede deshacer: otra persona cambió lo mismo después']);
    expect(await read(id)).toMatchObject({ start_date: day('2026-12-25'), due_date: day('2026-12-30') });
  });

  it('is given to several tasks at once, and taken from them, or to none', async () => {
    const { ana, ids, list, all } = await taskBoard(test, 'A', 'B');
    const [a] = ids;
    const starts = async () => (await all()).map(({ start_date: start }: { start_date: unknown }) => start);
    expect((await ana.patch(list, { ids, change: { startDate: '2026-11-10' } })).status).toBe(200);
    expect(await starts()).toEqual([day('2026-11-10'), day('2026-11-10')]);
    await ana.patch(`${list}/${a}`, { dueDate: '2026-11-11' });
    expect(await ana.patch(list, { ids, change: { startDate: '2026-11-12' } })).toMatchObject(crossed);
    expect(await starts()).toEqual([day('2026-11-10'), day('2026-11-10')]);
    await ana.patch(list, { ids, change: { startDate: null } });
    expect(await starts()).toEqual([null, null]);
  });

  it('orders and filters a board, page by page too', async () => {
    const { ana, ids, list } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b] = ids;
    test.setClock(new Date('2026-11-18T12:00:00Z'));
    await ana.patch(`${list}/${a}`, { startDate: '2026-11-19', dueDate: '2026-12-20' });
    await ana.patch(`${list}/${b}`, { startDate: '2026-11-17', dueDate: '2026-12-20' });
    const titles = async (query: string) =>
      (await ana.get(`${list}?${query}`)).body.map(({ title }: { title: string }) => title);
    expect(await titles('sort=start_date')).toEqual(['B', 'A', 'C']);
    expect(await titles('sort=start_date&order=desc')).toEqual(['A', 'B', 'C']);
    const { headers } = await ana.get(`${list}?sort=start_date&limit=1`);
    const cursor = /cursor=([^&>]+)/.exec(String(headers['link']))?.[1];
    expect(await titles(`sort=start_date&limit=1&cursor=${cursor}`)).toEqual(['A']);
    expect(await titles('start=overdue')).toEqual(['B']);
    expect(await titles('start=week')).toEqual(['A']);
    expect(await titles('start=today')).toEqual([]);
    expect((await ana.get(`${list}?start=nunca`)).body.error).toEqual(['El inicio no es válido']);
  });
});
