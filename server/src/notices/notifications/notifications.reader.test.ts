import type { Notification } from '@cuadrilla/contract/notices/notifications/notifications';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { follows, notifications } from '../../platform/database/schema/schema.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { changeComment, deleteComment } from '../../tasks/comments/comments.commands.ts';
import { changeMemberRole, removeMember } from '../../projects/members/members.commands.ts';
import { changePoint } from '../../tasks/points/points.commands.ts';
import { notificationsReader } from './notifications.reader.ts';

const test = useTestApp();

/** A task of Olga's project, with Ana and Luis in it; all that went before has been read. */
async function stage() {
  const olga = await test.make.user({ firstName: 'Olga', username: `olga${unique()}` });
  const board = await test.make.board({ project: await test.make.project({ owner: olga }) });
  const { project } = board;
  const ana = await test.make.user();
  const luis = await test.make.user();
  await test.make.member({ project, user: ana });
  await test.make.member({ project, user: luis });
  const task = await test.make.task({ board });
  await readLogs(test, notificationsReader);
  await test.database.db.delete(notifications);
  return { olga, ana, luis, board, project, task };
}
let count = 0;
const unique = () => (count += 1);

async function told(person: { id: number }, query = ''): Promise<Notification[]> {
  await readLogs(test, notificationsReader);
  return (await (await test.as(person)).get(`/notifications${query}`)).body;
}
const kinds = async (person: { id: number }) => (await told(person)).map(({ kind }) => kind);

describe('who is told', () => {
  it('is whoever a task is given to or taken from, with the place and who did it', async () => {
    const { olga, ana, luis, project, board, task } = await stage();
    await test.make.changeTask(task, { assignedTo: ana.id });
    await test.make.changeTask(task, { assignedTo: luis.id });
    expect(await kinds(ana)).toEqual(['unassigned', 'assigned']);
    expect(await told(luis)).toEqual([
      {
        id: expect.any(Number) as number,
        kind: 'assigned',
        at: expect.any(String) as string,
        read: false,
        actor: { id: olga.id, name: expect.stringContaining('Olga') as string },
        Project: { id: project.id, name: 'Mudanza' },
        Board: { id: board.id, name: 'Salida' },
        Task: { id: task.id, number: 1, title: 'Contratar el camión', priority_id: 2 },
        comment: null,
        Document: null,
        role: null,
        note: null,
        due: null,
      },
    ]);
    const point = await test.make.point({ task });
    const give = (wish: { assignedTo?: number; done?: boolean }) =>
      test.make.inProject(project, (change) => changePoint(change, task.id, point.id, wish));
    await give({ assignedTo: luis.id });
    await give({ done: true });
    expect((await kinds(luis)).slice(0, 2)).toEqual(['point', 'assigned']);
    expect(await told(luis, '?filter=assigned')).toMatchObject([
      { kind: 'point', Task: { id: task.id } },
      {},
    ]);
    const born = await test.make.task({ board, assignedTo: ana.id });
    expect((await told(ana))[0]).toMatchObject({ kind: 'assigned', Task: { id: born.id } });
    // Nobody gives them the one that comes after it.
    await test.make.changeTask(born, { repeat: 'P1D', columnId: board.columnIds[2] });
    expect((await told(ana))[0]).toMatchObject({ kind: 'done', Task: { id: born.id } });
  });

  it('is nobody of their own deeds', async () => {
    const { olga, ana, board, task } = await stage();
    await test.make.changeTask(task, { assignedTo: ana.id }, ana);
    await test.make.comment({ task, author: ana, content: `Yo misma, @${ana.username}` });
    await test.make.changeTask(task, { columnId: board.columnIds[2] ?? 0 }, ana);
    expect(await kinds(ana)).toEqual([]);
    expect(await kinds(olga)).toEqual(['done', 'commented']);
  });

  it('is whoever made a task, has it, or has commented on it, of each comment', async () => {
    const { olga, ana, luis, task } = await stage();
    await test.make.changeTask(task, { assignedTo: ana.id }, ana);
    await test.make.comment({ task, author: luis, content: 'Falta medir' });
    await test.make.comment({ task, author: olga, content: 'Ya está' });
    expect((await told(olga)).map(({ comment }) => comment?.content)).toEqual(['Falta medir']);
    expect(await kinds(ana)).toEqual(['commented', 'commented']);
    expect((await told(luis)).map(({ comment }) => comment?.content)).toEqual(['Ya está']);
  });

  it('is whoever the description of a new task names, by themselves or with their team, once each', async () => {
    const { ana, luis, project, board } = await stage();
    const outsider = await test.make.user();
    await test.make.team({ owner: ana, people: [luis], project, name: 'Producto y diseño' });
    await readLogs(test, notificationsReader);
    await test.database.db.delete(notifications);
    const description = `@${ana.username} y @producto-y-diseno, no @${outsider.username}`;
    await test.make.task({ board, description, assignedTo: luis.id });
    expect(await kinds(ana)).toEqual(['mentioned']);
    expect(await kinds(luis)).toEqual(['mentioned']);
    expect(await kinds(outsider)).toEqual([]);
  });

  it('is whoever is mentioned, once for a comment, and after a change only who is new in it', async () => {
    const { olga, ana, luis, project, task } = await stage();
    const { id } = await test.make.comment({ task, author: ana, content: `@${olga.username} ¿vale?` });
    expect(await kinds(olga)).toEqual(['mentioned']);
    const both = `@${olga.username} @${luis.username} ¿vale?`;
    await test.make.inProject(project, (change) => changeComment(change, task.id, id, both), ana.id);
    expect(await kinds(olga)).toEqual(['mentioned']);
    expect(await kinds(luis)).toEqual(['mentioned']);
    await test.make.changeTask(task, { description: `Lo lleva @${luis.username}` });
    expect(await kinds(luis)).toEqual(['mentioned', 'mentioned']);
    await test.make.changeTask(task, { description: `Lo lleva mañana @${luis.username}` });
    expect(await told(luis, '?filter=mentions')).toHaveLength(2);
  });

  it('is the new member, and whose role changes', async () => {
    const { luis, project } = await stage();
    const eva = await test.make.member({ project, role: 'Lector' });
    await test.make.inProject(project, (change) => changeMemberRole(change, luis.id, 'Administrador'));
    expect(await told(eva)).toMatchObject([{ kind: 'added', role: 'Lector', Task: null, Board: null }]);
    expect(await told(luis)).toMatchObject([{ kind: 'role', role: 'Administrador' }]);
  });

  it('is nobody who cannot see it: outsiders when it is made, former members when it is read', async () => {
    const { olga, ana, project, task } = await stage();
    const outsider = await test.make.user();
    await test.make.comment({ task, author: ana, content: `@${outsider.username} @${olga.username}` });
    await test.make.changeTask(task, { assignedTo: ana.id });
    expect(await kinds(outsider)).toEqual([]);
    expect(await kinds(ana)).toEqual(['assigned']);
    await test.make.inProject(project, (change) => removeMember(change, ana.id));
    expect(await kinds(ana)).toEqual([]);
    const client = await test.as(ana);
    expect((await client.get('/notifications/counts')).body).toEqual({ unread: 0, mentions: 0 });
    const { db } = test.database;
    expect(await db.$count(notifications, eq(notifications.userId, ana.id)), 'none is left').toBe(0);
    await test.make.member({ project, user: outsider });
    expect(await kinds(outsider)).toEqual(['added']);
  });

  it('reads nothing of a task in the trash or of a comment that was deleted', async () => {
    const { olga, ana, project, task } = await stage();
    const { id } = await test.make.comment({ task, author: ana, content: 'Secreto' });
    await test.make.comment({ task, author: ana, content: 'Abierto' });
    expect(await kinds(olga)).toEqual(['commented', 'commented']);
    await test.make.inProject(project, (change) => deleteComment(change, task.id, id), ana.id);
    expect((await told(olga)).map(({ comment }) => comment?.content)).toEqual(['Abierto']);
    await test.make.deleteTask(task);
    expect(await kinds(olga)).toEqual([]);
  });

  it('follows and silences by task, board and project, the nearest word counting', async () => {
    const { olga, ana, luis, project, board, task } = await stage();
    const say = async (row: Partial<typeof follows.$inferInsert>) =>
      void (await test.database.db
        .insert(follows)
        .values({ userId: luis.id, projectId: project.id, ...row }));
    await say({ boardId: board.id, following: true });
    const comment = () => test.make.comment({ task, author: ana });
    await comment();
    expect(await kinds(luis)).toEqual(['commented']);
    await say({ taskId: task.id, following: false });
    await comment();
    expect(await kinds(luis)).toEqual(['commented']);
    const { db } = test.database;
    await db.delete(follows).where(eq(follows.userId, luis.id));
    await say({ following: true, muted: true, mutedUntil: new Date(Date.now() - 1_000) });
    await comment();
    expect(await kinds(luis)).toEqual(['commented', 'commented']);
    await db.update(follows).set({ mutedUntil: null }).where(eq(follows.userId, luis.id));
    await test.make.comment({ task, author: ana, content: `@${luis.username}` });
    expect(await kinds(luis)).toEqual(['commented', 'commented']);
    expect((await kinds(olga)).length).toBe(4);
  });
});

it('five hundred people who are told of one comment cost one insert', async () => {
  const { ana, task, project } = await stage();
  const { db } = test.database;
  await db.execute(sql`
    with crowd as (insert into users (first_name, last_name, username, email, password_hash, time_zone, created_at)
        select 'Eva', i, 'eva' || i, 'eva' || i || '@ejemplo.com', '-', 'UTC', now() from generate_series(1, 500) i
        returning id),
      members as (insert into memberships (project_id, user_id, role, created_at)
        select ${project.id}, id, 'Editor', now() from crowd)
    insert into follows (project_id, user_id, following) select ${project.id}, id, true from crowd`);
  await test.make.comment({ task, author: ana });
  let statements = 0;
  const counting = {
    ...notificationsReader,
    read: (tx, span, now) =>
      notificationsReader.read(
        new Proxy(tx, {
          get: (target, key, receiver) => {
            if (key === 'execute') statements += 1;
            return Reflect.get(target, key, receiver) as unknown;
          },
        }),
        span,
        now,
      ),
  } satisfies typeof notificationsReader;
  await readLogs(test, counting);
  expect(await db.$count(notifications)).toBe(501);
  // Who follows, what they are told, and what goes by mail and to browsers.
  expect(statements).toBe(4);
});
