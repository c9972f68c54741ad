import { demoCredentials } from '@cuadrilla/contract/account/auth';
import { eventPayloads } from '@cuadrilla/contract/log/events';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { ensureDemo } from './demo.commands.ts';

const test = useTestApp();
const now = new Date('2026-10-14T15:20:00Z');
let demo: Client;

beforeAll(async () => {
  test.setClock(now);
  await ensureDemo(test.database.db, test.files, now);
  const { body } = await test.anonymous.post('/auth/login', demoCredentials);
  demo = await test.as(body);
});

const rowsOf = async (query: string) => (await test.database.db.execute(sql.raw(query))).rows;
const projectNamed = async (name: string) =>
  (await demo.get('/projects')).body.find((project: { name: string }) => project.name === name);

describe('a visitor of the demo', () => {
  it('signs in with the known credentials', async () => {
    const answer = await test.anonymous.post('/auth/login', demoCredentials);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ first_name: 'Usuario', last_name: 'Demo', username: 'demo' });
  });

  it('finds five projects with different roles, two of them pinned, three lately opened', async () => {
    const { body } = await demo.get('/projects');
    const seen = body.map(({ name, role, pinned, visitedAt }: Record<string, unknown>) => ({
      name,
      role,
      pinned,
      visited: visitedAt !== null,
    }));
    expect(seen).toEqual([
      { name: 'Rediseño del sitio', role: { name: 'Propietario' }, pinned: true, visited: true },
      { name: 'Aplicación móvil 3.0', role: { name: 'Administrador' }, pinned: true, visited: true },
      { name: 'Operación de cabañas', role: { name: 'Editor' }, pinned: false, visited: false },
      { name: 'Mudanza de oficina', role: { name: 'Propietario' }, pinned: false, visited: true },
      { name: 'Atención al cliente', role: { name: 'Editor' }, pinned: false, visited: false },
    ]);
  });

  it('finds two teams, one to administer, with people and projects', async () => {
    const { body } = await demo.get('/teams');
    const sizes = body.map(({ name, role, People, Projects }: Record<string, unknown[]>) => [
      name,
      role,
      People?.length,
      Projects?.length,
    ]);
    expect(sizes).toEqual([
      ['Desarrollo', { name: 'Miembro' }, 5, 2],
      ['Producto y diseño', { name: 'Administrador' }, 4, 3],
    ]);
  });

  it('finds a template that somebody of a team saved', async () => {
    const { body } = await demo.get('/project-templates');
    expect(body.filter(({ saved }: { saved: unknown }) => saved !== null)).toMatchObject([
      { name: 'Rediseño de un sitio', saved: { team: { name: 'Producto y diseño' }, removable: true } },
    ]);
  });

  it('finds a tree of documents in two projects, with tables, lists to tick, tasks and people', async () => {
    const { body } = await demo.get('/documents');
    const listed = new Map<number, { id: number; title: string; parentId: number | null; projectId: number }>(
      body.map((document: { id: number }) => [document.id, document]),
    );
    const tree = [...listed.values()].map(({ title, parentId }) => [title, listed.get(parentId ?? 0)?.title]);
    expect(tree).toContainEqual(['Acta: portada y menú móvil', 'Plan de lanzamiento']);
    expect(tree).toContainEqual(['Acta: último repaso', 'Plan de la mudanza']);
    expect(new Set([...listed.values()].map(({ projectId }) => projectId)).size).toBe(2);
    const plan = body.find(({ title }: { title: string }) => title === 'Plan de lanzamiento');
    const path = `/projects/${plan.projectId}/documents/${plan.id}`;
    const { markdown } = (await demo.get(`${path}/markdown`)).body;
    for (const part of ['| Etapa |', '- [x] ', '[!WARNING]', '](tarea:', '[@Bruno Acosta](persona:'])
      expect(markdown).toContain(part);
    expect(markdown).not.toMatch(/\{|\}/);
    expect((await demo.get(`${path}/versions`)).body).toHaveLength(2);
  });

  it('finds tasks of their own that are overdue, due today, this week and later', async () => {
    const { body } = await demo.get('/profile/tasks');
    const days = body.map(({ due_date: due }: { due_date: string }) =>
      Math.floor((Date.parse(due) - Date.parse('2026-10-14')) / 86_400_000),
    );
    const count = (from: number, to: number) => days.filter((day: number) => day >= from && day <= to).length;
    expect(count(-30, -1)).toBeGreaterThanOrEqual(3);
    expect(count(0, 0)).toBeGreaterThanOrEqual(3);
    expect(count(1, 6)).toBeGreaterThanOrEqual(5);
    expect(count(7, 45)).toBeGreaterThanOrEqual(5);
  });

  it('finds tasks that have a start date, never after they are due, and tasks that have none', async () => {
    const { body } = await demo.get('/profile/tasks');
    const planned = body.filter(({ start_date: start }: { start_date: string | null }) => start !== null);
    expect(planned.length).toBeGreaterThanOrEqual(3);
    expect(planned.length).toBeLessThan(body.length);
    const crossed = await rowsOf('select id from tasks where start_date > due_date');
    expect(crossed).toEqual([]);
  });

  it('finds six rules, and what five of them did', async () => {
    const { rules } = (await demo.get('/rules')).body;
    expect(rules.map(({ enabled }: { enabled: boolean }) => enabled)).toEqual(Array.from(rules, () => true));
    const runs = await rowsOf(`
      select rule_id, count(*)::int, array_agg(distinct state order by state) states
      from rule_runs group by rule_id order by rule_id`);
    expect(rules).toHaveLength(6);
    expect(runs).toHaveLength(5);
    expect(new Set(runs.flatMap(({ states }) => states))).toEqual(new Set(['done', 'failed']));
  });

  it('finds tasks that wait for others, of which one is done', async () => {
    const waiting = await rowsOf(`
      select task.title, kind = 'hecho' as solved from dependencies join tasks task on task.id = blocked_id
      join tasks blocker on blocker.id = blocker_id join columns on columns.id = blocker.column_id order by title`);
    expect(waiting).toEqual([
      { title: 'Ensayo general con el equipo completo', solved: false },
      { title: 'Limpieza final de obra', solved: true },
      { title: 'Publicar la nota de lanzamiento', solved: false },
    ]);
  });

  it('finds files, and pictures that show', async () => {
    const files = await rowsOf(`
      select name, picture, format('/projects/%s/boards/%s/tasks/%s/attachments/%s/preview',
        tasks.project_id, board_id, task_id, attachments.id) path
      from attachments join tasks on tasks.id = task_id order by name`);
    expect(files.map(({ name, picture }) => [name, picture])).toEqual([
      ['Finalista 3.png', true],
      ['Finalista 9.png', true],
      ['Plano, versión 1.png', true],
      ['Plano, versión 2.png', true],
      ['Puestos por equipo.csv', false],
    ]);
    expect((await demo.get(String(files[0]?.['path']))).status).toBe(200);
  });

  it('finds boards of different colours, one board and two tasks in the trash', async () => {
    const { id } = await projectNamed('Rediseño del sitio');
    const boards = (await demo.get(`/projects/${id}/boards`)).body;
    expect(new Set(boards.map((board: { Label: { name: string } }) => board.Label.name)).size).toBe(3);
    const trash = (await demo.get(`/projects/${id}/trash`)).body;
    expect(trash.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['board', 'task', 'task']);
  });
});

describe('the demo data', () => {
  it('is a thousand tasks in every column, of every priority, with and without assignee', async () => {
    const [counts] = await rowsOf(`
      select count(*)::int tasks, count(distinct title)::int titles, count(distinct column_id)::int columns,
        count(distinct priority_id)::int priorities, count(*) filter (where assigned_to is null)::int unassigned,
        (select count(*)::int from boards) boards, (select count(*)::int from comments) comments
      from tasks`);
    expect(counts).toMatchObject({
      tasks: 1_065,
      titles: 1_065,
      columns: 48,
      priorities: 4,
      boards: 15,
      comments: 264,
    });
    expect(counts?.['unassigned']).toBeGreaterThan(20);
  });

  it('tells of moves between boards, edited comments, changed roles and somebody who left', async () => {
    const told = await rowsOf(`
      select distinct type from events
      where type <> 'task.updated' or payload -> 'changes' ? 'board_id'
      order by type`);
    expect(told.map(({ type }) => type)).toEqual([
      'attachment.created',
      'board.created',
      'board.deleted',
      'board.updated',
      'column.created',
      'column.updated',
      'comment.created',
      'comment.updated',
      'dependency.created',
      'document.created',
      'document.edited',
      'member.added',
      'member.removed',
      'member.updated',
      'point.created',
      'point.updated',
      'project.created',
      'rule.created',
      'task.created',
      'task.deleted',
      'task.updated',
      'team.added',
    ]);
  });

  it('has a log without gaps, in the order of time, of the last year', async () => {
    const wrong = await rowsOf(`
      select * from (
        select seq, row_number() over log as place, at, lag(at, 1, at) over log as before from events
        window log as (partition by project_id order by seq)) entries
      where seq <> place or at < before or at > '${now.toISOString()}' or at < '2025-10-01'`);
    expect(wrong).toEqual([]);
    const adrift = await rowsOf(`
      select id from projects where (seq, updated_at) not in
        (select max(seq), max(at) from events where project_id = projects.id)`);
    expect(adrift).toEqual([]);
  });

  it('has a log that says what the contract promises', async () => {
    const events = await rowsOf('select type, payload from events');
    const broken = events.filter(
      ({ type, payload }) => !eventPayloads[type as keyof typeof eventPayloads].safeParse(payload).success,
    );
    expect(broken).toEqual([]);
  });

  it('comes from eight people, and no task was due before it was made', async () => {
    const [counts] = await rowsOf(`
      select count(distinct actor_id)::int actors,
        count(*) filter (where due_date < created_at)::int impossible
      from events left join tasks on tasks.project_id = events.project_id and tasks.id = events.task_id`);
    expect(counts).toEqual({ actors: 8, impossible: 0 });
  });
});
