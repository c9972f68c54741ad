import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { afterEach, describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
afterEach(() => test.setClock(null));

const buenosAires = 'America/Argentina/Buenos_Aires';
const madrid = 'Europe/Madrid';
const auckland = 'Pacific/Auckland';

/** One board, and people who work on it from these zones. */
async function boardOf(...zones: string[]) {
  const people = await Promise.all(zones.map((timeZone) => test.make.user({ timeZone })));
  const [owner, ...others] = people;
  if (!owner) throw new Error('nobody');
  const project = await test.make.project({ owner });
  for (const user of others) await test.make.member({ project, user });
  const board = await test.make.board({ project });
  const clients = await Promise.all(people.map((person) => test.as(person)));
  const list = `/projects/${project.id}/boards/${board.id}/tasks`;
  const add = async (client: Client, title: string, dueDate: string, fields: object = {}): Promise<Task> =>
    (await client.post(list, { title, dueDate, priorityId: 1, ...fields })).body;
  const titles = async (client: Client, query: string): Promise<string[]> =>
    (await client.get(`${list}?${query}`)).body.map(({ title }: Task) => title);
  return { people, clients, project, list, add, titles };
}

describe('a date without a time', () => {
  it('is the same day for everybody, and ends for each where they are', async () => {
    const { clients, list, add } = await boardOf(buenosAires, madrid, auckland);
    const [ana] = clients as [Client];
    const { id } = await add(ana, 'Entregar', '2026-11-23', { startDate: '2026-11-20' });
    const read = await Promise.all(clients.map((client) => client.get(`${list}/${id}`)));
    expect(read.map(({ body }) => body.task.due_day)).toEqual(['2026-11-23', '2026-11-23', '2026-11-23']);
    expect(read.map(({ body }) => body.task.start_day)).toEqual(['2026-11-20', '2026-11-20', '2026-11-20']);
    expect(read.map(({ body }) => body.task.due_date)).toEqual([
      '2026-11-24T02:59:59.999Z',
      '2026-11-23T22:59:59.999Z',
      '2026-11-23T10:59:59.999Z',
    ]);
    expect(read[2]?.body.task.start_date).toBe('2026-11-20T10:59:59.999Z');
  });

  it('becomes an instant with a time, and a day again without', async () => {
    const { clients, list, add } = await boardOf(madrid);
    const [client] = clients as [Client];
    const { id } = await add(client, 'Entregar', '2026-11-23');
    const timed = await client.patch(`${list}/${id}`, { dueDate: '2026-11-23T10:00+01:00' });
    expect(timed.body).toMatchObject({ due_date: '2026-11-23T09:00:00.000Z', due_day: null, version: 2 });
    const day = await client.patch(`${list}/${id}`, { dueDate: '2026-11-23' });
    expect(day.body).toMatchObject({ due_date: '2026-11-23T22:59:59.999Z', due_day: '2026-11-23' });
  });

  it('is unchanged when somebody elsewhere sends the same day, and is logged as the day it is', async () => {
    const { clients, project, list, add } = await boardOf(buenosAires, auckland);
    const [ana, ari] = clients as [Client, Client];
    const { id } = await add(ana, 'Entregar', '2026-11-23');
    expect((await ari.patch(`${list}/${id}`, { dueDate: '2026-11-23' })).body.version).toBe(1);
    await ari.patch(`${list}/${id}`, { dueDate: '2026-11-24T09:00:00Z' });
    const { body } = await ana.get(`/projects/${project.id}/events?limit=500`);
    expect(body.at(-2).payload.task).toMatchObject({ due_date: '2026-11-23' });
    expect(body.at(-1).payload.changes).toEqual({
      due_date: { before: '2026-11-23', after: '2026-11-24T09:00:00.000Z' },
    });
  });

  it('set by two people from one version is a conflict, unless both mean the same day', async () => {
    const { clients, list, add } = await boardOf(buenosAires, auckland);
    const [ana, ari] = clients as [Client, Client];
    const { id } = await add(ana, 'Entregar', '2026-11-23');
    await ana.patch(`${list}/${id}`, { dueDate: '2026-11-25', version: 1 });
    expect((await ari.patch(`${list}/${id}`, { dueDate: '2026-11-25', version: 1 })).status).toBe(200);
    const { status, body } = await ari.patch(`${list}/${id}`, { dueDate: '2026-11-26', version: 1 });
    expect(status).toBe(409);
    expect(body.current).toMatchObject({ due_day: '2026-11-25', due_date: '2026-11-25T10:59:59.999Z' });
  });

  it('comes back as a day when the change is taken back, also of several tasks at once', async () => {
    const { clients, list, add } = await boardOf(auckland);
    const [ari] = clients as [Client];
    const ids = [(await add(ari, 'A', '2026-11-23')).id, (await add(ari, 'B', '2026-11-24')).id];
    await ari.patch(list, { ids, change: { dueDate: '2026-11-30T09:00:00Z' } });
    const changes = ids.map((taskId) => ({ taskId, version: 2 }));
    const { body } = await ari.post(`${list}/undo`, { changes });
    expect(body.tasks.map((task: Task) => task.due_day)).toEqual(['2026-11-23', '2026-11-24']);
  });

  it('is compared with an instant by the calendar of who says them', async () => {
    const { clients, add, list } = await boardOf(buenosAires, auckland);
    const [ana, ari] = clients as [Client, Client];
    // It is the 23rd in Buenos Aires, and the 24th in Auckland.
    const { id } = await add(ana, 'Entregar', '2026-11-24T02:00:00Z');
    expect((await ana.patch(`${list}/${id}`, { startDate: '2026-11-24' })).status).toBe(400);
    expect((await ari.patch(`${list}/${id}`, { startDate: '2026-11-24' })).status).toBe(200);
  });
});

describe('a list of tasks with days and instants', () => {
  it('is sorted with a day after the instants of that day where the reader is, page by page too', async () => {
    const { clients, list, add, titles } = await boardOf(buenosAires, auckland);
    const [ana, ari] = clients as [Client, Client];
    await add(ana, 'el 23', '2026-11-23');
    await add(ana, 'el 23 a las 23:00 allá', '2026-11-23T23:00-03:00');
    await add(ana, 'el 24 a las 00:00 allá', '2026-11-24T00:00-03:00');
    await add(ana, 'el 22', '2026-11-22');
    const inBuenosAires = ['el 22', 'el 23 a las 23:00 allá', 'el 23', 'el 24 a las 00:00 allá'];
    expect(await titles(ana, 'sort=due_date')).toEqual(inBuenosAires);
    expect(await titles(ana, 'sort=due_date&order=desc')).toEqual(inBuenosAires.toReversed());
    expect(await titles(ari, 'sort=due_date')).toEqual([
      'el 22',
      'el 23',
      'el 23 a las 23:00 allá',
      'el 24 a las 00:00 allá',
    ]);
    const paged: string[] = [];
    let next: string | undefined = `${list}?sort=due_date&limit=1`;
    while (next !== undefined) {
      const { body, headers } = await ana.get(next);
      paged.push(body[0].title);
      next = /^<\/api(.*)>; rel="next"$/.exec(String(headers['link']))?.[1];
    }
    expect(paged).toEqual(inBuenosAires);
  });

  it('knows what is for today, this week and this month by the reader’s calendar', async () => {
    const { clients, add, titles } = await boardOf(buenosAires, auckland);
    const [ana, ari] = clients as [Client, Client];
    for (const day of [29, 30]) {
      await add(ana, `el ${day}`, `2026-11-${day}`);
    }
    await add(ana, 'el 1', '2026-12-01');
    // Sunday the 29th at 21:00 in Buenos Aires, Monday the 30th at 13:00 in Auckland.
    test.setClock(new Date('2026-11-30T00:00:00Z'));
    expect(await titles(ana, 'due=today')).toEqual(['el 29']);
    expect(await titles(ana, 'due=week')).toEqual(['el 29']);
    expect(await titles(ana, 'due=month')).toEqual(['el 29', 'el 30']);
    expect(await titles(ari, 'due=today')).toEqual(['el 30']);
    expect(await titles(ari, 'due=week')).toEqual(['el 30', 'el 1']);
    expect(await titles(ari, 'due=month')).toEqual(['el 30']);
  });

  it('shows a day as overdue once it is over for the assignee, or without one for the reader', async () => {
    const { people, clients, add, titles } = await boardOf(buenosAires, auckland);
    const [ana, ari] = clients as [Client, Client];
    await add(ana, 'de Ana', '2026-11-29', { assignedTo: people[0]?.id });
    await add(ana, 'de Ari', '2026-11-29', { assignedTo: people[1]?.id });
    await add(ana, 'de nadie', '2026-11-29');
    test.setClock(new Date('2026-11-30T00:00:00Z'));
    expect(await titles(ana, 'due=overdue')).toEqual(['de Ari']);
    expect(await titles(ari, 'due=overdue')).toEqual(['de Ari', 'de nadie']);
    test.setClock(new Date('2026-11-30T03:00:00Z'));
    expect(await titles(ana, 'due=overdue')).toEqual(['de Ana', 'de Ari', 'de nadie']);
  });

  it('shows what begins on a day as begun from the start of that day', async () => {
    const { clients, add, titles } = await boardOf(buenosAires);
    const [ana] = clients as [Client];
    await add(ana, 'hoy', '2026-12-20', { startDate: '2026-11-29' });
    await add(ana, 'mañana', '2026-12-20', { startDate: '2026-11-30' });
    test.setClock(new Date('2026-11-30T00:00:00Z'));
    expect(await titles(ana, 'start=overdue')).toEqual(['hoy']);
  });
});
