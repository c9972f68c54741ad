import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { emptyTrash, purgeTrash } from '../../instance/trash/trash.commands.ts';
import { movesOf, moveStage, taskPathOn } from './task-moves.fixture.ts';

const test = useTestApp();

/** All that is kept of what happened in a project. */
async function logOf({ id }: { id: number }): Promise<string> {
  const { rows } = await test.database.db.execute(
    sql`select type, payload, kept from events where project_id = ${id} order by seq`,
  );
  return JSON.stringify(rows);
}

const afterThirtyDays = () => new Date(Date.now() + 31 * 24 * 60 * 60 * 1_000);

/** A task went on from the second project to a third, with a word said in each. */
async function stageOfThree() {
  const { owner, client, project, board, task, goal, there, move } = await moveStage(test);
  const end = await test.make.board({ project: await test.make.project({ owner }) });
  await client.post(`${task.path}/dependencies`, {
    taskId: (await test.make.task({ board })).id,
    relation: 'blocks',
  });
  const first = (await client.post(`${task.path}/comments`, { content: 'Secreto uno' })).body;
  await move();
  await client.patch(`${there}/comments/${first.id}`, { content: 'Secreto dos' });
  await movesOf(client).move(goal, end, [task.id]);
  return { client, task, first, end, projects: [project, goal.project, end.project] };
}

it('a comment that is deleted is forgotten wherever its task was', async () => {
  const { client, task, first, end, projects } = await stageOfThree();
  const said = async () => (await Promise.all(projects.map(logOf))).join('');
  expect(await said()).toContain('Secreto uno');
  await client.delete(`${taskPathOn(end, task)}/comments/${first.id}`);
  expect(await said()).not.toContain('Secreto');
  expect(await said()).toContain('De blanco');
});

it('a task that is purged is forgotten wherever it was', async () => {
  const { client, task, end, projects } = await stageOfThree();
  await client.delete(taskPathOn(end, task));
  await test.make.inProject(end.project, emptyTrash);
  const said = (await Promise.all(projects.map(logOf))).join('');
  expect(said).not.toMatch(/Pintar|Secreto|De blanco|Lijar|Nota/);
  expect(said).toContain('Contratar el camión');
});

it('a task that ends with its project is forgotten where it was before, and none that has left that project', async () => {
  const { client, projects, end } = await stageOfThree();
  const [start] = projects;
  await client.delete(`/projects/${projects[1]?.id}`);
  await purgeTrash(test.database.db, afterThirtyDays());
  expect(await logOf(start ?? end)).toContain('Pintar');
  const { client: other, project, goal, move } = await moveStage(test);
  await move();
  await other.delete(`/projects/${goal.project.id}`);
  await purgeTrash(test.database.db, afterThirtyDays());
  expect(await logOf(project)).not.toMatch(/Pintar|De blanco/);
});
