import { limits } from '@cuadrilla/contract/kernel/fields';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tasks } from '../../platform/database/schema/schema.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { download, taskStage, upload } from './attachments.fixture.ts';

const test = useTestApp();
const stage = () => taskStage(test);

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

describe('a file of a task', () => {
  it('is kept as it came, told with the task, and saved under its own name by every member', async () => {
    const { owner, project, task, client, read, files } = await stage();
    const bytes = Buffer.from([0, 1, 2, 255, 254]);
    const { status, body } = await upload(client, task.path, bytes, 'Año (1) «final».pdf');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Año (1) «final».pdf',
      size: 5,
      picture: false,
      createdBy: { id: owner.id },
    });
    expect(await read()).toMatchObject({ Attachments: [body], task: { attachmentCount: 1 } });
    const reader = await test.make.member({ project, role: 'Lector' });
    const saved = await download(test, reader, `${files}/${body.id}`);
    expect(saved.bytes).toEqual(bytes);
    expect(saved.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''A%C3%B1o%20%281%29%20%C2%ABfinal%C2%BB.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('is given in parts, so that a video is sought in and a download goes on', async () => {
    const { owner, task, client, files } = await stage();
    const { body } = await upload(client, task.path, Buffer.from('0123456789'), 'vídeo.mp4');
    const ask = (headers: Record<string, string>) => download(test, owner, `${files}/${body.id}`, headers);
    const whole = await ask({});
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' });
    const part = await ask({ range: 'bytes=2-5', 'if-range': String(whole.headers['etag']) });
    expect(part).toMatchObject({ status: 206, bytes: Buffer.from('2345') });
    expect(part.headers).toMatchObject({
      'content-range': 'bytes 2-5/10',
      'content-length': '4',
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: whole.headers['etag'],
    });
    expect(await ask({ range: 'bytes=7-' })).toMatchObject({ status: 206, bytes: Buffer.from('789') });
    for (const headers of [{ range: 'bytes=2-5', 'if-range': '"otro"' }, { range: 'bytes=0-1,4-5' }])
      expect(await ask(headers)).toMatchObject({ status: 200, bytes: whole.bytes });
    const beyond = await ask({ range: 'bytes=10-' });
    expect(beyond).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */10' } });
    expect(beyond.headers).not.toHaveProperty('cache-control', expect.stringContaining('immutable'));
    expect(JSON.parse(beyond.bytes.toString())).toEqual({
      error: ['El archivo termina antes de esa parte'],
      code: 'bad_range',
    });
  });

  it('is never a page, whatever it says that it is', async () => {
    const { owner, task, client, files } = await stage();
    const page = Buffer.from('<script>alert(1)</script>');
    const { body } = await upload(client, task.path, page, 'página.html');
    const { headers } = await download(test, owner, `${files}/${body.id}`);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    expect((await client.get(`${files}/${body.id}/preview`)).status).toBe(404);
  });

  it('has a preview if it is a picture, painted anew and with nothing of what else the file said', async () => {
    const { owner, task, client, files } = await stage();
    const original = await paint(2_400, 1_200)
      .withExif({ IFD0: { Copyright: 'Calle Falsa 123' } })
      .jpeg()
      .toBuffer();
    const { body } = await upload(client, task.path, original, 'plano.jpg');
    expect(body.picture).toBe(true);
    const { bytes, headers } = await download(test, owner, `${files}/${body.id}/preview`);
    expect(headers['content-type']).toBe('image/webp');
    const seen = await sharp(bytes).metadata();
    expect(seen).toMatchObject({ format: 'webp', width: 1_200, height: 600 });
    expect(seen.exif).toBeUndefined();
  });

  it('is a file like any other if it only looks like a picture', async () => {
    const { task, client } = await stage();
    const half = (await paint(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5_000);
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [half, drawing])
      expect(await upload(client, task.path, bytes, 'dibujo.png')).toMatchObject({
        status: 201,
        body: { picture: false },
      });
  });

  it('can be renamed, deleted and brought back, each told in the log', async () => {
    const { project, task, client, read, files } = await stage();
    const { body: file } = await upload(client, task.path, Buffer.from('Hola'), 'Nota.txt');
    const own = `${files}/${file.id}`;
    expect((await client.patch(own, { name: ' Nota final.txt ' })).body).toEqual({
      ...file,
      name: 'Nota final.txt',
    });
    expect((await client.delete(own)).status).toBe(204);
    expect(await read()).toMatchObject({ Attachments: [], task: { attachmentCount: 0 } });
    expect((await client.get(own)).status).toBe(404);
    expect((await client.delete(own)).status).toBe(404);
    const restored = await client.post(`${own}/restore`);
    expect(restored).toMatchObject({ status: 200, body: { ...file, name: 'Nota final.txt' } });
    expect((await client.post(`${own}/restore`)).status).toBe(409);
    expect(await read()).toMatchObject({ Attachments: [restored.body], task: { attachmentCount: 1 } });
    const { body: events } = await client.get(`/projects/${project.id}/events`);
    const told = events.slice(-4).map(({ type, payload }: Record<string, unknown>) => [type, payload]);
    const ref = { attachmentId: file.id, taskId: task.id, name: 'Nota final.txt' };
    const { createdAt: created_at, createdBy } = file;
    expect(told).toEqual([
      ['attachment.created', { ...ref, name: 'Nota.txt', size: 4, picture: false }],
      ['attachment.updated', { ...ref, changes: { name: { before: 'Nota.txt', after: 'Nota final.txt' } } }],
      ['attachment.deleted', ref],
      ['attachment.restored', { ...ref, size: 4, picture: false, created_at, created_by: createdBy.id }],
    ]);
  });

  it('goes along with a duplicate, and each has its own from then on', async () => {
    const { owner, board, task, client, read, files } = await stage();
    const { body: file } = await upload(client, task.path, Buffer.from('Hola'), 'Nota.txt');
    const copy = await client.post(`/projects/${board.project.id}/boards/${board.id}/tasks`, {
      title: 'Otra',
      dueDate: '2026-12-01',
      priorityId: 1,
      attachmentsOf: task.id,
    });
    expect(copy).toMatchObject({ status: 201, body: { attachmentCount: 1 } });
    const itsPath = task.path.replace(/\d+$/, copy.body.id);
    const [own] = (await client.get(itsPath)).body.Attachments;
    await client.delete(`${files}/${file.id}`);
    expect((await read()).Attachments).toEqual([]);
    const saved = await download(test, owner, `${itsPath}/attachments/${own.id}`);
    expect(saved.bytes.toString()).toBe('Hola');
  });
});

describe('a file that is refused', () => {
  it.each([
    ['empty', Buffer.alloc(0), 'Nota.txt', 400, 'El archivo está vacío'],
    ['without a name', Buffer.from('Hola'), ' ', 400, 'El nombre del archivo es obligatorio'],
    [
      'with a name of many lines',
      Buffer.from('Hola'),
      'a\nb',
      400,
      'El nombre del archivo contiene caracteres no permitidos',
    ],
    [
      'with a name that is too long',
      Buffer.from('Hola'),
      'a'.repeat(limits.fileName + 1),
      400,
      'El nombre del archivo no puede superar los 200 caracteres',
    ],
    [
      'too large',
      Buffer.alloc(50 * 1024 * 1024 + 1),
      'Nota.txt',
      413,
      'El archivo es demasiado grande: caben 50 MB',
    ],
  ])('because it is %s changes nothing', async (_why, bytes, name, status, message) => {
    const { task, client } = await stage();
    const before = await fingerprint(test.database.db);
    expect(await upload(client, task.path, bytes, name)).toMatchObject({
      status,
      body: { error: [message] },
    });
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('as one too many says how many a task may have', async () => {
    const { task, client } = await stage();
    const { db } = test.database;
    await db.update(tasks).set({ attachmentCount: limits.attachments }).where(eq(tasks.id, task.id));
    expect(await upload(client, task.path, Buffer.from('Hola'))).toMatchObject({
      status: 400,
      body: { error: ['Una tarea puede tener hasta 100 archivos: elimina alguno'] },
    });
  });

  it('is one that comes as something else than bytes', async () => {
    const { client, files } = await stage();
    expect((await client.post(`${files}?name=Nota.txt`, { content: 'Hola' })).status).toBe(415);
  });
});
