import type { MyEvent } from '@cuadrilla/contract/views/home';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { removeMember } from '../../projects/members/members.commands.ts';
import { changeProjectSettings, deleteProject } from '../../projects/projects/projects.commands.ts';

const test = useTestApp();

async function newcomer() {
  const user = await test.make.user();
  const client = await test.as(user);
  const activity = async (): Promise<MyEvent[]> => (await client.get('/profile/activity')).body;
  return { user, client, activity };
}

describe('what happened lately', () => {
  it('is told over all my projects, newest first, with where it happened', async () => {
    const { user, activity } = await newcomer();
    const [house, garden] = await Promise.all(
      ['Casa', 'Jardín'].map((name) => test.make.project({ owner: user, name })),
    );
    if (!house || !garden) throw new Error('no projects');
    const board = await test.make.board({ project: garden, name: 'Riego' });
    const task = await test.make.task({ board, title: 'Podar' });
    const other = await test.make.board({ project: house });
    await test.make.comment({ task, author: user });
    await test.make.project({ name: 'Ajeno' });

    const events = await activity();
    expect(events.map(({ type, Project }) => [type, Project.name])).toEqual([
      ['comment.created', 'Jardín'],
      ['board.created', 'Casa'],
      ['task.created', 'Jardín'],
      ['board.created', 'Jardín'],
      ...events.slice(4).map(({ Project }) => ['project.created', Project.name]),
    ]);
    expect(events).toHaveLength(6);
    expect(events[0]).toMatchObject({
      actor: { id: user.id },
      Board: { id: board.id, name: 'Riego' },
      Task: { id: task.id, title: 'Podar' },
    });
    expect(events[1]).toMatchObject({ Board: { id: other.id }, Task: null });
  });

  it('names no task and no board that lies in the trash', async () => {
    const { user, activity } = await newcomer();
    const task = await test.make.task({
      board: await test.make.board({ project: await test.make.project({ owner: user }) }),
    });
    await test.make.deleteTask(task);
    expect((await activity())[0]).toMatchObject({ type: 'task.deleted', Task: null });
  });

  it('leaves out projects that are archived, deleted or left', async () => {
    const { user, activity } = await newcomer();
    const [archived, deleted, left] = await Promise.all(Array.from({ length: 3 }, () => test.make.project()));
    if (!archived || !deleted || !left) throw new Error('no projects');
    for (const project of [archived, deleted, left]) await test.make.member({ project, user });
    expect(await activity()).toHaveLength(6);
    await test.make.inProject(archived, (change) => changeProjectSettings(change, { archived: true }));
    await test.make.inProject(deleted, (change) => deleteProject(change));
    await test.make.inProject(left, (change) => removeMember(change, user.id));
    expect(await activity()).toEqual([]);
  });

  it('may be what others did with what is mine alone', async () => {
    const { user, client } = await newcomer();
    const project = await test.make.project({ owner: user });
    const other = await test.make.member({ project });
    const board = await test.make.board({ project });
    const [assigned, followed, strange, trashed] = await Promise.all(
      ['De mi mano', 'Seguida', 'Ajena', 'Borrada'].map((title) =>
        test.make.task({ board, title, ...(title === 'De mi mano' && { assignedTo: user.id }) }),
      ),
    );
    if (!assigned || !followed || !strange || !trashed) throw new Error('no tasks');
    for (const task of [followed, trashed]) await client.put(`${task.path}/follow`, { following: true });
    for (const task of [assigned, followed, strange, trashed])
      for (const author of [user, other]) await test.make.comment({ task, author });
    await test.make.deleteTask(trashed);

    const { body } = await client.get('/profile/activity?about=mine');
    const comments = (body as MyEvent[]).filter(({ type }) => type === 'comment.created');
    expect(comments.map(({ Task, actor }) => [Task?.title, actor.id])).toEqual([
      ['Seguida', other.id],
      ['De mi mano', other.id],
    ]);
    expect((body as MyEvent[]).every(({ actor }) => actor.id !== user.id)).toBe(true);
    expect((await client.get('/profile/activity?about=nothing')).status).toBe(400);
  });

  it('is no more than the last thirty', async () => {
    const { user, activity } = await newcomer();
    const board = await test.make.board({ project: await test.make.project({ owner: user }) });
    await Promise.all(Array.from({ length: 31 }, () => test.make.task({ board })));
    const events = await activity();
    expect(events).toHaveLength(30);
    expect(new Set(events.map(({ seq }) => seq))).toEqual(
      new Set(Array.from({ length: 30 }, (_, index) => 33 - index)),
    );
  });
});
