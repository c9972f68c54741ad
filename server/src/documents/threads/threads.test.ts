import type { Notification } from '@cuadrilla/contract/notices/notifications/notifications';
import { mostRemarks } from '@cuadrilla/contract/documents/document-threads';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { describe, expect, it } from 'vitest';
import { documentRemarks } from '../../platform/database/schema/schema.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { notificationsReader } from '../../notices/notifications/notifications.reader.ts';

const test = useTestApp();

const said = { anchor: { from: 'AQID', to: 'AQIE' }, quote: 'las siete', content: '¿A qué hora?' };

async function discussed() {
  const document = await test.make.document();
  const { project } = document;
  const person = await test.make.member({ project, role: 'Lector' });
  const owner = await test.as({ id: project.ownerId });
  const path = `${document.path}/threads`;
  const threads = async () => (await owner.get(path)).body;
  return { document, project, person, owner, reader: await test.as(person), path, threads };
}

describe('a thread about a place in a document', () => {
  it('is begun by any member, answered, settled by who edits, and opened again by an answer', async () => {
    const { owner, reader, person, path, threads } = await discussed();
    const begun = await reader.post(path, said);
    expect(begun).toMatchObject({
      status: 201,
      body: { anchor: said.anchor, quote: said.quote, settled: null, author: { id: person.id } },
    });
    const thread = `${path}/${begun.body.id}`;
    expect((await owner.request('PUT', `${thread}/settled`)).body.settled).toMatchObject({
      by: { id: expect.any(Number) },
    });
    const answered = await reader.post(`${thread}/remarks`, { content: '¿Seguro?' });
    expect(answered).toMatchObject({ status: 201, body: { settled: null } });
    expect(await threads()).toMatchObject([
      { remarks: [{ content: '¿A qué hora?' }, { content: '¿Seguro?' }] },
    ]);
  });

  it('has room for no more once the document has as much as is sent at once', async () => {
    const { document, project, owner, path, threads } = await discussed();
    const { id: threadId } = (await owner.post(path, said)).body;
    const now = new Date();
    const of = { projectId: project.id, documentId: document.id, threadId, authorId: project.ownerId };
    const remark = { ...of, content: 'Así es', createdAt: now, updatedAt: now };
    await test.database.db
      .insert(documentRemarks)
      .values(Array.from({ length: mostRemarks - 1 }, () => remark));
    const full = { status: 409, body: { error: [messages.tooManyRemarks] } };
    expect(await owner.post(`${path}/${threadId}/remarks`, { content: '¿Cabe?' })).toMatchObject(full);
    expect(await owner.post(path, said)).toMatchObject(full);
    const [{ remarks }] = await threads();
    expect((await owner.delete(`${path}/${threadId}/remarks/${remarks[1].id}`)).status).toBe(204);
    expect((await owner.post(path, said)).status).toBe(201);
  });

  it('is settled by a Lector only where they began it', async () => {
    const { owner, reader, path } = await discussed();
    const others = (await owner.post(path, said)).body;
    expect((await reader.request('PUT', `${path}/${others.id}/settled`)).status).toBe(403);
    const own = (await reader.post(path, said)).body;
    expect((await reader.request('PUT', `${path}/${own.id}/settled`)).status).toBe(200);
    expect((await reader.delete(`${path}/${own.id}/settled`)).body.settled).toBeNull();
  });

  it('goes with the last that was said in it, which only its author or a manager takes back', async () => {
    const { owner, reader, path, threads } = await discussed();
    const { id, remarks } = (await owner.post(path, said)).body;
    const answered = (await reader.post(`${path}/${id}/remarks`, { content: 'Sí' })).body;
    const [first, second] = [remarks[0].id, answered.remarks[1].id];
    expect((await reader.delete(`${path}/${id}/remarks/${first}`)).status).toBe(403);
    expect((await reader.delete(`${path}/${id}/remarks/${second}`)).status).toBe(204);
    expect(await threads()).toHaveLength(1);
    expect((await owner.delete(`${path}/${id}/remarks/${first}`)).status).toBe(204);
    expect(await threads()).toEqual([]);
  });

  it('says something else once its author has changed it, who alone may, and not over what they had not seen', async () => {
    const { owner, reader, path, threads } = await discussed();
    const { id, remarks } = (await reader.post(path, said)).body;
    const remark = `${path}/${id}/remarks/${remarks[0].id}`;
    expect((await owner.patch(remark, { content: 'Otra cosa' })).status).toBe(403);
    const later = new Date(Date.now() + 60_000);
    test.setClock(later);
    const changed = await reader.patch(remark, { content: '¿A qué hora sale?' });
    test.setClock(null);
    expect(changed.body.remarks).toMatchObject([
      { content: '¿A qué hora sale?', createdAt: remarks[0].createdAt, updatedAt: later.toISOString() },
    ]);
    const late = await reader.patch(remark, { content: 'Nada', seen: { content: said.content } });
    expect(late).toMatchObject({ status: 409, body: { current: { content: '¿A qué hora sale?' } } });
    expect((await reader.patch(remark, { content: ' ' })).status).toBe(400);
    expect(await threads()).toMatchObject([{ remarks: [{ content: '¿A qué hora sale?' }] }]);
  });

  it('refuses what says nothing, or no place, and leaves nothing of it', async () => {
    const { owner, path, threads } = await discussed();
    expect((await owner.post(path, { ...said, content: ' ' })).body.error).toEqual([
      'El comentario es obligatorio',
    ]);
    expect((await owner.post(path, { ...said, anchor: { from: '<', to: '' } })).status).toBe(400);
    expect((await owner.post(path, { ...said, quote: 'a'.repeat(301) })).status).toBe(400);
    expect(await threads()).toEqual([]);
  });

  it('tells whoever is mentioned in it, and whoever has said something there', async () => {
    const { document, project, owner, reader, path } = await discussed();
    const third = await test.make.user();
    await test.make.member({ project, user: third });
    const { id } = (await reader.post(path, said)).body;
    await owner.post(`${path}/${id}/remarks`, { content: `Lo sabe @${third.username}` });
    await readLogs(test, notificationsReader);
    const told = async (client: typeof owner) =>
      (await client.get('/notifications')).body.filter(({ Document }: Notification) => Document);
    const comment = { content: `Lo sabe @${third.username}` };
    const about = { Document: { id: document.id, threadId: id }, comment };
    expect(await told(reader)).toMatchObject([{ kind: 'commented', ...about }]);
    expect(await told(await test.as(third))).toMatchObject([{ kind: 'mentioned', ...about }]);
    expect(await told(owner)).toEqual([]);
  });

  it('tells whoever a change of it mentions, once, and nothing of what was taken back', async () => {
    const { project, reader, path } = await discussed();
    const [before, after] = [await test.make.user(), await test.make.user()];
    await test.make.member({ project, user: before });
    await test.make.member({ project, user: after });
    const { id, remarks } = (await reader.post(path, { ...said, content: `@${before.username}` })).body;
    const remark = `${path}/${id}/remarks/${remarks[0].id}`;
    await reader.patch(remark, { content: `@${before.username}, ¿lo sabes?` });
    await readLogs(test, notificationsReader);
    await reader.patch(remark, { content: `@${before.username}, @${after.username}` });
    await readLogs(test, notificationsReader);
    const told = async (person: typeof before) => (await (await test.as(person)).get('/notifications')).body;
    const mentioned = [{ kind: 'mentioned', Document: { threadId: id } }];
    expect((await told(before)).filter(({ Document }: Notification) => Document)).toMatchObject(mentioned);
    expect((await told(after)).filter(({ Document }: Notification) => Document)).toMatchObject(mentioned);
    await reader.delete(remark);
    expect((await told(after)).filter(({ Document }: Notification) => Document)).toEqual([]);
  });

  it('is found only under its own document, and tells outsiders nothing', async () => {
    const { owner, project, path } = await discussed();
    const { id } = (await owner.post(path, said)).body;
    const elsewhere = await test.make.document({ project });
    expect((await owner.post(`${elsewhere.path}/threads/${id}/remarks`, { content: 'No' })).status).toBe(404);
    const stranger = await test.as(await test.make.user());
    expect((await stranger.get(path)).body.error).toEqual(['Proyecto no encontrado']);
  });
});
