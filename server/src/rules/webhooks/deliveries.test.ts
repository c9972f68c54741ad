import { randomUUID } from 'node:crypto';
import { mostDeliveryTries } from '@cuadrilla/contract/rules/webhooks/deliveries';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../testing/deliver.ts';
import { listenOutside } from '../../testing/outside.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { webhookStage } from './webhooks.fixture.ts';
import { webhooksReader } from './webhooks.reader.ts';

const outside = await listenOutside();
const test = useTestApp({ PRIVATE_WEBHOOKS: 'on' });
const strict = useTestApp();
beforeEach(() => outside.reset());
afterAll(() => outside.close());

const stage = () => webhookStage(test, `${outside.address}/avisos`);

describe('a delivery', () => {
  it('goes with the comment that it told of', async () => {
    const { board, owner, tell, deliveries } = await stage();
    const task = await test.make.task({ board });
    const { body: comment } = await owner.post(`${task.path}/comments`, { content: 'Un secreto' });
    await owner.post(`${task.path}/comments`, { content: 'Otra cosa' });
    await tell();
    expect(await deliveries()).toHaveLength(3);
    await owner.delete(`${task.path}/comments/${comment.id}`);
    await readLogs(test, webhooksReader);
    const left = (await deliveries()).map(({ type }: { type: string }) => type);
    expect(left).toEqual(['comment.deleted', 'comment.created', 'task.created']);
  });

  it('is tried again with the same id, and tells what was sent and what came back', async () => {
    const { board, owner, own, tell, deliveries, read } = await stage();
    outside.answers(503, 'mantenimiento');
    await test.make.task({ board, title: 'Carpas' });
    await tell();
    const [{ id }] = await deliveries('?failed=yes');
    const { body: whole } = await owner.get(`${own}/deliveries/${id}`);
    const [sent] = outside.received;
    expect(whole).toMatchObject({
      state: 'sending',
      status: 503,
      tries: 1,
      error: 'El otro servidor respondió 503',
      answer: null,
      body: sent?.body,
      headers: { 'webhook-signature': sent?.headers['webhook-signature'] },
    });
    expect(whole.took).toBeGreaterThanOrEqual(0);
    expect(await read()).toMatchObject({ failed: 1, failedToday: 1 });
    outside.answers(200);
    expect((await owner.post(`${own}/deliveries/${id}/replay`)).status).toBe(204);
    await tell();
    expect(await deliveries()).toMatchObject([{ state: 'done', status: 200, tries: 1 }]);
    expect(new Set(outside.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await read()).toMatchObject({ failed: 0 });
  });

  it('is left to the job that was asked for last', async () => {
    const { board, project, owner, own, tell, deliveries } = await stage();
    outside.answers(503);
    await test.make.task({ board });
    await tell();
    const [{ id: deliveryId }] = await deliveries();
    await owner.post(`${own}/deliveries/${deliveryId}/replay`);
    outside.reset();
    const payload = { projectId: project.id, deliveryId };
    await deliver(test, { ...payload, jobId: randomUUID() });
    expect(outside.received).toEqual([]);
    await deliver(test, payload);
    expect(outside.received).toHaveLength(1);
  });

  it('goes behind those that were never tried', async () => {
    const { board, project, tell, deliveries } = await stage();
    outside.answers(503);
    await test.make.task({ board });
    await tell();
    await test.make.task({ board });
    await readLogs(test, webhooksReader);
    const { rows } = await test.database.db.execute<{ id: number }>(sql`
      select (data ->> 'deliveryId')::int as id from queue.job
      where name = 'webhook' and group_id = ${String(project.id)} order by priority desc, created_on`);
    const newestFirst = (await deliveries()).map(({ id }: { id: number }) => id);
    expect(rows.map(({ id }) => id)).toEqual(newestFirst);
  });

  it('is given up with the last of its tries, also where one was lost with its instance', async () => {
    const { board, project, owner, deliveries, read } = await stage();
    outside.answers(503);
    await test.make.task({ board });
    await readLogs(test, webhooksReader);
    const [{ id: deliveryId }] = await deliveries();
    const payload = { projectId: project.id, deliveryId };
    await expect(deliver(test, { ...payload, retries: mostDeliveryTries - 2 })).rejects.toThrow('503');
    await deliver(test, { ...payload, retries: mostDeliveryTries - 1 });
    expect(await deliveries()).toMatchObject([{ state: 'failed', tries: 2 }]);
    // Nothing was answered well for as long: nobody seems to be there any more.
    expect(await read()).toMatchObject({ enabled: false, paused: 'dead' });
    expect((await owner.get('/notifications')).body).toMatchObject([{ kind: 'webhook', note: 'Facturas' }]);
  });

  it('that is given up leaves a webhook on that was answered well meanwhile', async () => {
    const { board, project, tell, deliveries, read } = await stage();
    await test.make.task({ board });
    await readLogs(test, webhooksReader);
    const [{ id: deliveryId }] = await deliveries();
    outside.answers(500);
    await tell();
    outside.answers(200);
    await test.make.task({ board });
    await readLogs(test, webhooksReader);
    const [{ id: next }] = await deliveries();
    await deliver(test, { projectId: project.id, deliveryId: next });
    outside.answers(500);
    await deliver(test, { projectId: project.id, deliveryId, retries: mostDeliveryTries - 1 });
    expect(await deliveries()).toMatchObject([{ state: 'done' }, { state: 'failed' }]);
    expect(await read()).toMatchObject({ enabled: true, failed: 1 });
  });

  it('waits while its project is in the trash', async () => {
    const { board, project, owner, tell, deliveries } = await stage();
    await test.make.task({ board });
    await readLogs(test, webhooksReader);
    const path = `/projects/${project.id}`;
    await owner.delete(path);
    await tell();
    expect(outside.received).toEqual([]);
    expect((await owner.post(`${path}/restore`)).status).toBe(200);
    expect((await deliveries()).at(-1)).toMatchObject({
      state: 'sending',
      tries: 1,
      error: 'El proyecto está en la papelera',
    });
    await tell();
    expect((await deliveries()).at(-1)).toMatchObject({ type: 'task.created', state: 'done', tries: 2 });
  });

  it('goes again with all that failed, to the address as it is by now, unless it is off', async () => {
    const { board, owner, own, tell, deliveries } = await stage();
    await owner.patch(own, { url: `${outside.address}/otra` });
    outside.answers(500);
    await test.make.task({ board });
    await test.make.task({ board });
    await tell();
    await owner.patch(own, { enabled: false });
    const off = await owner.post(`${own}/deliveries/replay`);
    expect(off).toMatchObject({
      status: 409,
      body: { error: ['El webhook está apagado: enciéndelo para reenviar'] },
    });
    await owner.patch(own, { enabled: true });
    outside.answers(204);
    expect((await owner.post(`${own}/deliveries/replay`)).body).toEqual({ count: 2 });
    expect((await owner.post(`${own}/deliveries/replay`)).body).toEqual({ count: 0 });
    await tell();
    expect(await deliveries()).toMatchObject([{ status: 204 }, { status: 204 }]);
  });

  it('is listed by pages', async () => {
    const { board, owner, own, tell } = await stage();
    for (const title of ['A', 'B', 'C']) await test.make.task({ board, title });
    await tell();
    const first = await owner.get(`${own}/deliveries?limit=2`);
    expect(first.body).toHaveLength(2);
    const [, next = ''] = /<\/api([^>]+)>; rel="next"/.exec(String(first.headers['link'])) ?? [];
    expect((await owner.get(next)).body).toHaveLength(1);
    expect((await owner.get(`${own}/deliveries?cursor=x`)).status).toBe(400);
  });

  it('is a test when somebody asks for one, also while it is off: one at a time', async () => {
    const { owner, own, tell, deliveries } = await stage();
    await owner.patch(own, { enabled: false });
    const asked = await Promise.all([owner.post(`${own}/test`), owner.post(`${own}/test`)]);
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([204, 409]));
    expect(asked.find(({ status }) => status === 409)?.body).toMatchObject({
      error: ['Ya hay una prueba en camino'],
    });
    await tell();
    expect(JSON.parse(outside.received[0]?.body ?? '')).toMatchObject({ type: 'webhook.test' });
    expect(await deliveries()).toMatchObject([{ type: 'webhook.test', seq: null, state: 'done' }]);
    expect((await owner.post(`${own}/test`)).status).toBe(204);
  });

  it('is called once as a test, and counts among none that failed', async () => {
    const { owner, own, tell, deliveries, read } = await stage();
    outside.answers(503);
    await owner.post(`${own}/test`);
    await tell();
    expect(await deliveries('?failed=yes')).toMatchObject([{ state: 'failed', status: 503, tries: 1 }]);
    expect(await read()).toMatchObject({ failed: 0, failedToday: 0, last: { state: 'failed' } });
    expect((await owner.post(`${own}/deliveries/replay`)).body).toEqual({ count: 0 });
  });

  it('does not go into a private network, and says why', async () => {
    const { board, tell, deliveries } = await stage();
    await test.make.task({ board });
    await tell({});
    expect(outside.received).toEqual([]);
    const [delivery] = await deliveries();
    // It would be so tomorrow.
    expect(delivery).toMatchObject({ state: 'failed', status: null, tries: 1 });
    expect(delivery.error).toBe('La dirección debe empezar con https://');
  });

  it('has a safe address where no private network is allowed', async () => {
    const project = await strict.make.project();
    const owner = await strict.as({ id: project.ownerId });
    const plain = { name: 'Facturas', url: 'http://ejemplo.com', events: null };
    expect(await owner.post(`/projects/${project.id}/webhooks`, plain)).toMatchObject({
      status: 400,
      body: { error: ['La dirección debe empezar con https://'] },
    });
  });
});
