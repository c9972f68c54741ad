import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { tasks } from '../../platform/database/schema/schema.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { deleteBoard } from '../../tasks/boards/boards.commands.ts';
import { changeProjectSettings } from '../../projects/projects/projects.commands.ts';

const test = useTestApp();

const titles = async (client: Client, path: string): Promise<string[]> => {
  const { body } = await client.get(path);
  return (body.tasks ?? body).map(({ title }: CalendarTask) => title).toSorted();
};

/** What a calendar shows of November 2026, and of what else is asked. */
const november = (asked = '') => `/calendar?from=2026-11-01&to=2026-11-30${asked}`;

async function boardOf(timeZone = 'UTC') {
  const me = await test.make.user({ timeZone });
  const project = await test.make.project({ owner: me });
  const board = await test.make.board({ project });
  const client = await test.as(me);
  return { me, project, board, client };
}

/** Forms ask for a due date, but older tasks may have none. */
async function withoutDates(task: { id: number; project: { id: number } }) {
  await test.database.db
    .update(tasks)
    .set({ dueDay: null, dueDate: null })
    .where(and(eq(tasks.projectId, task.project.id), eq(tasks.id, task.id)));
  return task;
}

describe('the calendar', () => {
  it('answers what begins, is due or goes on in the days asked for', async () => {
    const { board, client } = await boardOf();
    const add = (title: string, dueDate: string, startDate?: string) =>
      test.make.task({ board, title, dueDate, startDate });
    await add('vence el primer día', '2026-11-01');
    await add('vence el último día', '2026-11-30T23:59:00Z');
    await add('empieza dentro', '2026-12-10', '2026-11-30');
    await add('termina dentro', '2026-11-01T00:00:00Z', '2026-10-20');
    await add('lo cruza entero', '2026-12-24', '2026-10-02T08:00:00Z');
    await add('antes', '2026-10-31T23:59:00Z', '2026-10-20');
    await add('después', '2026-12-01', '2026-12-01');
    expect(await titles(client, november())).toEqual([
      'empieza dentro',
      'lo cruza entero',
      'termina dentro',
      'vence el primer día',
      'vence el último día',
    ]);
  });

  it('answers a month with the weeks that it begins and ends in, as they begin for who asks', async () => {
    const { board, client } = await boardOf();
    await test.make.task({ board, title: 'domingo', dueDate: '2026-11-29' });
    await test.make.task({ board, title: 'lunes', dueDate: '2026-11-30' });
    const december = '/calendar/month?month=2026-12';
    expect((await client.get(december)).body).toMatchObject({ from: '2026-11-30', to: '2027-01-03' });
    expect(await titles(client, december)).toEqual(['lunes']);
    await client.patch('/profile', { weekStart: 'sunday' });
    expect((await client.get(december)).body).toMatchObject({ from: '2026-11-29', to: '2027-01-02' });
    expect(await titles(client, december)).toEqual(['domingo', 'lunes']);
  });

  it.each([
    ['America/Santiago', '2026-08-31', '2026-10-04'],
    ['Europe/Madrid', '2026-09-28', '2026-11-01'],
  ])('without a month answers the one that it is in %s', async (timeZone, from, to) => {
    const { client } = await boardOf(timeZone);
    test.setClock(new Date('2026-09-30T23:00:00Z'));
    expect((await client.get('/calendar/month')).body).toMatchObject({ from, to });
    test.setClock(null);
  });

  it.each(['2026-13', '2026-1', 'diciembre', ''])('knows no month «%s»', async (month) => {
    const { client } = await boardOf();
    const answer = await client.get(`/calendar/month?month=${month}`);
    expect(answer).toMatchObject({ status: 400, body: { error: ['El mes no es válido'] } });
  });

  it('says of each task as much as a calendar shows, and how far its project had come', async () => {
    const { me, project, board, client } = await boardOf();
    const fields = { dueDate: '2026-11-03T18:00:00Z', startDate: '2026-11-02', assignedTo: me.id };
    const { id } = await test.make.task({ board, title: 'Firmar', ...fields });
    const { body } = await client.get(november());
    expect(body).toEqual({
      tasks: [
        {
          id,
          number: 1,
          project_id: project.id,
          board_id: board.id,
          column_id: board.columnIds[0],
          title: 'Firmar',
          start_date: '2026-11-02T23:59:59.999Z',
          start_day: '2026-11-02',
          due_date: '2026-11-03T18:00:00.000Z',
          due_day: null,
          priority_id: 2,
          Priority: { id: 2, name: 'Media' },
          label_id: null,
          label_ids: [],
          assigned_to: me.id,
          assignedTo: { id: me.id, first_name: me.firstName, last_name: me.lastName, time_zone: 'UTC' },
          version: 1,
        },
      ],
      more: false,
      seqs: [{ project_id: project.id, seq: expect.any(Number) }],
    });
    const detail = await client.get(`/projects/${project.id}`);
    expect(body.seqs[0].seq).toBe(Number(detail.headers['x-project-seq']));
  });

  // Each pair is the last instant before the month, and its first, where clocks change in or near it.
  it.each([
    ['Europe/Madrid', '2026-10', '2026-09-30T21:59:00Z', '2026-09-30T22:00:00Z'],
    ['Europe/Madrid', '2026-11', '2026-10-31T22:59:00Z', '2026-10-31T23:00:00Z'],
    ['America/Mexico_City', '2022-11', '2022-11-01T05:59:00Z', '2022-11-01T06:00:00Z'],
    ['America/Argentina/Buenos_Aires', '2026-11', '2026-11-01T02:59:00Z', '2026-11-01T03:00:00Z'],
    ['America/Santiago', '2026-09', '2026-09-01T03:59:00Z', '2026-09-01T04:00:00Z'],
    ['America/Santiago', '2026-10', '2026-10-01T02:59:00Z', '2026-10-01T03:00:00Z'],
  ])('begins a month where the reader is: %s, %s', async (timeZone, month, before, first) => {
    const { board, client } = await boardOf(timeZone);
    await test.make.task({ board, title: 'aún no', dueDate: before });
    await test.make.task({ board, title: 'ya', dueDate: first });
    await test.make.task({ board, title: 'el día', dueDate: `${month}-01` });
    expect(await titles(client, `/calendar?from=${month}-01&to=${month}-28`)).toEqual(['el día', 'ya']);
  });

  it('knows the day of Santiago that has no midnight, and the one that has two', async () => {
    const { board, client } = await boardOf('America/Santiago');
    await test.make.task({ board, title: 'sábado', dueDate: '2026-09-06T03:59:00Z' });
    await test.make.task({ board, title: 'domingo', dueDate: '2026-09-06T04:00:00Z' });
    await test.make.task({ board, title: 'primera medianoche', dueDate: '2026-04-05T03:30:00Z' });
    expect(await titles(client, '/calendar?from=2026-09-06&to=2026-09-06')).toEqual(['domingo']);
    expect(await titles(client, '/calendar?from=2026-04-04&to=2026-04-04')).toEqual(['primera medianoche']);
  });

  it('narrows as a board does, and to projects or a board', async () => {
    const { me, project, board, client } = await boardOf();
    const other = await test.make.board({ project, name: 'Otro' });
    const elsewhere = await test.make.board({ project: await test.make.project({ owner: me }) });
    const dueDate = '2026-11-11';
    await test.make.task({ board, title: 'alta mía', dueDate, priorityId: 3, assignedTo: me.id });
    await test.make.task({ board: other, title: 'baja', dueDate, priorityId: 1 });
    await test.make.task({ board: elsewhere, title: 'lejos', dueDate, priorityId: 3 });
    expect(await titles(client, november())).toEqual(['alta mía', 'baja', 'lejos']);
    expect(await titles(client, november('&priority=3'))).toEqual(['alta mía', 'lejos']);
    expect(await titles(client, november('&assignee=none'))).toEqual(['baja', 'lejos']);
    expect(await titles(client, november('&query=BAJÁ'))).toEqual(['baja']);
    expect(await titles(client, november(`&project=${project.id}`))).toEqual(['alta mía', 'baja']);
    expect(await titles(client, november(`&project=${project.id}&board=${other.id}`))).toEqual(['baja']);
  });

  it('leaves out what is deleted, and what is archived unless it is asked for', async () => {
    const { project, board, client } = await boardOf();
    const gone = await test.make.board({ project, name: 'Se va' });
    await test.make.task({ board, title: 'queda', dueDate: '2026-11-11' });
    await test.make.task({ board: gone, title: 'con su tablero', dueDate: '2026-11-11' });
    await test.make.deleteTask(await test.make.task({ board, title: 'borrada', dueDate: '2026-11-11' }));
    await test.make.inProject(project, (change) => deleteBoard(change, gone.id));
    expect(await titles(client, november())).toEqual(['queda']);
    await test.make.inProject(project, (change) => changeProjectSettings(change, { archived: true }));
    expect(await titles(client, november())).toEqual([]);
    expect(await titles(client, november(`&project=${project.id}`))).toEqual(['queda']);
  });

  it('refuses what is no span of days', async () => {
    const { client } = await boardOf();
    const wrong = [
      'from=2026-11-30&to=2026-11-01',
      'from=2026-01-01&to=2026-12-31',
      'from=ayer&to=2026-11-01',
    ];
    const answers = await Promise.all(wrong.map((query) => client.get(`/calendar?${query}`)));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(answers[0]?.body.error).toEqual(['El calendario abarca de 1 a 100 días']);
    expect(answers[2]?.body.error).toEqual(['El primer día no es válido']);
  });
});

describe('somebody else’s tasks', () => {
  let stranger: Client;
  beforeAll(async () => {
    stranger = await test.as(await test.make.user());
  });

  it('are in none of the answers, whatever is asked', async () => {
    const { project, board } = await boardOf();
    await test.make.task({ board, title: 'secreta', dueDate: '2026-11-11' });
    await withoutDates(await test.make.task({ board, title: 'sin fecha' }));
    expect((await stranger.get(november(`&project=${project.id}`))).body).toMatchObject({
      tasks: [],
      seqs: [],
    });
    expect((await stranger.get(`/calendar/undated?project=${project.id}&board=${board.id}`)).body).toEqual(
      [],
    );
    expect((await stranger.get('/calendar/places')).body).toEqual([]);
  });
});

describe('what has no date', () => {
  it('is listed in pages, without what is done', async () => {
    const { board, client } = await boardOf();
    await test.make.task({ board, title: 'con fecha' });
    const made = [];
    for (const title of ['a', 'b', 'c'])
      made.push(await withoutDates(await test.make.task({ board, title })));
    await withoutDates(await test.make.task({ board, title: 'hecha', columnId: board.columnIds[2] }));
    const first = await client.get('/calendar/undated?limit=2');
    expect(first.body.map(({ id }: CalendarTask) => id)).toEqual(made.slice(0, 2).map(({ id }) => id));
    const next = /<\/api([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    expect(await titles(client, next)).toEqual(['c']);
    expect((await client.get(next)).headers['link']).toBeUndefined();
  });
});
