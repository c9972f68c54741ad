import { isDay, wallClock } from '@cuadrilla/contract/kernel/day';
import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { feeds } from '../../platform/database/schema/schema.ts';
import { deleteProject } from '../../projects/projects/projects.commands.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp({ PUBLIC_URL: 'https://cuadrilla.example' });

async function newPlace(fields: { timeZone?: string } = {}) {
  const owner = await test.make.user(fields);
  const project = await test.make.project({ owner, name: 'Mudanza' });
  const board = await test.make.board({ project, name: 'Salida' });
  return { owner, project, board, client: await test.as(owner) };
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const renew = async (client: Client, subject: object = {}) => (await client.post('/feeds', subject)).body;

const read = (path: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url: path, headers });

const statuses = (paths: string[]) => Promise.all(paths.map(async (path) => (await read(path)).statusCode));

async function eventsOf(path: string): Promise<ICAL.Event[]> {
  const { statusCode, body } = await read(path);
  expect(statusCode).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(body));
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}
const titlesOf = async (path: string): Promise<string[]> =>
  (await eventsOf(path)).map(({ summary }) => summary);

describe('a private link', () => {
  it('tells its address once, and only its hash is kept', async () => {
    const { client } = await newPlace();
    const made = await renew(client);
    expect(made).toMatchObject({ projectId: null, searchId: null, lastReadAt: null });
    expect(made.path).toMatch(/^\/feeds\/[\w-]{43}\.ics$/);
    const { path: _, ...told } = made;
    expect((await client.get('/feeds')).body).toEqual([told]);
    const rows = await test.database.db.select().from(feeds);
    expect(rows.map(({ id }) => id)).toContain(made.id);
    expect(JSON.stringify(rows)).not.toContain(made.path.slice(7, 50));
  });

  it('needs no session, is text/calendar, and says when it was last read', async () => {
    const { client } = await newPlace();
    const { path } = await renew(client);
    const { statusCode, headers } = await read(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect((await client.get('/feeds')).body[0].lastReadAt).not.toBeNull();
  });

  it('is 404 as soon as it is renewed or revoked, and when it is mistyped', async () => {
    const { client, project } = await newPlace();
    const [first, ofProject] = [await renew(client), await renew(client, { projectId: project.id })];
    const second = await renew(client);
    expect(await statuses([first.path, second.path, ofProject.path])).toEqual([404, 200, 200]);
    expect((await client.delete(`/feeds/${second.id}`)).status).toBe(204);
    expect((await client.delete(`/feeds/${second.id}`)).status).toBe(404);
    const wrong = [
      second.path,
      `/feeds/${'x'.repeat(43)}.ics`,
      '/feeds/x.ics',
      '/feeds/x',
      `${ofProject.path}x`,
    ];
    expect(await statuses(wrong)).toEqual(wrong.map(() => 404));
  });

  it('is nobody else’s to see or to end', async () => {
    const { client } = await newPlace();
    const { id } = await renew(client);
    const other = await test.as(await test.make.user());
    expect((await other.get('/feeds')).body).toEqual([]);
    expect((await other.delete(`/feeds/${id}`)).status).toBe(404);
  });

  it('is of a project or a search that are mine, and not of both', async () => {
    const [mine, theirs] = [await newPlace(), await newPlace()];
    const search = (await theirs.client.post('/searches', { name: 'Lo suyo', query: 'carpa' })).body;
    const refused = [
      { projectId: theirs.project.id },
      { searchId: search.id },
      { projectId: mine.project.id, searchId: search.id },
    ];
    const answers = await Promise.all(refused.map((subject) => mine.client.post('/feeds', subject)));
    expect(answers.map(({ status, body }) => [status, body.error[0]])).toEqual([
      [404, 'Proyecto no encontrado'],
      [404, 'Búsqueda no encontrada'],
      [400, 'El enlace es de un proyecto o de una búsqueda, no de ambos'],
    ]);
  });
});

describe('what a link shows', () => {
  it('is all that is mine, all of a project, or what a saved search finds', async () => {
    const { owner, client, board, project } = await newPlace();
    const elsewhere = await test.make.board({ project: await test.make.project({ owner }) });
    const due = { dueDate: inDays(3) };
    await test.make.task({ board, title: 'Carpa mía', assignedTo: owner.id, ...due });
    await test.make.task({ board, title: 'Carpa de nadie', ...due });
    await test.make.task({ board: elsewhere, title: 'Silla mía', assignedTo: owner.id, ...due });
    const search = (await client.post('/searches', { name: 'Carpas', query: 'carpa' })).body;
    const [all, ofProject, ofSearch] = [
      await renew(client),
      await renew(client, { projectId: project.id }),
      await renew(client, { searchId: search.id }),
    ];
    expect(await titlesOf(all.path)).toEqual(['Carpa mía', 'Silla mía']);
    expect(await titlesOf(ofProject.path)).toEqual(['Carpa mía', 'Carpa de nadie']);
    expect(await titlesOf(ofSearch.path)).toEqual(['Carpa mía', 'Carpa de nadie']);
    expect((await read(ofSearch.path)).body).toContain('X-WR-CALNAME:Carpas\r\n');
    await client.delete(`/searches/${search.id}`);
    expect((await read(ofSearch.path)).statusCode).toBe(404);
  });

  it('is what is due, however much else a saved search finds', async () => {
    const { owner, client, board, project } = await newPlace();
    await test.make.task({ board, title: 'La carpa', dueDate: inDays(3) });
    await test.database.db.execute(sql`
      insert into tasks (project_id, number, board_id, column_id, position, title, description, priority_id, created_by,
        created_at, updated_at)
      select ${project.id}, n, ${board.id}, ${board.columnIds[0]}, 'd' || n, 'Carpa ' || n, '', 1, ${owner.id},
        now(), now()
      from generate_series(10001, 11000) n`);
    const search = (await client.post('/searches', { name: 'Carpas', query: 'carpa' })).body;
    const { path } = await renew(client, { searchId: search.id });
    expect(await titlesOf(path)).toEqual(['La carpa']);
  });

  it('changes with the task, which keeps its name; what is done is ticked, what is deleted is gone', async () => {
    const { client, board, project } = await newPlace();
    const { path } = await renew(client, { projectId: project.id });
    const task = await test.make.task({ board, title: 'Montar', dueDate: inDays(2) });
    const [before] = await eventsOf(path);
    const done = board.columnIds.at(-1) ?? 0;
    await test.make.changeTask(task, { dueDate: inDays(5), columnId: done });
    const [after] = await eventsOf(path);
    expect([before?.uid, after?.uid]).toEqual(
      Array.from({ length: 2 }, () => `task-${task.id}@cuadrilla.example`),
    );
    expect([before?.sequence, after?.sequence]).toEqual([1, 2]);
    expect([String(before?.startDate), String(after?.startDate)]).toEqual([inDays(2), inDays(5)]);
    expect(after?.summary).toBe('✓ Montar');
    expect(after?.component.getFirstPropertyValue('url')).toBe(
      `https://cuadrilla.example/dashboard/projects/${project.id}/boards/${board.id}/tasks/${task.id}`,
    );
    await test.make.deleteTask(task);
    expect(await eventsOf(path)).toEqual([]);
  });

  it('leaves out what has been over for half a year', async () => {
    const { client, board, project } = await newPlace();
    await test.make.task({ board, title: 'Vieja', dueDate: inDays(-200) });
    await test.make.task({ board, title: 'Vencida', dueDate: inDays(-100) });
    expect(await titlesOf((await renew(client, { projectId: project.id })).path)).toEqual(['Vencida']);
  });

  it('hands over hostile titles as they are', async () => {
    const { client, board, project } = await newPlace();
    const titles = ['Uno\nEND:VCALENDAR', 'a,b;c\\d "e"', '🚚👩‍👩‍👧 ñ', 'ñ'.repeat(200)];
    for (const title of titles) await test.make.task({ board, title, dueDate: inDays(1) });
    expect(await titlesOf((await renew(client, { projectId: project.id })).path)).toEqual(titles);
  });

  it('is asked for anew only where it has changed', async () => {
    const { client, board, project } = await newPlace();
    const { path } = await renew(client, { projectId: project.id });
    const task = await test.make.task({ board, dueDate: inDays(1) });
    const first = await read(path);
    const etag = String(first.headers.etag);
    const again = await read(path, { 'if-none-match': `"x", ${etag}`, 'accept-encoding': 'gzip' });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    await test.make.changeTask(task, { title: 'Otra' });
    expect((await read(path, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('ends with the membership and with the project, and for them alone', async () => {
    const { owner, board, project, client } = await newPlace();
    const member = await test.make.member({ project });
    await test.make.task({ board, title: 'Mía', assignedTo: member.id, dueDate: inDays(1) });
    const theirs = await test.as(member);
    const [all, ofProject] = [await renew(theirs), await renew(theirs, { projectId: project.id })];
    const owners = await renew(client, { projectId: project.id });
    expect(await titlesOf(all.path)).toEqual(['Mía']);
    await client.delete(`/projects/${project.id}/memberships/${member.id}`);
    expect((await read(ofProject.path)).statusCode).toBe(404);
    expect((await theirs.get('/feeds')).body).toHaveLength(1);
    expect(await eventsOf(all.path)).toEqual([]);
    expect((await read(owners.path)).statusCode).toBe(200);
    await test.make.inProject({ id: project.id, ownerId: owner.id }, deleteProject);
    expect((await read(owners.path)).statusCode).toBe(404);
  });
});

/** Each with the days on which its clocks change, if they do. */
const zones: [string, string[]][] = [
  ['Europe/Madrid', ['2026-03-29', '2026-10-25']],
  ['America/Mexico_City', ['2022-04-03', '2022-10-30']],
  ['America/Argentina/Buenos_Aires', ['2026-03-29', '2026-10-25']],
  ['America/Santiago', ['2026-04-04', '2026-09-06']],
];

describe.each(zones)('the times of somebody in %s', (timeZone, changes) => {
  it('are right before and after the clocks change, and a day stays that day', async () => {
    const { client, board, project } = await newPlace({ timeZone });
    const { path } = await renew(client, { projectId: project.id });
    for (const day of changes) {
      test.setClock(new Date(`${day}T12:00:00Z`));
      const hours = [-24, -6, 0, 6, 24, 48].map(
        (hour) => new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000),
      );
      const made = [...hours.map((instant) => instant.toISOString()), day];
      for (const dueDate of made) await test.make.task({ board, title: dueDate, dueDate });
      const events = (await eventsOf(path)).filter(({ summary }) => made.includes(summary));
      expect(events).toHaveLength(made.length);
      const told = events.map(({ startDate }) =>
        startDate.isDate ? String(startDate) : wallClock(startDate.toJSDate(), timeZone),
      );
      expect(told).toEqual(
        events.map(({ summary }) => (isDay(summary) ? summary : wallClock(summary, timeZone))),
      );
    }
    test.setClock(null);
  });
});
