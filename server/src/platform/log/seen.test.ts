import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

/** A project of one's own with all that has a text or a choice to be changed. */
async function given() {
  const task = await test.make.task();
  const client = await test.as({ id: task.project.ownerId });
  const project = `/projects/${task.project.id}`;
  const board = `${project}/boards/${task.board.id}`;
  const [column] = (await client.get(`${board}/columns`)).body;
  const { body: point } = await client.post(`${task.path}/points`, { content: 'Uno' });
  const { body: comment } = await client.post(`${task.path}/comments`, { content: 'Uno' });
  return {
    client,
    project,
    board,
    column: `${board}/columns/${column.id}`,
    point: `${task.path}/points/${point.id}`,
    comment: `${task.path}/comments/${comment.id}`,
  };
}
type SettingOwner = Exclude<keyof Awaited<ReturnType<typeof given>>, 'client'>;

it.each<[SettingOwner, string, unknown, unknown]>([
  ['project', 'name', 'De Ana', 'De Benito'],
  ['project', 'description', 'De Ana', 'De Benito'],
  ['board', 'name', 'De Ana', 'De Benito'],
  ['board', 'labelId', null, 1],
  ['column', 'name', 'De Ana', 'De Benito'],
  ['column', 'wipLimit', 3, 4],
  ['comment', 'content', 'De Ana', 'De Benito'],
  ['point', 'content', 'De Ana', 'De Benito'],
  ['point', 'dueDay', '2026-12-01', null],
])(
  'of two who change the same %s’s %s from the same, the second is told',
  async (place, field, ana, benito) => {
    const { client, ...paths } = await given();
    const path = paths[place];
    const before = { [field]: 'lo de antes' };
    const first = await client.patch(path, { [field]: ana });
    expect(first.status).toBe(200);
    const second = await client.patch(path, { [field]: benito, seen: before });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      error: ['Lo mismo se cambió mientras tanto en otro lugar'],
      code: 'conflict',
      current: { [field]: ana },
    });
    expect((await client.patch(path, { [field]: ana, seen: before })).status, 'the same wish').toBe(200);
    expect((await client.patch(path, { [field]: benito, seen: { [field]: ana } })).status, 'seen').not.toBe(
      409,
    );
  },
);

it('who change different fields both succeed', async () => {
  const { client, project } = await given();
  const { name, description } = (await client.get(project)).body;
  const ana = await client.patch(project, { description: 'De Ana', seen: { description } });
  const benito = await client.patch(project, { name: 'De Benito', seen: { name } });
  expect([ana.status, benito.status]).toEqual([200, 200]);
  expect(benito.body).toMatchObject({ name: 'De Benito', description: 'De Ana' });
});
