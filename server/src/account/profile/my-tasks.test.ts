import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { deleteBoard } from '../../tasks/boards/boards.commands.ts';
import { removeMember } from '../../projects/members/members.commands.ts';
import { changeProjectSettings, deleteProject } from '../../projects/projects/projects.commands.ts';

const test = useTestApp();

let me: { id: number };
let client: Client;
beforeAll(async () => {
  me = await test.make.user();
  client = await test.as(me);
});

/** A board of a new project of somebody else, in which I am a member. */
async function newBoard(name = 'Mudanza') {
  const project = await test.make.project({ name });
  await test.make.member({ project, user: me });
  return test.make.board({ project });
}
const titles = async (path = '/profile/tasks'): Promise<string[]> =>
  (await client.get(path)).body.map(({ title }: { title: string }) => title);

describe('my tasks', () => {
  it('are those that I am to do, over all my projects, the most urgent first', async () => {
    const [house, garden] = [await newBoard('Casa'), await newBoard('Jardín')];
    const mine = { assignedTo: me.id };
    await test.make.task({ board: house, title: 'tercera', dueDate: '2026-12-03', ...mine });
    await test.make.task({ board: garden, title: 'primera', dueDate: '2026-12-01', ...mine });
    const second = await test.make.task({ board: house, title: 'segunda', dueDate: '2026-12-02', ...mine });
    await test.make.task({ board: garden, title: 'también tercera', dueDate: '2026-12-03', ...mine });
    await test.make.task({ board: house, title: 'de nadie' });
    await test.make.task({ board: house, title: 'de otra', assignedTo: house.project.ownerId });

    expect(await titles()).toEqual(['primera', 'segunda', 'tercera', 'también tercera']);
    const { body } = await client.get('/profile/tasks');
    expect(body[1]).toMatchObject({
      id: second.id,
      assigned_to: me.id,
      board_id: house.id,
      Priority: { id: 2, name: 'Media' },
      Project: { id: house.project.id, name: 'Casa' },
      Board: { id: house.id, name: 'Salida' },
      Column: { id: expect.any(Number), name: 'Por hacer', kind: 'pendiente' },
    });
  });

  it('come in pages, each with a Link to the next, until there is none', async () => {
    const pages: string[][] = [];
    let next: string | undefined = '/profile/tasks?limit=3';
    while (next !== undefined) {
      const { body, headers } = await client.get(next);
      pages.push(body.map(({ title }: { title: string }) => title));
      next = /^<\/api(.*)>; rel="next"$/.exec(String(headers['link']))?.[1];
    }
    expect(pages).toEqual([['primera', 'segunda', 'tercera'], ['también tercera']]);
  });

  it('have no Link when they fill the page and there are no more', async () => {
    const { body, headers } = await client.get('/profile/tasks?limit=4');
    expect(body).toHaveLength(4);
    expect(headers['link']).toBeUndefined();
  });
});

describe('a task of mine', () => {
  const stillMine = ['primera', 'segunda', 'tercera', 'también tercera'];
  async function newTask() {
    const task = await test.make.task({
      board: await newBoard(),
      title: 'última',
      dueDate: '2027-01-01',
      assignedTo: me.id,
    });
    expect(await titles()).toEqual([...stillMine, 'última']);
    return task;
  }

  it('is gone from my list when it is done, and back when it is not', async () => {
    const task = await newTask();
    const owner = await test.as({ id: task.project.ownerId });
    const { body } = await owner.get(`/projects/${task.project.id}/boards/${task.board.id}`);
    const column = (kind: string) => body.Columns.find((each: { kind: string }) => each.kind === kind).id;
    await test.make.changeTask(task, { columnId: column('hecho') });
    expect(await titles()).toEqual(stillMine);
    await test.make.changeTask(task, { columnId: column('en curso') });
    expect(await titles()).toEqual([...stillMine, 'última']);
    await test.make.deleteTask(task);
  });

  it('is gone from my list when it is given to somebody else', async () => {
    const task = await newTask();
    await test.make.changeTask(task, { assignedTo: task.project.ownerId });
    expect(await titles()).toEqual(stillMine);
  });

  it('is gone from my list when it is in the trash', async () => {
    await test.make.deleteTask(await newTask());
    expect(await titles()).toEqual(stillMine);
  });

  it('is gone from my list when its board is in the trash', async () => {
    const { project, board } = await newTask();
    await test.make.inProject(project, (change) => deleteBoard(change, board.id));
    expect(await titles()).toEqual(stillMine);
  });

  it('is gone from my list when its project is in the trash', async () => {
    await test.make.inProject((await newTask()).project, deleteProject);
    expect(await titles()).toEqual(stillMine);
  });

  it('is gone from my list when its project is archived', async () => {
    const { project } = await newTask();
    await test.make.inProject(project, (change) => changeProjectSettings(change, { archived: true }));
    expect(await titles()).toEqual(stillMine);
  });

  it('is gone from my list when I have left its project, though it stays mine there', async () => {
    const task = await newTask();
    await test.make.inProject(task.project, (change) => removeMember(change, me.id));
    expect(await titles()).toEqual(stillMine);
    const owner = await test.as({ id: task.project.ownerId });
    expect((await owner.get(task.path)).body.task.assigned_to).toBe(me.id);
  });
});
