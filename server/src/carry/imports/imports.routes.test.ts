import { describe, expect, it } from 'vitest';
import { calendarOf, event, windowsZone } from '../../testing/calendar-files.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const upTo = (most: number): string => Array.from({ length: most }, (_, nth) => nth + 1).join(',');

async function newPlace(timeZone = 'America/Argentina/Buenos_Aires') {
  const owner = await test.make.user({ timeZone });
  const project = await test.make.project({ owner });
  const board = await test.make.board({ project });
  const client = await test.as(owner);
  const path = `/projects/${project.id}/boards/${board.id}`;
  return {
    client,
    project,
    board,
    path,
    preview: (calendar: string) => client.post(`${path}/import/preview`, { calendar }),
    run: (calendar: string) => client.post(`${path}/import`, { calendar }),
    tasks: async () => (await client.get(`${path}/tasks`)).body,
  };
}

const fair = event('feria', 'SUMMARY:Feria', 'DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261207');

describe('a calendar', () => {
  it('is tried first, which writes nothing', async () => {
    const { preview, tasks } = await newPlace();
    const { status, body } = await preview(calendarOf(fair));
    expect(status).toBe(200);
    expect(body).toEqual({
      tasks: [{ title: 'Feria', startDate: '2026-12-04', dueDate: '2026-12-06' }],
      skipped: [],
    });
    expect(await tasks()).toEqual([]);
  });

  it('becomes tasks at the end of the first column, in its order, told in the log', async () => {
    const { client, project, board, run, tasks } = await newPlace();
    const meeting = event(
      'cita',
      String.raw`SUMMARY:Cita\, con Elena`,
      String.raw`DESCRIPTION:Una\nDos`,
      'PRIORITY:1',
      'DTSTART:20261204T120000Z',
      'DTEND:20261204T133000Z',
    );
    const { status, body } = await run(calendarOf(fair, meeting));
    expect(status).toBe(201);
    expect(body.skipped).toEqual([]);
    const made = await tasks();
    expect(made.map(({ id }: { id: number }) => id)).toEqual(body.taskIds);
    expect(made).toMatchObject([
      {
        title: 'Feria',
        start_day: '2026-12-04',
        due_day: '2026-12-06',
        column_id: board.columnIds[0],
        version: 1,
      },
      {
        title: 'Cita, con Elena',
        description: 'Una\nDos',
        priority_id: 3,
        start_date: '2026-12-04T12:00:00.000Z',
        due_date: '2026-12-04T13:30:00.000Z',
        due_day: null,
      },
    ]);
    expect(made[0].position < made[1].position).toBe(true);
    const { body: events } = await client.get(`/projects/${project.id}/events?since=0`);
    expect(events.filter(({ type }: { type: string }) => type === 'task.created')).toHaveLength(2);
  });

  it('becomes no second task of the same event, unless the first one was deleted', async () => {
    const { client, path, run, preview, tasks } = await newPlace();
    await run(calendarOf(fair));
    const known = { tasks: [], skipped: [{ title: 'Feria', reason: 'known' }] };
    expect((await preview(calendarOf(fair))).body).toEqual(known);
    expect((await run(calendarOf(fair))).body).toEqual({ taskIds: [], skipped: known.skipped });
    const [{ id }] = await tasks();
    await client.post(`${path}/tasks/remove`, { ids: [id] });
    expect((await run(calendarOf(fair))).body.taskIds).toHaveLength(1);
    expect(await tasks()).toHaveLength(1);
  });

  it('says what it leaves out, and why', async () => {
    const { preview } = await newPlace();
    const day = 'DTSTART;VALUE=DATE:20261204';
    const { body } = await preview(
      calendarOf(
        event('1', 'SUMMARY:Semanal', day, 'RRULE:FREQ=WEEKLY'),
        event('2', 'SUMMARY:Anulada', day, 'STATUS:CANCELLED'),
        event('3', 'SUMMARY:Sin fecha'),
        event('4', day),
        event('5', 'SUMMARY:Antigua', 'DTSTART;VALUE=DATE:19201204'),
        event('6', 'SUMMARY:Rota', 'DTSTART:mañana'),
        ['BEGIN:VTODO', 'UID:7', 'SUMMARY:Hecha', 'DUE:20261204T120000Z', 'STATUS:COMPLETED', 'END:VTODO'],
        ['BEGIN:VTODO', 'UID:8', 'SUMMARY:Comprar', 'DUE;VALUE=DATE:20261204', 'END:VTODO'],
        event('8', 'SUMMARY:Otra vez', day),
        ['BEGIN:VTODO', 'UID:9', 'SUMMARY:Pensar', 'END:VTODO'],
      ),
    );
    expect(body).toEqual({
      tasks: [
        { title: 'Comprar', startDate: null, dueDate: '2026-12-04' },
        { title: 'Pensar', startDate: null, dueDate: null },
      ],
      skipped: [
        { title: 'Semanal', reason: 'repeats' },
        { title: 'Anulada', reason: 'cancelled' },
        { title: 'Sin fecha', reason: 'undated' },
        { title: '', reason: 'untitled' },
        { title: 'Antigua', reason: 'undated' },
        { title: 'Rota', reason: 'undated' },
        { title: 'Hecha', reason: 'done' },
        { title: 'Otra vez', reason: 'repeats' },
      ],
    });
  });

  it('is taken up to 500 tasks, which one step undoes, with long texts cut', async () => {
    const { client, path, run, tasks } = await newPlace();
    const many = Array.from({ length: 503 }, (_, index) =>
      event(`n${index}`, `SUMMARY:${'🚚'.repeat(150)}`, 'DTSTART;VALUE=DATE:20261204'),
    );
    const { body } = await run(calendarOf(...many));
    expect(body.taskIds).toHaveLength(500);
    expect(body.skipped.map(({ reason }: { reason: string }) => reason)).toEqual([
      'too_many',
      'too_many',
      'too_many',
    ]);
    expect((await tasks())[0].title).toBe(`${'🚚'.repeat(99)}…`);
    expect((await client.post(`${path}/tasks/remove`, { ids: body.taskIds })).status).toBe(204);
    expect(await tasks()).toEqual([]);
  });

  it.each([
    'texto',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT',
    'BEGIN:VCARD\r\nEND:VCARD',
    '\uFEFF \r\n',
    '<html></html>',
    ':',
    ';',
  ])('is refused where it is none: %j', async (text) => {
    const { preview } = await newPlace();
    expect(await preview(text)).toMatchObject({
      status: 400,
      body: { error: ['El archivo no es un calendario (.ics)'] },
    });
  });
});

/** The wall clock in the file, and the instant that it means, about where the clocks change. */
const times: [string, [string, string][]][] = [
  [
    'Europe/Madrid',
    [
      ['20260329T013000', '2026-03-29T00:30:00.000Z'],
      ['20260329T033000', '2026-03-29T01:30:00.000Z'],
      ['20261025T033000', '2026-10-25T02:30:00.000Z'],
    ],
  ],
  [
    'America/Mexico_City',
    [
      ['20220403T033000', '2022-04-03T08:30:00.000Z'],
      ['20221030T033000', '2022-10-30T09:30:00.000Z'],
      ['20260715T090000', '2026-07-15T15:00:00.000Z'],
    ],
  ],
  ['America/Argentina/Buenos_Aires', [['20261204T090000', '2026-12-04T12:00:00.000Z']]],
  [
    'America/Santiago',
    [
      // Comes twice: the first one is meant.
      ['20260404T233000', '2026-04-05T02:30:00.000Z'],
      ['20260405T010000', '2026-04-05T05:00:00.000Z'],
      ['20260906T010000', '2026-09-06T04:00:00.000Z'],
    ],
  ],
];

describe('a time in a calendar', () => {
  it.each(times)('counts in its zone, %s, or without one in that of the person', async (zone, moments) => {
    const { preview } = await newPlace(zone);
    const events = moments.flatMap(([wall], index) => [
      event(`z${index}`, 'SUMMARY:Con zona', `DTSTART;TZID=${zone}:${wall}`),
      event(`f${index}`, 'SUMMARY:Sin zona', `DTSTART:${wall}`),
    ]);
    const { body } = await preview(calendarOf(...events));
    expect(body.tasks.map(({ dueDate }: { dueDate: string }) => dueDate)).toEqual(
      moments.flatMap(([, instant]) => [instant, instant]),
    );
  });

  it('counts in a zone that only the file knows of, as Outlook writes them', async () => {
    const { preview } = await newPlace();
    const meeting = event('1', 'SUMMARY:Cita', 'DTSTART;TZID=Romance Standard Time:20260710T090000');
    const zone = windowsZone('RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10');
    expect((await preview(calendarOf(zone, meeting))).body.tasks[0].dueDate).toBe('2026-07-10T07:00:00.000Z');
  });

  it.each([
    ['every second', 'RRULE:FREQ=SECONDLY'],
    ['every day', `RRULE:FREQ=YEARLY;BYMONTH=${upTo(12)};BYMONTHDAY=${upTo(31)}`],
  ])('takes a zone that changes its clocks %s for no zone', async (_, rule) => {
    const { preview } = await newPlace();
    const meeting = event('1', 'SUMMARY:Cita', 'DTSTART;TZID=Romance Standard Time:20260710T090000');
    const { body } = await preview(calendarOf(windowsZone(rule), meeting));
    expect(body.tasks[0].dueDate).toBe('2026-07-10T12:00:00.000Z');
  });

  it('reads a zone each for hundreds of events, as far as tasks reach', async () => {
    const { preview } = await newPlace();
    const rule = 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10';
    const parts = Array.from({ length: 200 }, (_, nth) => [
      windowsZone(rule).map((line) => line.replace('TZID:', `TZID:${nth} `)),
      event(`${nth}`, 'SUMMARY:Cita', `DTSTART;TZID=${nth} Romance Standard Time:20260710T090000`),
    ]).flat();
    const { status, body } = await preview(calendarOf(...parts));
    const dates = new Set(body.tasks.map(({ dueDate }: { dueDate: string }) => dueDate));
    expect([status, body.tasks.length, [...dates]]).toEqual([200, 200, ['2026-07-10T07:00:00.000Z']]);
  });

  it('lasts as long as it says', async () => {
    const { preview } = await newPlace();
    const { body } = await preview(
      calendarOf(
        event('1', 'SUMMARY:Hora y media', 'DTSTART:20261204T120000Z', 'DURATION:PT1H30M'),
        event('2', 'SUMMARY:Tres días', 'DTSTART;VALUE=DATE:20261204', 'DURATION:P3D'),
        event('3', 'SUMMARY:Sin duración', 'DTSTART:20261204T120000Z', 'DTEND:20261204T120000Z'),
      ),
    );
    expect(body.tasks).toEqual([
      { title: 'Hora y media', startDate: '2026-12-04T12:00:00.000Z', dueDate: '2026-12-04T13:30:00.000Z' },
      { title: 'Tres días', startDate: '2026-12-04', dueDate: '2026-12-06' },
      { title: 'Sin duración', startDate: null, dueDate: '2026-12-04T12:00:00.000Z' },
    ]);
  });
});
