import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dependencies } from '../../platform/database/schema/schema.ts';
import { connectLive } from '../../testing/live-client.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteBoard, restoreBoard } from '../boards/boards.commands.ts';
import { purgeTrash } from '../../instance/trash/trash.commands.ts';
import { dependentTasks } from './dependencies.fixture.ts';

const test = useTestApp();

const aMonth = 31 * 24 * 60 * 60 * 1_000;

describe('how many tasks a task waits for', () => {
  it('counts those that are not done, whatever becomes of their column', async () => {
    const made = await dependentTasks(test, 'Firmar', 'Aprobar', 'Verificar');
    const { board, project, owner, one, two, three, link, blockedBy } = made;
    await link(one, 'blocked_by', two);
    await link(one, 'blocked_by', three);
    expect(await blockedBy()).toEqual({ Firmar: 2, Aprobar: 0, Verificar: 0 });
    await owner.patch(two.path, { columnId: board.columnIds[2] });
    expect(await blockedBy()).toMatchObject({ Firmar: 1 });
    const first = `/projects/${project.id}/boards/${board.id}/columns/${board.columnIds[0]}`;
    await owner.patch(first, { kind: 'hecho' });
    expect(await blockedBy()).toMatchObject({ Firmar: 0 });
    await owner.patch(first, { kind: 'pendiente' });
    await owner.patch(two.path, { columnId: board.columnIds[1] });
    const { body } = await owner.patch(one.path, { columnId: board.columnIds[2] });
    expect(body).toMatchObject({ id: one.id, blockedBy: 2 });
  });

  it('leaves out what lies in the trash, until that is restored', async () => {
    const { project, owner, one, two, link, read, blockedBy } = await dependentTasks(
      test,
      'Firmar',
      'Aprobar',
    );
    const board = await test.make.board({ project });
    const elsewhere = await test.make.task({ board, title: 'Pedir' });
    await link(one, 'blocked_by', two);
    await link(one, 'blocked_by', elsewhere);
    await owner.delete(two.path);
    expect((await read(one)).Dependencies).toMatchObject([{ task: { title: 'Pedir' } }]);
    expect(await blockedBy()).toEqual({ Firmar: 1 });
    await test.make.inProject(project, (change) => deleteBoard(change, board.id));
    expect((await read(one)).Dependencies).toEqual([]);
    expect(await blockedBy()).toEqual({ Firmar: 0 });
    await owner.post(`${two.path}/restore`);
    await test.make.inProject(project, (change) => restoreBoard(change, board.id));
    expect((await read(one)).Dependencies).toHaveLength(2);
    expect(await blockedBy()).toEqual({ Firmar: 2, Aprobar: 0 });
  });

  it('is none once the other is purged, which leaves nothing of its title', async () => {
    const { project, owner, one, two, link, read } = await dependentTasks(test, 'Firmar', 'Aprobar');
    await link(one, 'blocked_by', two);
    await owner.delete(two.path);
    await purgeTrash(test.database.db, new Date(Date.now() + aMonth));
    expect(await read(one)).toMatchObject({ task: { blockedBy: 0 }, Dependencies: [] });
    const { rows } = await test.database.db.execute(
      sql`select from ${dependencies} where project_id = ${project.id}`,
    );
    expect(rows).toHaveLength(0);
    const told = (await owner.get(`${one.path}/activity`)).body.at(-1);
    expect(told).toMatchObject({ type: 'dependency.created', payload: { title: 'Firmar' } });
    expect(JSON.stringify(told)).not.toContain('Aprobar');
  });
});

describe('whoever follows the project', () => {
  it('hears how a task stands when what it waits for is done, deleted and restored', async () => {
    const { board, project, owner, one, two, link } = await dependentTasks(test, 'Firmar', 'Aprobar');
    await link(one, 'blocked_by', two);
    const tab = await connectLive(test, { id: project.ownerId });
    await tab.follow(project.id);
    const toldOf = async (frames: number) => {
      await tab.until(() => expect(tab.of('events')).toHaveLength(frames));
      return tab
        .of('events')
        .at(-1)
        ?.tasks.map(({ title, blockedBy }) => [title, blockedBy])
        .toSorted();
    };
    await owner.patch(two.path, { priorityId: 4 });
    expect(await toldOf(1)).toEqual([['Aprobar', 0]]);
    await owner.patch(two.path, { columnId: board.columnIds[2] });
    expect(await toldOf(2)).toEqual([
      ['Aprobar', 0],
      ['Firmar', 0],
    ]);
    await owner.patch(two.path, { columnId: board.columnIds[0] });
    expect(await toldOf(3)).toContainEqual(['Firmar', 1]);
    await owner.delete(two.path);
    expect(await toldOf(4)).toEqual([['Firmar', 0]]);
    await owner.post(`${two.path}/restore`);
    expect(await toldOf(5)).toContainEqual(['Firmar', 1]);
    await tab.close();
  });
});
