import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

/** Due dates as somebody in this time zone sets them. */
async function dueIn(timeZone: string) {
  const owner = await test.make.user({ timeZone });
  const board = await test.make.board({ project: await test.make.project({ owner }) });
  const client = await test.as(owner);
  const path = `/projects/${board.project.id}/boards/${board.id}/tasks`;
  return async (dueDate: string): Promise<string> =>
    (await client.post(path, { title: 'Entregar', dueDate, priorityId: 1 })).body.due_date;
}

describe('the due date of a task', () => {
  it('given as a day, is its end where the person is', async () => {
    const inBuenosAires = await dueIn('America/Argentina/Buenos_Aires');
    expect(await inBuenosAires('2026-12-01')).toBe('2026-12-02T02:59:59.999Z');
    const inTokyo = await dueIn('Asia/Tokyo');
    expect(await inTokyo('2026-12-01')).toBe('2026-12-01T14:59:59.999Z');
    const inKathmandu = await dueIn('Asia/Kathmandu');
    expect(await inKathmandu('2026-12-01')).toBe('2026-12-01T18:14:59.999Z');
  });

  it('follows summer time in Madrid, on the days that clocks change too', async () => {
    const inMadrid = await dueIn('Europe/Madrid');
    expect(await inMadrid('2026-03-28')).toBe('2026-03-28T22:59:59.999Z');
    expect(await inMadrid('2026-03-29')).toBe('2026-03-29T21:59:59.999Z');
    expect(await inMadrid('2026-10-24')).toBe('2026-10-24T21:59:59.999Z');
    expect(await inMadrid('2026-10-25')).toBe('2026-10-25T22:59:59.999Z');
  });

  it('given with its offset, is that instant wherever the person is', async () => {
    const inMadrid = await dueIn('Europe/Madrid');
    expect(await inMadrid('2026-12-01T10:30:00Z')).toBe('2026-12-01T10:30:00.000Z');
    expect(await inMadrid('2026-12-01T10:30-03:00')).toBe('2026-12-01T13:30:00.000Z');
    expect(await inMadrid('2026-12-01T10:30:15.250+0530')).toBe('2026-12-01T05:00:15.250Z');
  });

  it('reaches from 1970 to 2200', async () => {
    const inUtc = await dueIn('UTC');
    expect(await inUtc('1970-01-01')).toBe('1970-01-01T23:59:59.999Z');
    expect(await inUtc('2200-12-31')).toBe('2200-12-31T23:59:59.999Z');
    expect(await inUtc('2028-02-29')).toBe('2028-02-29T23:59:59.999Z');
  });

  it('is unchanged when the same day is sent again by the same person', async () => {
    const owner = await test.make.user({ timeZone: 'America/Argentina/Buenos_Aires' });
    const board = await test.make.board({ project: await test.make.project({ owner }) });
    const client = await test.as(owner);
    const path = `/projects/${board.project.id}/boards/${board.id}/tasks`;
    const { id } = (await client.post(path, { title: 'Entregar', dueDate: '2026-12-01', priorityId: 1 }))
      .body;
    expect((await client.patch(`${path}/${id}`, { dueDate: '2026-12-01' })).body.version).toBe(1);
    const moved = await client.patch(`${path}/${id}`, { dueDate: '2026-12-03' });
    expect(moved.body).toMatchObject({ due_date: '2026-12-04T02:59:59.999Z', version: 2 });
  });
});

describe('what is written for a due date', () => {
  let taskDue: (dueDate: string) => Promise<Answer>;
  beforeAll(async () => {
    const { id, project } = await test.make.board();
    const owner = await test.as({ id: project.ownerId });
    taskDue = (dueDate) =>
      owner.post(`/projects/${project.id}/boards/${id}/tasks`, { title: 'Medir', dueDate, priorityId: 1 });
  });
  const wrong = [
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1969-12-31',
    '2201-01-01',
  ];
  const malformed = ['mañana', '2026-1-1', '01/12/2026', '20261201', '2026-12-01T10:00', '2026-12-01T24:00Z'];
  const odd = [
    '2026-12-01T10:60Z',
    '2026-12-01T10:00+25:00',
    '+002026-12-01',
    '-2026-12-01',
    '1733011200',
    '%',
  ];

  it.each([...wrong, ...malformed, ...odd])('is refused when it is %s', async (dueDate) => {
    const answer = await taskDue(dueDate);
    expect(answer).toMatchObject({ status: 400, body: { error: ['La fecha límite no es válida'] } });
  });

  it.each([
    ['1970-01-01', '1970-01-01T23:59:59.999Z'],
    ['2200-12-31', '2200-12-31T23:59:59.999Z'],
    ['2028-02-29', '2028-02-29T23:59:59.999Z'],
    ['2026-12-01T10:00Z', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01T10:00:30.5-03:00', '2026-12-01T13:00:30.500Z'],
    ['2026-12-01T10:00:30.123456789+0530', '2026-12-01T04:30:30.123Z'],
    ['2026-12-01T10:00+23:59', '2026-11-30T10:01:00.000Z'],
    ['2200-12-31T23:59-12:00', '2201-01-01T11:59:00.000Z'],
  ])('is the instant meant when it is %s', async (dueDate, due_date) => {
    const answer = await taskDue(dueDate);
    expect(answer).toMatchObject({ status: 201, body: { due_date } });
  });
});
