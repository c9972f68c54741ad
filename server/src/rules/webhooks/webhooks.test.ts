import { createHmac } from 'node:crypto';
import { gt } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { webhooks } from '../../platform/database/schema/schema.ts';
import { listenOutside } from '../../testing/outside.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { type Called, findCalled } from './called.queries.ts';
import { pauseWebhook } from './pause-webhook.ts';
import { forgetFormerSecrets } from './webhooks.commands.ts';
import { webhookStage } from './webhooks.fixture.ts';
import { webhooksReader } from './webhooks.reader.ts';

const outside = await listenOutside();
const test = useTestApp({ PRIVATE_WEBHOOKS: 'on' });
beforeEach(() => outside.reset());
afterAll(() => outside.close());

const stage = (wanted?: Parameters<typeof webhookStage>[2]) =>
  webhookStage(test, `${outside.address}/avisos`, wanted);
const bodies = () => outside.received.map(({ body }) => JSON.parse(body));
const told = () => bodies().map(({ type }) => type);

describe('a webhook', () => {
  it('is told what happens from its making on, signed as Standard Webhooks say', async () => {
    const { board, project, owner, webhook, tell, deliveries } = await stage();
    await tell();
    expect(outside.received).toEqual([]);
    const task = await test.make.task({ board, title: 'Carpas' });
    await tell();
    const [{ headers, body } = { headers: {}, body: '' }] = outside.received;
    const { secret } = webhook;
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
    const key = Buffer.from(String(secret).replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(`${String(id)}.${String(timestamp)}.${body}`);
    expect(signature).toBe(`v1,${expected.digest('base64')}`);
    const { Comments: _, ...asRead } = (await owner.get(task.path)).body.task;
    expect(JSON.parse(body)).toMatchObject({
      type: 'task.created',
      data: {
        project: project.id,
        actor: { id: project.ownerId },
        task: asRead,
      },
    });
    expect(await deliveries()).toMatchObject([
      { type: 'task.created', state: 'done', status: 200, tries: 1 },
    ]);
  });

  it('tells what blocks a task, by the task that is blocked', async () => {
    const { board, owner, tell } = await stage({ events: ['dependency.created', 'dependency.deleted'] });
    const [walls, roof] = [await test.make.task({ board }), await test.make.task({ board, title: 'Techo' })];
    const { body } = await owner.post(`${roof.path}/dependencies`, {
      taskId: walls.id,
      relation: 'blocked_by',
    });
    await owner.delete(`${roof.path}/dependencies/${body.id}`);
    await tell();
    const data = {
      dependency: { id: body.id, blocked_by: walls.id },
      task: { id: roof.id, title: 'Techo' },
    };
    expect(bodies().toSorted((one, other) => one.data.seq - other.data.seq)).toMatchObject([
      { type: 'dependency.created', data },
      { type: 'dependency.deleted', data },
    ]);
  });

  it('tells each event once, by the most telling of the names that were asked for', async () => {
    const { board, owner, path, webhook: all, add, tell } = await stage();
    const moves = await add({ events: ['task.moved'] });
    const comments = await add({ events: ['comment.created'] });
    const toldBy = async ({ id }: { id: number }): Promise<string[]> =>
      (await owner.get(`${path}/${id}/deliveries`)).body
        .map(({ type }: { type: string }) => type)
        .toReversed();
    const task = await test.make.task({ board });
    const [first, , doneId] = board.columnIds;
    await owner.patch(task.path, { columnId: doneId });
    await owner.patch(task.path, { columnId: first, title: 'Otra' });
    await owner.patch(task.path, { title: 'Otra más' });
    await owner.post(`${task.path}/comments`, { content: 'Hola' });
    await owner.delete(task.path);
    await tell();
    expect(await toldBy(all)).toEqual([
      'task.created',
      'task.completed',
      'task.reopened',
      'task.updated',
      'comment.created',
      'task.deleted',
    ]);
    expect(await toldBy(moves)).toEqual(['task.moved', 'task.moved']);
    expect(await toldBy(comments)).toEqual(['comment.created']);
    const ids = outside.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(ids.length);
    await tell();
    expect(outside.received).toHaveLength(9);
  });

  it('is told once by however many instances read the log at a time', async () => {
    const { board, deliveries } = await stage();
    await Promise.all(Array.from({ length: 5 }, () => test.make.task({ board })));
    await Promise.all([readLogs(test, webhooksReader), readLogs(test, webhooksReader)]);
    const seqs = (await deliveries()).map(({ seq }: { seq: number }) => seq);
    expect(seqs).toHaveLength(5);
    expect(new Set(seqs).size).toBe(5);
  });

  it('tells nothing of the time while it was off, nor what was on its way then', async () => {
    const { board, owner, own, tell, read, deliveries } = await stage();
    await owner.patch(own, { enabled: false });
    await test.make.task({ board });
    await tell();
    await owner.patch(own, { enabled: true });
    await tell();
    expect(outside.received).toEqual([]);
    await test.make.task({ board, title: 'Bancos' });
    await tell();
    expect(bodies()).toMatchObject([{ data: { task: { title: 'Bancos' } } }]);
    expect(await read()).toMatchObject({ enabled: true, failed: 0 });
    expect(await deliveries()).toHaveLength(1);
  });

  it('goes off by itself when its owner no longer manages the project, and tells nothing more', async () => {
    const { board, project, tell, owner, own, path } = await stage();
    const other = await test.make.user();
    await test.make.member({ project, user: other, role: 'Administrador' });
    const admin = await test.as(other);
    await admin.patch(own, { name: 'De otra' });
    await owner.patch(`/projects/${project.id}/memberships/${other.id}`, { role: 'Editor' });
    await test.make.task({ board });
    await tell();
    expect(outside.received).toEqual([]);
    expect((await owner.get(path)).body).toMatchObject([{ enabled: false, paused: 'rights' }]);
    // Whoever lost the right could do nothing about it.
    expect((await owner.get('/notifications')).body).toMatchObject([{ kind: 'webhook', note: 'De otra' }]);
    const kinds = (await admin.get('/notifications')).body.map(({ kind }: { kind: string }) => kind);
    expect(kinds).not.toContain('webhook');
    // Whoever turns it on answers for it.
    await owner.patch(own, { enabled: true });
    await test.make.task({ board });
    await tell();
    expect(told()).toEqual(['task.created']);
  });

  it('goes off when the other server wants no more, and its owner is told', async () => {
    const { board, tell, read, owner } = await stage();
    outside.answers(410);
    await test.make.task({ board });
    await tell();
    expect(await read()).toMatchObject({ enabled: false, paused: 'gone', failed: 1, failedToday: 1 });
    expect((await owner.get('/notifications')).body).toMatchObject([{ kind: 'webhook', note: 'Facturas' }]);
    const { body: log } = await owner.get(`/projects/${board.project.id}/events`);
    expect(log.at(-1)).toMatchObject({
      type: 'webhook.updated',
      payload: { enabled: false, paused: 'gone' },
    });
  });

  it('stays on where its address was put right before the old one wanted no more', async () => {
    const { board, project, read, owner, own, deliveries } = await stage();
    const { db } = test.database;
    await test.make.task({ board });
    await readLogs(test, webhooksReader);
    const [{ id }] = await deliveries();
    const called = (await findCalled(db, project.id, id)) as Called;
    await owner.patch(own, { url: `${outside.address}/otra` });
    await pauseWebhook(db, called, 'gone', new Date());
    expect(await read()).toMatchObject({ enabled: true, paused: null });
  });

  it('goes with the secret that was renewed, and with the former for a day', async () => {
    const { board, owner, webhook, own, tell } = await stage();
    const { secret: former } = webhook;
    const { secret } = (await owner.post(`${own}/secret`)).body;
    expect(secret).toMatch(/^whsec_/);
    expect(secret).not.toBe(former);
    await test.make.task({ board });
    await tell();
    expect(signaturesOf(outside.received.at(-1))).toEqual(signedWith([secret, former]));
    const { db } = test.database;
    const atNight = () => db.transaction((tx) => forgetFormerSecrets(tx, new Date()));
    const formerSecrets = () => db.selectDistinct({ formerSecret: webhooks.formerSecret }).from(webhooks);
    await atNight();
    expect(await formerSecrets()).toContainEqual({ formerSecret: former });
    const yesterday = new Date(Date.now() - 86_400_000);
    await db.update(webhooks).set({ formerUntil: yesterday }).where(gt(webhooks.id, 0));
    await test.make.task({ board });
    await tell();
    expect(signaturesOf(outside.received.at(-1))).toEqual(signedWith([secret]));
    await atNight();
    expect(await formerSecrets()).toEqual([{ formerSecret: null }]);
  });

  it('tells its secret where it is made and nowhere else', async () => {
    const { owner, webhook, own, path, deliveries } = await stage();
    expect(webhook.secret).toMatch(/^whsec_/);
    expect((await owner.get(`${own}/secret`)).status).toBe(404);
    const answers = [(await owner.get(path)).body, (await owner.patch(own, { name: 'Pagos' })).body];
    expect(JSON.stringify([...answers, await deliveries()])).not.toContain('whsec_');
  });

  it('says all that is wrong with what was asked for, and refuses a twenty-first', async () => {
    const { owner, path, own, add } = await stage();
    const wrong = await owner.post(path, { name: ' ', url: 'ftp://x', events: [] });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: ['El nombre es obligatorio', 'La dirección no es válida', 'Falta elegir algún evento'] },
    });
    expect((await owner.patch(own, { events: ['nada'] })).status).toBe(400);
    await Promise.all(Array.from({ length: 18 }, () => add()));
    const both = await Promise.all([owner.post(path, form), owner.post(path, form)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });
});

type Received = (typeof outside.received)[number] | undefined;

const signaturesOf = (received: Received) => ({
  received,
  signatures: String(received?.headers['webhook-signature']).split(' '),
});

const signedWith = (secrets: string[]) => {
  const received = outside.received.at(-1);
  const { 'webhook-id': id, 'webhook-timestamp': timestamp } = received?.headers ?? {};
  const signed = `${String(id)}.${String(timestamp)}.${received?.body}`;
  const sign = (secret: string) =>
    `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
      .update(signed)
      .digest('base64')}`;
  return { received, signatures: secrets.map(sign) };
};

const form = { name: 'Otro', url: 'https://ejemplo.com', events: null };
