import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { listEvents } from '../../platform/log/events.queries.ts';
import { listenOutside } from '../../testing/outside.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { forgetPerson } from '../../instance/account-deletion/forget-person.ts';
import { movesOf, taskPathOn } from '../../tasks/task-moves/task-moves.fixture.ts';
import { emptyTrash } from '../../instance/trash/trash.commands.ts';
import { purgeDeliveries } from './purge-deliveries.commands.ts';
import { webhookStage } from './webhooks.fixture.ts';
import { webhooksReader } from './webhooks.reader.ts';

const outside = await listenOutside();
const test = useTestApp({ PRIVATE_WEBHOOKS: 'on' });
beforeEach(() => outside.reset());
afterAll(() => outside.close());

const stage = (wanted?: Parameters<typeof webhookStage>[2]) =>
  webhookStage(test, `${outside.address}/avisos`, wanted);
const bodies = () => outside.received.map(({ body }) => JSON.parse(body));

describe('of what is gone, a webhook', () => {
  it('is told only ids of what goes while it is read, and nothing twice', async () => {
    const { board, project, owner, own, deliveries } = await stage();
    const { db } = test.database;
    const task = await test.make.task({ board, title: 'Secreta' });
    const { body: comment } = await owner.post(`${task.path}/comments`, { content: 'Un secreto' });
    await owner.post(`${task.path}/points`, { content: 'Otro secreto' });
    const hut = await test.make.board({ project, name: 'Secreto' });
    await owner.delete(`/projects/${project.id}/boards/${hut.id}`);
    const events = await listEvents(db, { projectId: project.id, since: 0, limit: 500 });
    await owner.delete(`${task.path}/comments/${comment.id}`);
    await owner.delete(task.path);
    await test.make.inProject(project, emptyTrash);
    for (let time = 0; time < 2; time += 1)
      await db.transaction((tx) => webhooksReader.read(tx, { projectId: project.id, events }, new Date()));
    const written: { id: number; type: string }[] = await deliveries();
    expect(written.map(({ type }) => type).toReversed()).toEqual([
      'task.created',
      'comment.created',
      'point.created',
      'board.created',
      'board.deleted',
    ]);
    const whole = await Promise.all(written.map(({ id }) => owner.get(`${own}/deliveries/${id}`)));
    const said = whole.map(({ body }) => body.body).join('\n');
    expect(said).not.toMatch(/secret/i);
    expect(said).toContain(`"comment":{"id":${comment.id}}`);
    expect(said).toContain(`"board":{"id":${hut.id}}`);
  });

  it('keeps nothing of a person whose account is deleted', async () => {
    const { board, project, owner, tell, deliveries } = await stage();
    const gone = await test.make.member({ project });
    const task = await test.make.task({ board, title: 'Suya', assignedTo: gone.id });
    const kept = await test.make.task({ board });
    await tell();
    await (await test.as(gone)).post(`${kept.path}/comments`, { content: 'Hola' });
    await tell();
    await owner.patch(task.path, { assignedTo: project.ownerId });
    await tell();
    const types = async () => (await deliveries()).map(({ type }: { type: string }) => type);
    expect(await types()).toEqual([
      'task.updated',
      'comment.created',
      'task.created',
      'task.created',
      'member.added',
    ]);
    await test.database.db.transaction((tx) => forgetPerson(tx, gone.id, new Date()));
    expect(await types()).toEqual(['task.updated', 'task.created']);
  });

  it('tells what a task told before it went to another project, and forgets that with it', async () => {
    const { board, project, owner, own, tell, deliveries } = await stage();
    const goal = await test.make.board({
      project: await test.make.project({ owner: { id: project.ownerId } }),
    });
    const task = await test.make.task({ board, title: 'Secreta' });
    const { body: comment } = await owner.post(`${task.path}/comments`, { content: 'Un secreto' });
    await owner.post(`${task.path}/comments`, { content: 'Otra cosa' });
    await readLogs(test, webhooksReader);
    await movesOf(owner).move(board, goal, [task.id]);
    await tell();
    const told = bodies().map(({ type }) => String(type));
    expect(told).toEqual(
      expect.arrayContaining(['comment.created', 'comment.created', 'task.created', 'task.deleted']),
    );
    expect(told).toHaveLength(4);
    expect(JSON.stringify(bodies())).toContain('Un secreto');
    const kept = async () => {
      const listed: { id: number }[] = await deliveries();
      const whole = await Promise.all(listed.map(({ id }) => owner.get(`${own}/deliveries/${id}`)));
      return whole.map(({ body }) => body.body).join('\n');
    };
    expect(await kept()).toContain('Un secreto');
    await owner.delete(`${taskPathOn(goal, task)}/comments/${comment.id}`);
    await readLogs(test, webhooksReader);
    expect(await kept()).not.toContain('Un secreto');
    expect(await kept()).toContain('Otra cosa');
    await owner.delete(taskPathOn(goal, task));
    await test.make.inProject(goal.project, emptyTrash);
    expect(await kept()).not.toMatch(/Secreta|Otra cosa/);
  });

  it('keeps nothing of boards and documents that are purged', async () => {
    const { project, owner, tell, deliveries } = await stage({
      events: ['board.created', 'board.deleted', 'document.created', 'document.deleted'],
    });
    const [gone] = [await test.make.board({ project }), await test.make.board({ project })];
    const sheet = await test.make.document({ project });
    await test.make.document({ project });
    await owner.delete(`/projects/${project.id}/boards/${gone.id}`);
    await owner.delete(sheet.path);
    await tell();
    expect(await deliveries()).toHaveLength(6);
    await test.make.inProject(project, emptyTrash);
    const left = (await deliveries()).map(({ type }: { type: string }) => type);
    expect(left).toEqual(['document.created', 'board.created']);
  });

  it('keeps nothing of a task that is purged, nor of what is older than 30 days', async () => {
    const { board, project, tell, deliveries } = await stage();
    const task = await test.make.task({ board });
    await test.make.task({ board });
    await tell();
    expect(await deliveries()).toHaveLength(2);
    await test.make.deleteTask(task);
    await test.make.inProject(project, emptyTrash);
    expect(await deliveries()).toHaveLength(1);
    const purgeIn = (days: number) =>
      test.database.db.transaction((tx) => purgeDeliveries(tx, new Date(Date.now() + days * 86_400_000)));
    await purgeIn(29);
    expect(await deliveries()).toHaveLength(1);
    await purgeIn(31);
    expect(await deliveries()).toEqual([]);
    // What is left in the log of a purged task is told without a word of it.
    await tell();
    expect(bodies().at(-1)).toMatchObject({ type: 'task.deleted', data: { task: { id: task.id } } });
  });
});
