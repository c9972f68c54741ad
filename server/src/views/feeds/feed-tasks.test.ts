import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { tasks as taskTable } from '../../platform/database/schema/schema.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp({ PUBLIC_URL: 'https://cuadrilla.example' });

async function newPlace(fields: { timeZone?: string } = {}) {
  const owner = await test.make.user(fields);
  const project = await test.make.project({ owner });
  return { owner, project, board: await test.make.board({ project }), client: await test.as(owner) };
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const renew = async (client: Client, subject: object) => (await client.post('/feeds', subject)).body;

const read = (path: string) => test.app.inject({ method: 'GET', url: path });

async function eventsOf(path: string): Promise<ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse((await read(path)).body));
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

describe('what a link shows', () => {
  it('is a bar’s days, the hours of what begins and ends in one, and a start alone', async () => {
    const { client, board, project } = await newPlace({ timeZone: 'America/Bogota' });
    const at = (day: number, time: string) => `${inDays(day)}T${time}:00-05:00`;
    const tasks = {
      Barra: { startDate: inDays(2), dueDate: inDays(5) },
      'Barra con hora': { startDate: inDays(3), dueDate: at(6, '22:00') },
      Reunión: { startDate: at(7, '10:00'), dueDate: at(7, '12:00') },
      'Solo inicio': { startDate: inDays(8), dueDate: inDays(9) },
    };
    for (const [title, dates] of Object.entries(tasks)) await test.make.task({ board, title, ...dates });
    await test.database.db.update(taskTable).set({ dueDay: null }).where(eq(taskTable.title, 'Solo inicio'));
    const events = await eventsOf((await renew(client, { projectId: project.id })).path);
    expect(
      events.map(({ summary, startDate, endDate }) => [summary, String(startDate), String(endDate)]),
    ).toEqual([
      ['Barra', inDays(2), inDays(6)],
      ['Barra con hora', inDays(3), inDays(7)],
      ['Reunión', `${inDays(7)}T15:00:00Z`, `${inDays(7)}T17:00:00Z`],
      ['Solo inicio', inDays(8), inDays(9)],
    ]);
    expect(events[1]?.description).toMatch(/Vence el .*22:00/);
  });

  it.each(['project', 'search'])(
    'of a %s is what is nearest to today, and says what was too much',
    async (what) => {
      const { owner, client, board, project } = await newPlace();
      await test.make.task({ board, title: 'Carpa de mañana', dueDate: inDays(1) });
      await test.make.task({ board, title: 'Carpa en curso', startDate: inDays(-100), dueDate: inDays(300) });
      await test.make.task({ board, title: 'Carpa lejana', dueDate: inDays(200) });
      await test.database.db.execute(sql`
      insert into tasks (project_id, number, board_id, column_id, position, title, description, priority_id, created_by,
        created_at, updated_at, due_day)
      select ${project.id}, n, ${board.id}, ${board.columnIds[0]}, 'd' || n, 'Carpa ' || n, '', 1, ${owner.id},
        now(), now(), ${inDays(-60)}::date
      from generate_series(10001, 12100) n`);
      const search = (await client.post('/searches', { name: 'Carpas', query: 'carpa' })).body;
      const { path } = await renew(
        client,
        what === 'project' ? { projectId: project.id } : { searchId: search.id },
      );
      const events = await eventsOf(path);
      const titles = events.map(({ summary }) => summary);
      expect(titles).toContain('Carpa de mañana');
      expect(titles).toContain('Carpa en curso');
      expect(titles).not.toContain('Carpa lejana');
      expect([titles[0], titles.at(-1)]).toEqual([
        'Cuadrilla: hay tareas anteriores que no se muestran',
        'Cuadrilla: hay tareas posteriores que no se muestran',
      ]);
      expect([events[0], events.at(-1)].map((event) => String(event?.startDate))).toEqual([
        inDays(-61),
        inDays(2),
      ]);
      expect(titles).toHaveLength(2_002);
      expect((await read(path)).body).toContain('X-WR-CALDESC:Muestra las 2000 tareas más cercanas a hoy.');
      expect((await client.get('/feeds')).body[0]).toMatchObject({ leftOut: 103 });
    },
  );

  it('of a search is what is archived where it asks for that, and else no such task takes a place', async () => {
    const { owner, client, board, project } = await newPlace();
    await test.make.task({ board, title: 'Carpa por montar', dueDate: inDays(100) });
    // As many as are looked at, and all of them nearer.
    await test.database.db.execute(sql`
      insert into tasks (project_id, number, board_id, column_id, position, title, description, priority_id, created_by,
        created_at, updated_at, due_day, archived)
      select ${project.id}, n, ${board.id}, ${board.columnIds[0]}, 'd' || n, 'Carpa ' || n, '', 1, ${owner.id},
        now(), now(), ${inDays(1)}::date, true
      from generate_series(10001, 14000) n`);
    const titlesOf = async (query: string) => {
      const search = (await client.post('/searches', { name: query, query })).body;
      const { path } = await renew(client, { searchId: search.id });
      return (await eventsOf(path)).map(({ summary }) => summary);
    };
    expect(await titlesOf('carpa')).toEqual(['Carpa por montar']);
    expect(await titlesOf('carpa 10001 archivadas')).toEqual(['Carpa 10001']);
  });
});
