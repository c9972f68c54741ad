import { mostEvents } from '@cuadrilla/contract/views/live';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Client, useSecondApp, useTestApp } from '../../testing/test-app.ts';
import { connectLive } from '../../testing/live-client.ts';

/** Without a poll worth the name: whatever arrives was woken. */
const pace = { lookEvery: 60 * 60 * 1_000 };
const first = useTestApp({}, { pace });
const second = useSecondApp(first, { pace });

const upTo = (last: number, since = 0): number[] =>
  Array.from({ length: last - since }, (_, index) => since + index + 1);

/** A project whose log ends at 2. */
async function ownedBoard() {
  const board = await first.make.board();
  const owner = { id: board.project.ownerId };
  const client = await first.as(owner);
  const tasks = `/projects/${board.project.id}/boards/${board.id}/tasks`;
  return { projectId: board.project.id, project: board.project, board, owner, client, tasks };
}

const write = (client: Client, path: string, title = 'Otra') =>
  client.post(path, { title, dueDate: '2026-12-01', priorityId: 1 });

/** A log as long as a project of years: as if so much had been written before. */
async function lengthenLog(projectId: number, length: number): Promise<void> {
  await first.database.db.execute(sql`
    with project as (
      update projects set seq = seq + ${length} where id = ${projectId} returning seq - ${length} as seq
    )
    insert into events (project_id, seq, type, actor_id, payload, at)
    select ${projectId}, project.seq + place, 'project.updated', actor_id, '{"changes":{}}', now()
    from project, generate_series(1, ${length}::int) place,
      (select actor_id from events where project_id = ${projectId} and seq = 1) actor`);
}

describe('who follows a project', () => {
  it('hears on every instance what was written through any, with the tasks as they are', async () => {
    const { projectId, board, owner, client, tasks } = await ownedBoard();
    const tabs = [await connectLive(first, owner), await connectLive(second, owner)];
    await Promise.all(tabs.map((tab) => tab.follow(projectId)));
    const { body } = await write(client, tasks, 'Pintar');
    await Promise.all(tabs.map((tab) => tab.until(() => expect(tab.seqs()).toEqual([3]))));
    const task = (await client.get(`${tasks}/${body.id}`)).body.task;
    delete task.Comments;
    const [message] = tabs[1]?.of('events') ?? [];
    expect(message).toEqual({
      type: 'events',
      projectId,
      seq: 3,
      events: (await client.get(`/projects/${projectId}/events?since=2`)).body,
      tasks: [task],
      counts: [{ boardId: board.id, columns: { [task.column_id]: 1 }, archived: {} }],
    });
    expect(message?.tasks[0]).toMatchObject({ title: 'Pintar', board_id: board.id });
    await Promise.all(tabs.map((tab) => tab.close()));
  });

  it('hears of a comment with its task, and of a deleted task without it', async () => {
    const { projectId, owner, client, tasks } = await ownedBoard();
    const { id } = (await write(client, tasks)).body;
    const tab = await connectLive(second, owner);
    await tab.follow(projectId);
    await client.post(`${tasks}/${id}/comments`, { content: 'Hola' });
    await tab.until(() => expect(tab.of('events')).toHaveLength(1));
    expect(tab.of('events')[0]?.tasks).toMatchObject([{ id, commentCount: 1 }]);
    await client.delete(`${tasks}/${id}`);
    await tab.until(() => expect(tab.of('events')).toHaveLength(2));
    expect(tab.of('events')[1]).toMatchObject({ events: [{ type: 'task.deleted' }], tasks: [] });
    await tab.close();
  });

  it('resumes after what it has heard, and from the end if it has heard more than there is', async () => {
    const { projectId, owner, client, tasks } = await ownedBoard();
    await Promise.all(upTo(8).map(() => write(client, tasks)));
    const tab = await connectLive(first, owner);
    expect(await tab.follow(projectId, 4)).toMatchObject({ seq: 4 });
    await tab.until(() => expect(tab.seqs()).toEqual(upTo(10, 4)));
    expect(await tab.follow(projectId, 99)).toMatchObject({ seq: 10 });
    await write(client, tasks);
    await tab.until(() => expect(tab.seqs()).toEqual(upTo(11, 4)));
    expect(await tab.follow(projectId, 0)).toMatchObject({ seq: 0 });
    await tab.until(() => expect(tab.seqs()).toEqual([...upTo(11, 4), ...upTo(11)]));
    await tab.close();
  });

  it('is told that it is behind instead of a long story, and what comes after', async () => {
    const { projectId, owner, client, tasks } = await ownedBoard();
    await lengthenLog(projectId, mostEvents);
    const end = mostEvents + 2;
    const [far, near] = [await connectLive(first, owner), await connectLive(first, owner)];
    expect(await far.follow(projectId, 1)).toMatchObject({ seq: 1 });
    expect(await near.follow(projectId, 2)).toMatchObject({ seq: 2 });
    await far.until(() => expect(far.of('behind')).toEqual([{ type: 'behind', projectId, seq: end }]));
    await near.until(() => expect(near.seqs()).toEqual(upTo(end, 2)));
    await write(client, tasks);
    await far.until(() => expect(far.seqs()).toEqual([end + 1]));
    expect(near.of('behind')).toEqual([]);
    await Promise.all([far.close(), near.close()]);
  });

  it('is told that it is behind when too much happens at once, or what happens is too long', async () => {
    const { projectId, owner, client, tasks } = await ownedBoard();
    const tab = await connectLive(second, owner);
    await tab.follow(projectId);
    await lengthenLog(projectId, mostEvents + 1);
    first.wake.project(projectId);
    await tab.until(() => expect(tab.of('behind')).toMatchObject([{ seq: mostEvents + 3 }]));
    const long = { title: 'Larga', description: '漢'.repeat(20_000), dueDate: '2026-12-01', priorityId: 1 };
    await client.post(tasks, long);
    await tab.until(() => expect(tab.seqs()).toEqual([mostEvents + 4]));
    const again = await connectLive(second, owner);
    await Promise.all(upTo(3).map(() => client.post(tasks, long)));
    await again.follow(projectId, mostEvents + 3);
    await again.until(() => expect(again.of('behind')).toMatchObject([{ seq: mostEvents + 7 }]));
    await Promise.all([tab.close(), again.close()]);
  });

  it('hears nothing more once it has unfollowed, though it asked again in the same moment', async () => {
    const { projectId, owner, client, tasks } = await ownedBoard();
    const [left, stays] = [await connectLive(first, owner), await connectLive(first, owner)];
    await Promise.all([left.follow(projectId), stays.follow(projectId)]);
    left.say({ type: 'unfollow', projectId });
    left.say({ type: 'follow', projectId, since: 0 });
    left.say({ type: 'unfollow', projectId });
    const other = await ownedBoard();
    left.say({ type: 'follow', projectId: other.projectId });
    await left.next('gone');
    await write(client, tasks);
    await stays.until(() => expect(stays.seqs()).toEqual([3]));
    expect([left.seqs(), left.of('following').length]).toEqual([[], 1]);
    await Promise.all([left.close(), stays.close()]);
  });

  it('hears everything once when it follows twice in one moment', async () => {
    const { projectId, owner, client, tasks } = await ownedBoard();
    const tab = await connectLive(first, owner);
    tab.say({ type: 'follow', projectId, since: 0 });
    const following = tab.follow(projectId, 1);
    const writing = write(client, tasks);
    expect(await following).toMatchObject({ seq: 1 });
    await writing;
    await tab.until(() => expect(tab.seqs()).toEqual([2, 3]));
    await write(client, tasks);
    await tab.until(() => expect(tab.seqs()).toEqual([2, 3, 4]));
    await tab.close();
  });

  it('may follow several projects, each in its own order', async () => {
    const [one, other] = [await ownedBoard(), await ownedBoard()];
    await first.make.member({ project: other.project, user: one.owner });
    const tab = await connectLive(second, one.owner);
    await tab.follow(one.projectId);
    await tab.follow(other.projectId);
    await Promise.all(
      upTo(10).flatMap(() => [write(one.client, one.tasks), write(other.client, other.tasks)]),
    );
    const seqsOf = (id: number) =>
      tab
        .of('events')
        .filter(({ projectId }) => projectId === id)
        .flatMap(({ events }) => events.map(({ seq }) => seq));
    await tab.until(() => expect(seqsOf(one.projectId)).toEqual(upTo(12, 2)));
    await tab.until(() => expect(seqsOf(other.projectId)).toEqual(upTo(13, 3)));
    await tab.close();
  });
});

it('is told the same where no line can be opened, by asking for it', async () => {
  const { client, owner, projectId, tasks } = await ownedBoard();
  const line = await connectLive(first, owner);
  await line.follow(projectId, 2);
  await write(client, tasks);
  const told = await line.next('events');
  expect((await client.get(`/projects/${projectId}/news?since=2`)).body).toEqual(told);
  const { body } = await client.get(`/projects/${projectId}/news?since=3`);
  expect(body).toEqual({ type: 'events', projectId, seq: 3, events: [], tasks: [], counts: [] });
  await lengthenLog(projectId, mostEvents + 1);
  const late = await client.get(`/projects/${projectId}/news?since=3`);
  expect(late.body).toEqual({ type: 'behind', projectId, seq: mostEvents + 4 });
});
