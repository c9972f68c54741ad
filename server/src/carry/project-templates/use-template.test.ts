import { planTemplate } from '@cuadrilla/contract/carry/project-templates/plan';
import { asUsual, blankTemplate } from '@cuadrilla/contract/carry/project-templates/project-templates';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { events } from '../../platform/database/schema/schema.ts';
import { notificationsReader } from '../../notices/notifications/notifications.reader.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
const launch = '/project-templates/1';
const wish = {
  name: 'Tienda en línea',
  start: '2026-11-16',
  workingDays: true,
  skipHolidays: true,
  people: [] as { role: string; personId: number }[],
};

let elena: { id: number };
let client: Client;
beforeAll(async () => {
  elena = await test.make.user({ country: 'AR' });
  client = await test.as(elena);
});

const use = (more: object = {}, key?: string) =>
  client.request(
    'POST',
    `${launch}/projects`,
    { ...wish, ...more },
    key ? { headers: { 'idempotency-key': key } } : {},
  );

const putInCharge = (who: Client, personId: number) =>
  who.post(`${launch}/projects`, { ...wish, people: [{ role: 'Comunicación', personId }] });

async function tasksOf(projectId: number) {
  const { Boards } = (await client.get(`/projects/${projectId}`)).body;
  const lists = await Promise.all(
    Boards.map(
      async ({ id }: { id: number }) => (await client.get(`/projects/${projectId}/boards/${id}/tasks`)).body,
    ),
  );
  return lists.flat();
}

it('makes a project as the preview reckons it, with boards, columns, tasks and their days', async () => {
  const { content } = (await client.get(launch)).body;
  const made = await use();
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    name: wish.name,
    boardCount: 3,
    memberCount: 1,
    role: { name: 'Propietario' },
  });
  const tasks = await tasksOf(made.body.id);
  const asked = (await client.get('/holidays?from=2026-11-01&to=2027-01-31')).body;
  const holidays = new Set(asked.map(({ day }: { day: string }) => day) as string[]);
  const plan = planTemplate(content, { start: wish.start, workingDays: true, holidays });
  expect(tasks.map(({ title, start_day, due_day }) => [title, start_day, due_day])).toEqual(
    plan.boards.flatMap((board) => board.tasks.map((task) => [task.title, task.startDay, task.dueDay])),
  );
  expect(plan.skipped).toContain('2026-11-23');
  expect(tasks.every((task) => task.assignedTo === null && task.description !== '')).toBe(true);
});

it('makes one by its name alone as usual: from the next working day on, the first role mine', async () => {
  const saturday = '2026-11-21';
  const [mine, usual] = [
    await client.post(`${launch}/projects`, { name: 'Salida' }),
    await use({ name: 'Salida', people: [{ role: 'Coordinación', personId: elena.id }] }),
  ];
  expect(mine.status).toBe(201);
  expect(mine.body).toMatchObject({ name: 'Salida', boardCount: 3, memberCount: 1 });
  const [made, same] = [await tasksOf(mine.body.id), await tasksOf(usual.body.id)];
  expect(made.map(({ title, assignedTo }) => [title, assignedTo?.id])).toEqual(
    same.map(({ title, assignedTo }) => [title, assignedTo?.id]),
  );
  const said = { roles: ['Coordinación'], userId: elena.id, today: saturday };
  expect(asUsual({ name: 'Salida' }, said)).toMatchObject({ start: '2026-11-23', skipHolidays: true });
});

it('answers the boards, seen as a kanban at first, and those of a saved template as they were', async () => {
  const { body } = await client.post('/project-templates/5/projects', { name: 'Sprint 12' });
  expect(body.Boards).toMatchObject([{ firstView: 'kanban' }]);
  const [board] = body.Boards;
  await client.patch(`/projects/${body.id}/boards/${board.id}`, { firstView: 'list' });
  const form = { name: 'Nuestro', description: 'Dos semanas', teamId: null };
  const saved = await client.post(`/projects/${body.id}/template`, {
    ...form,
    withDescriptions: true,
    withDone: true,
  });
  const again = await client.post(`/project-templates/${saved.body.id}/projects`, { name: 'Sprint 13' });
  expect(again.body.Boards).toMatchObject([{ name: board.name, firstView: 'list' }]);
});

it('begins blank with one board called as the project, its three columns and nothing in them', async () => {
  const key = { headers: { 'idempotency-key': 'mudanza-1' } };
  const begin = () =>
    client.request(
      'POST',
      `/project-templates/${blankTemplate}/projects`,
      { name: ' Mudanza de la oficina ' },
      key,
    );
  const { status, body } = await begin();
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Mudanza de la oficina', description: '', boardCount: 1 });
  expect(body.Boards).toMatchObject([
    { name: 'Mudanza de la oficina', firstView: 'kanban', Label: { name: 'Cobalto' }, taskCount: 0 },
  ]);
  const { Columns, Tasks } = (await client.get(`/projects/${body.id}/boards/${body.Boards[0].id}`)).body;
  expect([Columns.map(({ name }: { name: string }) => name), Tasks]).toEqual([
    ['Por hacer', 'En curso', 'Hecho'],
    [],
  ]);
  expect((await begin()).body.id).toBe(body.id);
  const nameless = await client.post(`/project-templates/${blankTemplate}/projects`, {});
  expect([nameless.status, nameless.body.error]).toEqual([400, ['El nombre es obligatorio']]);
});

it('offers nothing blank among the templates', async () => {
  const { body } = await client.get('/project-templates');
  expect(body.map(({ id }: { id: number }) => id)).not.toContain(blankTemplate);
  expect((await client.get(`/project-templates/${blankTemplate}`)).status).toBe(404);
  expect((await client.delete(`/project-templates/${blankTemplate}`)).status).toBe(403);
});

it('counts every day where weekends and holidays are to count', async () => {
  const { body } = await use({ workingDays: false, skipHolidays: false });
  const last = (await tasksOf(body.id))
    .map(({ due_day }) => String(due_day))
    .toSorted()
    .at(-1);
  expect(last).toBe('2026-12-15');
});

it('puts people in charge whom one knows, makes them members and writes all of it in the log', async () => {
  const shared = await test.make.project({ owner: elena });
  const ana = await test.make.member({ project: shared });
  const people = [
    { role: 'Coordinación', personId: elena.id },
    { role: 'Comunicación', personId: ana.id },
    { role: 'Operaciones', personId: ana.id },
  ];
  const { body } = await use({ people });
  expect(body.memberCount).toBe(2);
  const [first, second] = await tasksOf(body.id);
  expect([first.assignedTo.id, second.assignedTo.id]).toEqual([elena.id, elena.id]);
  const assigned = (await tasksOf(body.id)).filter(({ assignedTo }) => assignedTo?.id === ana.id);
  expect(assigned.length).toBeGreaterThan(10);
  const log = await test.database.db
    .select({ type: events.type, via: events.via })
    .from(events)
    .where(eq(events.projectId, body.id))
    .orderBy(asc(events.seq));
  const types = log.map(({ type }) => type);
  expect(types.slice(0, 3)).toEqual(['project.created', 'member.added', 'board.created']);
  expect(types.filter((type) => type === 'task.created')).toHaveLength(30);
  expect(log.at(-1)?.via).toEqual({ kind: 'template', id: 1, name: 'Lanzamiento' });
  const { body: members } = await client.get(`/projects/${body.id}/memberships`);
  expect(
    members.map(({ User, role }: { User: { id: number }; role: object }) => [User.id, role]),
  ).toContainEqual([ana.id, { name: 'Editor' }]);
});

it('tells whoever is put in charge of the project alone, not of each of its tasks', async () => {
  const ana = await test.make.member({ project: await test.make.project({ owner: elena }) });
  await readLogs(test, notificationsReader);
  const { body } = await use({ people: [{ role: 'Comunicación', personId: ana.id }] });
  await readLogs(test, notificationsReader);
  const { body: told } = await (await test.as(ana)).get('/notifications');
  const about = (each: { Project: { id: number } }) => each.Project.id === body.id;
  expect(told.filter(about)).toMatchObject([{ kind: 'added' }]);
});

it('lets two people put each other in charge at the same time', async () => {
  const ana = await test.make.member({ project: await test.make.project({ owner: elena }) });
  const asAna = await test.as(ana);
  const many = Array.from({ length: 4 }).flatMap(() => [
    putInCharge(client, ana.id),
    putInCharge(asAna, elena.id),
  ]);
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array(8).fill(201));
});

it("lists those whom one may put in charge: of one's projects and teams, and nobody else", async () => {
  const other = await test.make.user();
  const [inProject, inTeam, suspended] = await Promise.all([
    test.make.user({ firstName: 'Zoe' }),
    test.make.user({ firstName: 'Álvaro' }),
    test.make.user({ disabledAt: new Date() }),
  ]);
  const project = await test.make.project({ owner: other });
  await test.make.member({ project, user: inProject });
  await test.make.team({ owner: other, people: [inTeam, suspended] });
  const { body } = await (await test.as(other)).get('/project-templates/people');
  expect(body.map(({ id }: { id: number }) => id)).toEqual([inTeam.id, inProject.id]);
});

it('is done once, however often it is sent', async () => {
  const before = (await client.get('/projects')).body.length;
  const [one, other] = await Promise.all([use({}, 'salida-1'), use({}, 'salida-1')]);
  expect(other.body.id).toBe(one.body.id);
  expect((await client.get('/projects')).body).toHaveLength(before + 1);
});

it.each([
  ['a stranger in charge', 'Dirección', async () => (await test.make.user()).id, 'El usuario no existe'],
  ['somebody who is none', 'Dirección', () => 2_000_000_000, 'El usuario no existe'],
  ['a role that is none', 'Cocina', () => elena.id, 'La plantilla no tiene ese rol'],
])('makes nothing with %s', async (_, role, person, message) => {
  const before = (await client.get('/projects')).body.length;
  const { status, body } = await use({ people: [{ role, personId: await person() }] });
  expect([status, body.error]).toEqual([400, [message]]);
  expect((await client.get('/projects')).body).toHaveLength(before);
});

it('says all that is wrong with it', async () => {
  const { status, body } = await use({ name: ' ', start: '2026-02-30', workingDays: 'sí' });
  expect([status, body.error]).toEqual([
    400,
    [
      'El nombre es obligatorio',
      'El día en que empieza no es válido',
      'Los días hábiles deben ser verdadero o falso',
    ],
  ]);
  expect((await use({ start: '2199-01-01' })).status).toBe(400);
  expect((await use({ start: '1987-06-01' })).status).toBe(201);
});

it('does not find what is no template', async () => {
  const { status, body } = await client.post('/project-templates/999/projects', wish);
  expect([status, body.error]).toEqual([404, ['Plantilla no encontrada']]);
});
