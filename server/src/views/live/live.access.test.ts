import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../platform/log/change.ts';
import { connectLive, type LiveClient } from '../../testing/live-client.ts';
import { useSecondApp, useTestApp } from '../../testing/test-app.ts';
import { removeMember } from '../../projects/members/members.commands.ts';
import { createTask } from '../../tasks/tasks/tasks.commands.ts';

/** Without a poll worth the name: whatever arrives was woken. */
const pace = { lookEvery: 60 * 60 * 1_000 };
const first = useTestApp({}, { pace });
const second = useSecondApp(first, { pace });

/** A project with a member beside its owner; its log ends at 3. */
async function shared() {
  const board = await first.make.board();
  const { project } = board;
  const member = await first.make.member({ project });
  const owner = { id: project.ownerId };
  const client = await first.as(owner);
  const path = `/projects/${project.id}`;
  return { board, project, projectId: project.id, owner, member, client, path };
}

const newTask = { title: 'Secreta', dueDate: '2026-12-01', priorityId: 1 };
const create = (change: Change, boardId: number) => createTask(change, boardId, newTask, 'UTC');

const gone = (projectId: number) => [{ type: 'gone', projectId }];
const untilGone = (tab: LiveClient, projectId: number) =>
  tab.until(() => expect(tab.of('gone')).toEqual(gone(projectId)));

describe('a project that is not theirs to see', () => {
  it('is gone for an outsider, for everybody in the trash, and if there is none', async () => {
    const { projectId, owner, client, path } = await shared();
    const outsider = await connectLive(first, await first.make.user());
    outsider.say({ type: 'follow', projectId });
    await untilGone(outsider, projectId);
    const tab = await connectLive(second, owner);
    tab.say({ type: 'follow', projectId: 2 ** 31 - 1 });
    await untilGone(tab, 2 ** 31 - 1);
    await client.delete(path);
    tab.say({ type: 'follow', projectId, since: 0 });
    await tab.until(() => expect(tab.of('gone')).toHaveLength(2));
    const about = [outsider, tab].flatMap((each) => [
      each.of('following'),
      each.of('events'),
      each.of('presence'),
    ]);
    expect(about.flat()).toEqual([]);
    await Promise.all([outsider.close(), tab.close()]);
  });
});

describe('somebody who is taken out', () => {
  it('hears nothing of what happened together with it, on no instance, and no more after it', async () => {
    const { board, project, projectId, owner, member, client, path } = await shared();
    const theirs = [await connectLive(first, member), await connectLive(second, member)];
    const stays = await connectLive(second, owner);
    await Promise.all([...theirs, stays].map((tab) => tab.follow(projectId)));
    await first.make.inProject(project, async (change) => {
      await create(change, board.id);
      await removeMember(change, member.id);
      await create(change, board.id);
    });
    first.wake.project(projectId);
    await Promise.all(theirs.map((tab) => untilGone(tab, projectId)));
    await client.post(`${path}/boards/${board.id}/tasks`, newTask);
    await stays.until(() => expect(stays.seqs()).toEqual([4, 5, 6, 7]));
    expect(theirs.map((tab) => [tab.seqs(), tab.of('gone').length])).toEqual([
      [[], 1],
      [[], 1],
    ]);
    await Promise.all([...theirs, stays].map((tab) => tab.close()));
  });

  it('loses the project too when more happened than is told one by one', async () => {
    const { project, projectId, member } = await shared();
    const tab = await connectLive(second, member);
    await tab.follow(projectId);
    await first.make.inProject(project, async (change) => {
      await removeMember(change, member.id);
      for (let count = 0; count < 600; count += 1) {
        change.append({ type: 'project.updated', payload: { changes: {} } });
      }
    });
    first.wake.project(projectId);
    await untilGone(tab, projectId);
    expect(tab.of('behind')).toEqual([]);
    await tab.close();
  });

  it('hears the old story whole after having been added again', async () => {
    const { project, projectId, member, client, path } = await shared();
    const tab = await connectLive(first, member);
    await tab.follow(projectId);
    await client.delete(`${path}/memberships/${member.id}`);
    await untilGone(tab, projectId);
    await first.make.member({ project, user: member });
    await tab.follow(projectId, 0);
    await tab.until(() => expect(tab.seqs()).toEqual([1, 2, 3, 4, 5]));
    await client.patch(path, { name: 'Otra' });
    await tab.until(() => expect(tab.seqs()).toEqual([1, 2, 3, 4, 5, 6]));
    await client.delete(`${path}/memberships/${member.id}`);
    await tab.until(() => expect(tab.of('gone')).toHaveLength(2));
    expect(tab.seqs()).toHaveLength(6);
    await tab.close();
  });

  it('never hears of anything later, however following and removal meet', async () => {
    const { board, project, projectId, owner, member, client, path } = await shared();
    const witness = await connectLive(first, owner);
    await witness.follow(projectId);
    const tabs = await Promise.all([1, 2, 3].map(() => connectLive(second, member)));
    for (let round = 1; round <= 15; round += 1) {
      const removing = client.delete(`${path}/memberships/${member.id}`);
      tabs.forEach((tab, index) => tab.say({ type: 'follow', projectId, since: index }));
      await removing;
      await client.post(`${path}/boards/${board.id}/tasks`, newTask);
      await Promise.all(tabs.map((tab) => tab.until(() => expect(tab.of('gone')).toHaveLength(round))));
      await first.make.member({ project, user: member });
    }
    // Perhaps also of the last one being added, which nobody woke anybody for.
    await witness.until(() => expect(witness.seqs().at(-1)).toBeGreaterThanOrEqual(3 + 3 * 15 - 1));
    const batches = tabs.flatMap((tab) => tab.of('events'));
    // What reached them ends with what they could see: being added at the latest.
    expect(new Set(batches.map(({ events }) => events.at(-1)?.type))).toEqual(new Set(['member.added']));
    await Promise.all([witness, ...tabs].map((tab) => tab.close()));
  });
});

describe('a project that is deleted', () => {
  it('is gone for all its members at once, and can be followed again when it is restored', async () => {
    const { projectId, owner, member, client, path } = await shared();
    const tabs = [await connectLive(first, owner), await connectLive(second, member)];
    await Promise.all(tabs.map((tab) => tab.follow(projectId)));
    await client.delete(path);
    await Promise.all(tabs.map((tab) => untilGone(tab, projectId)));
    await client.post(`${path}/restore`);
    await Promise.all(tabs.map((tab) => tab.follow(projectId, 3)));
    await Promise.all(tabs.map((tab) => tab.until(() => expect(tab.seqs()).toEqual([4, 5]))));
    await Promise.all(tabs.map((tab) => tab.close()));
  });

  it('is gone also when its rows are, without a word in any log', async () => {
    const { projectId, owner } = await shared();
    const tab = await connectLive(second, owner);
    await tab.follow(projectId);
    await first.database.db.execute(sql`delete from projects where id = ${projectId}`);
    first.wake.project(projectId);
    await untilGone(tab, projectId);
    expect(tab.of('events')).toEqual([]);
    await tab.close();
  });
});
