import { canEditTasks } from '@cuadrilla/contract/kernel/roles';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { changeMemberRole, removeMember } from '../../projects/members/members.commands.ts';
import { deleteProject } from '../../projects/projects/projects.commands.ts';
import { soon } from '../../testing/soon.ts';
import { type Answer, type Client, useTestApp } from '../../testing/test-app.ts';
import { type Change, changeProject, recordChange } from './change.ts';

const test = useTestApp();

interface Logged {
  seq: number;
  type: string;
  payload: Record<string, unknown>;
}

const eventsOf = async (client: Client, projectId: number): Promise<Logged[]> =>
  (await client.get(`/projects/${projectId}/events?limit=500`)).body;

const seqOf = async (projectId: number): Promise<unknown> => {
  const { rows } = await test.database.db.execute(sql`select seq from projects where id = ${projectId}`);
  return rows[0]?.['seq'];
};

describe('many writes at once', () => {
  it('on one board lose nothing and leave the log gapless and in order', async () => {
    const task = await test.make.task();
    const { project, board } = task;
    const editor = await test.make.member({ project });
    const clients = [await test.as({ id: project.ownerId }), await test.as(editor)];
    const before = (await eventsOf(clients[0] as Client, project.id)).length;
    const list = `/projects/${project.id}/boards/${board.id}/tasks`;
    const write = (client: Client, index: number): Promise<Answer> => {
      if (index % 5 === 0) return client.post(`${task.path}/comments`, { content: `n.º ${index}` });
      if (index % 5 === 1) return client.patch(task.path, { description: `n.º ${index}` });
      return client.post(list, { title: `n.º ${index}`, dueDate: '2026-12-01', priorityId: 1 });
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => write(clients[index % 2] as Client, index)),
    );
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    const owner = clients[0] as Client;
    const events = await eventsOf(owner, project.id);
    expect(events.map(({ seq }) => seq)).toEqual(
      Array.from({ length: before + 50 }, (_, index) => index + 1),
    );
    expect(await seqOf(project.id)).toBe(before + 50);
    const detail = (await owner.get(task.path)).body.task;
    expect(detail).toMatchObject({ version: 11, commentCount: 10 });
    expect(detail.Comments).toHaveLength(10);
    const tasks = (await owner.get(`${list}?sort=position`)).body;
    const titles = tasks.slice(1).map(({ title }: { title: string }) => title);
    expect(new Set(titles).size).toBe(30);
    expect(new Set(tasks.map(({ position }: { position: string }) => position)).size).toBe(31);
    const created = events.filter(({ type }) => type === 'task.created').slice(1);
    expect(titles).toEqual(created.map(({ payload }) => (payload['task'] as { title: string }).title));
    const versions = events
      .filter(({ type }) => type === 'task.updated')
      .map(({ payload }) => payload['version']);
    expect(versions).toEqual(Array.from({ length: 10 }, (_, index) => index + 2));
  });

  it('in several projects each keep their own log', async () => {
    const boards = await Promise.all(Array.from({ length: 4 }, () => test.make.board()));
    await Promise.all(boards.flatMap((board) => Array.from({ length: 5 }, () => test.make.task({ board }))));
    const logs = await Promise.all(
      boards.map(async ({ project }) => eventsOf(await test.as({ id: project.ownerId }), project.id)),
    );
    expect(logs.map((events) => events.map(({ seq }) => seq))).toEqual(
      boards.map(() => [1, 2, 3, 4, 5, 6, 7]),
    );
  });
});

describe('a change', () => {
  it('that fails leaves neither rows nor events nor a gap', async () => {
    const board = await test.make.board();
    const { project } = board;
    const owner = await test.as({ id: project.ownerId });
    const before = await eventsOf(owner, project.id);
    const failing = test.make.inProject(project, async (change) => {
      change.append({ type: 'project.updated', payload: { changes: {} } });
      await change.tx.execute(sql`update projects set name = 'a medias' where id = ${project.id}`);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    const refused = await owner.post(`/projects/${project.id}/boards/${board.id}/tasks`, {
      title: 'Con columna ajena',
      dueDate: '2026-12-01',
      priorityId: 1,
      columnId: 2 ** 31 - 1,
    });
    expect(refused.status).toBe(400);
    expect(await eventsOf(owner, project.id)).toEqual(before);
    expect((await owner.get(`/projects/${project.id}`)).body.name).toBe('Mudanza');
    await test.make.task({ board });
    expect((await eventsOf(owner, project.id)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('may append several events, written in their order with the same time', async () => {
    const project = await test.make.project();
    await test.make.inProject(project, async ({ append }) => {
      append({ type: 'board.deleted', payload: { boardId: 1, name: 'Uno' } });
      append({ type: 'board.deleted', payload: { boardId: 2, name: 'Dos' } });
      append({ type: 'board.deleted', payload: { boardId: 3, name: 'Tres' } });
    });
    const events = await eventsOf(await test.as({ id: project.ownerId }), project.id);
    expect(events.map(({ seq, payload }) => [seq, payload['name']])).toEqual([
      [1, 'Mudanza'],
      [2, 'Uno'],
      [3, 'Dos'],
      [4, 'Tres'],
    ]);
    expect(new Set(events.slice(1).map((event) => (event as unknown as { at: string }).at)).size).toBe(1);
  });

  it('that appends nothing leaves the project as it was', async () => {
    const project = await test.make.project();
    const owner = await test.as({ id: project.ownerId });
    const before = (await owner.get(`/projects/${project.id}`)).body;
    await test.make.inProject(project, async () => undefined);
    expect((await owner.get(`/projects/${project.id}`)).body).toEqual(before);
    expect(await seqOf(project.id)).toBe(1);
  });
});

/** How many statements of this database wait for a lock. */
async function waiting(): Promise<unknown> {
  const { rows } = await test.database.db.execute(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.['waiting'];
}

/** Sends the request while somebody else's change holds the project, and commits that change only then. */
async function requestDuring(
  project: { id: number; ownerId: number },
  change: (change: Change) => Promise<void>,
  request: () => Promise<Answer>,
): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  const owner = { userId: project.ownerId, role: 'Propietario' } as const;
  await test.database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ seq: number; number: number }>(
      sql`select seq, task_number as number from projects where id = ${project.id} for no key update`,
    );
    answer = request();
    await vi.waitFor(async () => expect(await waiting()).toBe(1), soon);
    const { seq = 0, number: taskNumber = 0 } = rows[0] ?? {};
    const held = { projectId: project.id, seq, taskNumber, member: owner };
    await recordChange(tx, held, { now: new Date() }, change);
  });
  if (!answer) throw new Error('nothing was asked');
  return answer;
}

async function waitingEditor() {
  const task = await test.make.task();
  const { project } = task;
  const person = await test.make.member({ project, role: 'Editor' });
  const editor = await test.as(person);
  const owner = await test.as({ id: project.ownerId });
  return { task, project, person, owner, request: () => editor.patch(task.path, { title: 'Tarde' }) };
}

describe('a right that is lost while waiting for the project', () => {
  it('is refused to somebody who has just been taken out', async () => {
    const { task, project, person, owner, request } = await waitingEditor();
    const answer = await requestDuring(project, (change) => removeMember(change, person.id), request);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ error: ['Proyecto no encontrado'], code: 'not_found' });
    expect((await owner.get(task.path)).body.task.title).toBe('Contratar el camión');
  });

  it('is refused to somebody who has just become Lector', async () => {
    const { task, project, person, owner, request } = await waitingEditor();
    const answer = await requestDuring(
      project,
      (change) => changeMemberRole(change, person.id, 'Lector'),
      request,
    );
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ error: ['The user does not have permissions'], code: 'forbidden' });
    expect((await owner.get(task.path)).body.task.title).toBe('Contratar el camión');
  });

  it('is refused to everybody when the project has just been deleted', async () => {
    const { project, request } = await waitingEditor();
    const answer = await requestDuring(project, deleteProject, request);
    expect(answer.status).toBe(404);
  });

  it('is asked again with the policy of the change, whatever was checked before', async () => {
    const project = await test.make.project();
    const reader = await test.make.member({ project, role: 'Lector' });
    const work = vi.fn<() => Promise<void>>();
    const request = { projectId: project.id, userId: reader.id, now: new Date(), allow: canEditTasks };
    await expect(changeProject(test.database.db, request, work)).rejects.toMatchObject({ code: 'forbidden' });
    expect(work).not.toHaveBeenCalled();
  });
});
