import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answers } from '../database/schema/schema.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { purgeAnswers } from './once.ts';

const test = useTestApp();

const sendWith = (client: Client, key: string) => (path: string, body?: unknown) =>
  client.request('POST', path, body, { headers: { 'idempotency-key': key } });

async function givenBoard() {
  const board = await test.make.board();
  const owner = await test.as({ id: board.project.ownerId });
  const path = `/projects/${board.project.id}/boards/${board.id}/tasks`;
  const titles = async (): Promise<string[]> =>
    (await owner.get(path)).body.map(({ title }: { title: string }) => title);
  const seq = async () => Number((await owner.get(path)).headers['x-project-seq']);
  return { board, owner, path, titles, seq };
}

const purgeAfter = (hours: number) =>
  test.database.db.transaction((tx) => purgeAnswers(tx, new Date(Date.now() + hours * 3_600_000)));

const task = { title: 'Medir', dueDate: '2027-01-10', priorityId: 2 };

describe('a request that is sent again with its key', () => {
  it('is done once, and answered as the first time', async () => {
    const { owner, path, titles, seq } = await givenBoard();
    const send = sendWith(owner, 'medir-1');
    const first = await send(path, task);
    const before = await seq();
    const second = await send(path, task);
    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await titles()).toEqual(['Medir']);
    expect(await seq()).toBe(before);
  });

  it('is done once also when both come at the same time', async () => {
    const { owner, path, titles } = await givenBoard();
    const send = sendWith(owner, 'medir-2');
    const results = await Promise.all(Array.from({ length: 5 }, () => send(path, task)));
    expect(new Set(results.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await titles()).toEqual(['Medir']);
  });

  it('is another request in another place, or of another person', async () => {
    const { board, owner, path, titles } = await givenBoard();
    const { body } = await sendWith(owner, 'misma')(path, task);
    const comment = await sendWith(owner, 'misma')(`${path}/${body.id}/comments`, { content: 'Hecho' });
    expect(comment.body.content).toBe('Hecho');
    const other = await test.as(await test.make.member({ project: board.project, role: 'Editor' }));
    await sendWith(other, 'misma')(path, { ...task, title: 'Pesar' });
    expect((await titles()).toSorted()).toEqual(['Medir', 'Pesar']);
  });

  it('is refused with 422 when it says something else, and nothing happens', async () => {
    const { owner, path, titles } = await givenBoard();
    const send = sendWith(owner, 'otra-cosa');
    await send(path, task);
    expect(await send(path, { ...task, title: 'Pesar' })).toMatchObject({
      status: 422,
      body: { error: ['La clave de la petición ya se usó para otra cosa'], code: 'key_reused' },
    });
    expect(await titles()).toEqual(['Medir']);
  });

  it('makes one project, also when both come at the same time', async () => {
    const [owner, other] = [await test.as(await test.make.user()), await test.as(await test.make.user())];
    const project = { name: 'Obra', description: 'Nueva' };
    const send = sendWith(owner, 'obra-1');
    const results = await Promise.all(Array.from({ length: 5 }, () => send('/projects', project)));
    expect(new Set(results.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await send('/projects', { ...project, name: 'Casa' })).status).toBe(422);
    expect((await owner.get('/projects')).body).toEqual([results[0]?.body]);
    expect((await sendWith(other, 'obra-1')('/projects', project)).status).toBe(201);
    await owner.post('/projects', project);
    expect((await owner.get('/projects')).body).toHaveLength(2);
  });

  it('is forgotten with the comment that it made', async () => {
    const { board, owner, path } = await givenBoard();
    const { body } = await owner.post(path, task);
    const comments = `${path}/${body.id}/comments`;
    const [first, second] = [
      await sendWith(owner, 'uno')(comments, { content: 'Secreto' }),
      await sendWith(owner, 'dos')(comments, { content: 'Público' }),
    ];
    await owner.delete(`${comments}/${first.body.id}`);
    const kept = await test.database.db
      .select({ answer: answers.answer })
      .from(answers)
      .where(eq(answers.projectId, board.project.id));
    expect(kept).toEqual([{ answer: second.body }]);
  });

  it('may succeed after it was refused', async () => {
    const { owner, path, titles } = await givenBoard();
    const send = sendWith(owner, 'corregida');
    expect((await send(path, { ...task, assignedTo: 2_000_000_000 })).status).toBe(400);
    expect((await send(path, task)).status).toBe(201);
    expect(await titles()).toEqual(['Medir']);
  });

  it('is no longer answered for whoever lost the right', async () => {
    const { board, path } = await givenBoard();
    const person = await test.make.member({ project: board.project, role: 'Editor' });
    const member = await test.as(person);
    await sendWith(member, 'antes')(path, task);
    const owner = await test.as({ id: board.project.ownerId });
    await owner.delete(`/projects/${board.project.id}/memberships/${person.id}`);
    expect((await sendWith(member, 'antes')(path, task)).status).toBe(404);
  });

  it('needs a key of 1 to 64 letters, digits or hyphens', async () => {
    const { owner, path, titles } = await givenBoard();
    const refusals = await Promise.all(
      ['a b', 'ñ', 'x'.repeat(65)].map((key) => sendWith(owner, key)(path, task)),
    );
    for (const { status, body } of refusals) {
      expect(status).toBe(400);
      expect(body.error).toEqual(['La clave de la petición debe tener de 1 a 64 letras, cifras o guiones']);
    }
    expect(await titles()).toEqual([]);
  });

  it('is forgotten after a day', async () => {
    const { owner, path, titles } = await givenBoard();
    const send = sendWith(owner, 'de-ayer');
    await send(path, task);
    await purgeAfter(23);
    await send(path, task);
    expect(await titles()).toEqual(['Medir']);
    await purgeAfter(25);
    await send(path, task);
    expect(await titles()).toEqual(['Medir', 'Medir']);
  });
});
