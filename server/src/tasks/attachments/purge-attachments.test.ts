import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { emptyTrash } from '../../instance/trash/trash.commands.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { download, taskStage, upload } from './attachments.fixture.ts';
import { purgeAttachments } from './purge-attachments.commands.ts';

const test = useTestApp();

const daysLater = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
const purge = (days: number) =>
  purgeAttachments({ db: test.database.db, files: test.files }, daysLater(days));
const stored = (projectId: number) => readdir(test.files.incoming.replace(/incoming$/, String(projectId)));

it('a deleted file can be brought back for 30 days, and then leaves the store', async () => {
  const { owner, project, task, client, files } = await taskStage(test);
  const { body: kept } = await upload(client, task.path, Buffer.from('Queda'));
  const { body: gone } = await upload(client, task.path, Buffer.from('Se va'));
  await client.delete(`${files}/${gone.id}`);
  await purge(29);
  expect(await stored(project.id)).toHaveLength(2);
  await purge(31);
  expect(await stored(project.id)).toHaveLength(1);
  expect((await client.post(`${files}/${gone.id}/restore`)).status).toBe(404);
  expect((await download(test, owner, `${files}/${kept.id}`)).bytes.toString()).toBe('Queda');
});

it('what belonged to a task that is gone for good leaves the store, but for what a duplicate has', async () => {
  const { owner, project, board, task, client } = await taskStage(test);
  await upload(client, task.path, Buffer.from('Compartido'));
  const copy = await client.post(`/projects/${project.id}/boards/${board.id}/tasks`, {
    title: 'Otra',
    dueDate: '2026-12-01',
    priorityId: 1,
    attachmentsOf: task.id,
  });
  await upload(client, task.path, Buffer.from('Solo suyo'));
  await client.delete(task.path);
  await test.make.inProject(project, emptyTrash);
  await purge(2);
  expect(await stored(project.id)).toHaveLength(1);
  const itsPath = task.path.replace(/\d+$/, copy.body.id);
  const [own] = (await client.get(itsPath)).body.Attachments;
  const saved = await download(test, owner, `${itsPath}/attachments/${own.id}`);
  expect(saved.bytes.toString()).toBe('Compartido');
});
