import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Run } from '@cuadrilla/contract/rules/automations/runs';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { listenOutside } from '../../testing/outside.ts';
import { ruleOf, runRules, say } from '../../testing/rules.ts';
import { clientOf, useTestApp } from '../../testing/test-app.ts';
import { emptyTrash } from '../../instance/trash/trash.commands.ts';
import { deliver as deliverNow } from '../../testing/deliver.ts';
import { purgeRuns } from './purge-runs.commands.ts';

const outside = await listenOutside();

const test = useTestApp({ PRIVATE_WEBHOOKS: 'on' });
const strict = useTestApp();
beforeEach(() => outside.reset());
afterAll(() => outside.close());

async function stage(url: string) {
  const board = await test.make.board();
  const { project } = board;
  const owner = await test.as({ id: project.ownerId });
  const definition = ruleOf({ kind: 'created' }, [{ kind: 'webhook', url }, say('Avisado')]);
  const rules = `/projects/${project.id}/rules`;
  const { body: rule } = await owner.post(rules, { boardId: null, definition, enabled: true });
  const task = await test.make.task({ board, title: 'Carpas' });
  await runRules(test);
  const path = `${rules}/${rule.id}/deliveries`;
  const read = async () => (await owner.get(path)).body;
  const comments = async (): Promise<number> => (await owner.get(task.path)).body.Comments.length;
  const [{ id: deliveryId }] = (await read()).deliveries;
  /** As a worker does with the job. */
  const deliver = async (variables: Record<string, string> = { PRIVATE_WEBHOOKS: 'on' }): Promise<void> => {
    await deliverNow(test, { projectId: project.id, deliveryId }, variables);
    await runRules(test);
  };
  return { project, owner, task, path, read, deliver, deliveryId, comments };
}

it('is signed as Standard Webhooks say, and the rule goes on when it was answered well', async () => {
  const { project, path, read, deliver, comments } = await stage(`${outside.address}/aviso`);
  expect(await comments()).toBe(0);
  await deliver();
  const [{ headers, body } = { headers: {}, body: '' }] = outside.received;
  const { secret, deliveries } = await read();
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
  const key = Buffer.from(String(secret).replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${String(id)}.${String(timestamp)}.${body}`);
  expect(signature).toBe(`v1,${expected.digest('base64')}`);
  expect(JSON.parse(body)).toMatchObject({ type: 'rule.run', data: { task: { title: 'Carpas' } } });
  expect(deliveries).toMatchObject([{ state: 'done', status: 200, tries: 1 }]);
  expect(await comments()).toBe(1);
  // What calls are signed with is nothing for programs to read.
  const { token } = await test.make.accessToken({ id: project.ownerId }, { access: 'read' });
  const { body: told } = await clientOf(test.app, token).get(path);
  expect(told).toMatchObject({ secret: null, deliveries: [{ state: 'done' }] });
});

it('is tried again with the same id until it is answered well, and can be replayed', async () => {
  const { owner, path, read, deliver, deliveryId, comments } = await stage(`${outside.address}/`);
  outside.answers(503);
  await expect(deliver()).rejects.toThrow('503');
  expect((await read()).deliveries).toMatchObject([{ state: 'sending', status: 503, tries: 1 }]);
  outside.answers(204);
  await deliver();
  expect(await comments()).toBe(1);
  expect((await owner.post(`${path}/${deliveryId}/replay`)).status).toBe(204);
  await deliver();
  expect(new Set(outside.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect([outside.received.length, await comments()]).toEqual([3, 1]);
});

it('turns its rule off when the other server wants no more calls, and tells the owner', async () => {
  const { owner, path, read, deliver, deliveryId } = await stage(`${outside.address}/`);
  outside.answers(410);
  await deliver();
  expect((await read()).deliveries).toMatchObject([{ state: 'failed', status: 410, tries: 1 }]);
  expect((await owner.get('/rules')).body.rules).toMatchObject([{ enabled: false, paused: 'gone' }]);
  expect((await owner.get('/rules/runs')).body).toMatchObject([{ state: 'stopped' }]);
  expect((await owner.get('/notifications')).body).toMatchObject([{ kind: 'paused' }]);
  // Called again by hand, it is asked for and not the rule's doing.
  await owner.patch(path.replace('/deliveries', ''), { enabled: true });
  await owner.post(`${path}/${deliveryId}/replay`);
  await deliver();
  expect((await owner.get('/rules')).body.rules).toMatchObject([{ enabled: true, paused: null }]);
});

it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '10.1.2.3', '169.254.169.254'])(
  'does not go to %s, which is inside',
  async (host) => {
    const url = `https://${host}:${outside.port}/`;
    const project = await strict.make.project();
    const owner = await strict.as({ id: project.ownerId });
    const definition = ruleOf({ kind: 'created' }, [{ kind: 'webhook', url }]);
    const refused = await owner.post(`/projects/${project.id}/rules`, {
      boardId: null,
      definition,
      enabled: false,
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: [expect.stringContaining('es de una red privada')] },
    });
    expect(outside.received).toEqual([]);
  },
);

it('is not called any more where it may be no longer, and the run says so at once', async () => {
  const { owner, read, deliver } = await stage(`http://127.0.0.1:${outside.port}/`);
  await deliver({});
  expect((await read()).deliveries).toMatchObject([
    { state: 'failed', status: null, tries: 1, error: 'La dirección debe empezar con https://' },
  ]);
  expect((await owner.get('/rules/runs')).body).toMatchObject([{ state: 'failed' }]);
  expect(outside.received).toEqual([]);
});

it('says in the log’s own words that nobody answered', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port: nobodys } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const { read, deliver } = await stage(`http://127.0.0.1:${nobodys}/`);
  await expect(deliver()).rejects.toThrow('El otro servidor rechazó la conexión');
  expect((await read()).deliveries).toMatchObject([
    { error: 'El otro servidor rechazó la conexión', tries: 1 },
  ]);
});

it('is heard at an address that nobody can guess, once an id, with its values in the texts', async () => {
  const board = await test.make.board();
  const { project } = board;
  const owner = await test.as({ id: project.ownerId });
  const definition = ruleOf({ kind: 'webhook' }, [
    { kind: 'create', title: 'Pedido de {cliente}', boardId: board.id, days: 1, working: false },
  ]);
  const rules = `/projects/${project.id}/rules`;
  const { body: rule } = await owner.post(rules, { boardId: null, definition, enabled: true });
  const renew = async (): Promise<string> => (await owner.post(`${rules}/${rule.id}/secret`)).body.path;
  const call = async (url: string, id: string) =>
    (
      await test.app.inject({
        method: 'POST',
        url,
        headers: { 'webhook-id': id },
        payload: { cliente: 'Ñandú' },
      })
    ).statusCode;
  const former = await renew();
  const path = await renew();
  expect([await call(path, 'a'), await call(path, 'a'), await call(path, 'b')]).toEqual([202, 202, 202]);
  const wrong = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect([await call(former, 'c'), await call(wrong, 'd')]).toEqual([404, 404]);
  await runRules(test);
  const { body: tasks } = await owner.get(`/projects/${project.id}/boards/${board.id}/tasks`);
  expect(tasks.map(({ title }: { title: string }) => title)).toEqual(['Pedido de Ñandú', 'Pedido de Ñandú']);
  expect(test.lines.join('\n')).not.toContain(path.slice(path.lastIndexOf('.') + 1));
});

it('keeps nothing of a task that is purged', async () => {
  const { project, task, read, deliver } = await stage(`${outside.address}/aviso`);
  await deliver();
  expect((await read()).deliveries).toHaveLength(1);
  await test.make.deleteTask(task);
  await test.make.inProject(project, emptyTrash);
  expect((await read()).deliveries).toEqual([]);
});

const purgeIn = (days: number) =>
  test.database.db.transaction((tx) => purgeRuns(tx, new Date(Date.now() + days * 86_400_000)));

it('is forgotten with its run, 90 days after that has ended', async () => {
  const url = `${outside.address}/aviso`;
  const [ended, going] = [await stage(url), await stage(url)];
  await ended.deliver();
  const runsOf = async ({ project, owner }: typeof ended): Promise<Run[]> =>
    (await owner.get(`/rules/runs?project=${project.id}`)).body;
  await purgeIn(89);
  expect(await runsOf(ended)).toHaveLength(1);
  await purgeIn(91);
  expect(await runsOf(ended)).toEqual([]);
  expect((await ended.read()).deliveries).toEqual([]);
  expect(await runsOf(going)).toMatchObject([{ state: 'waiting' }]);
  expect((await going.read()).deliveries).toHaveLength(1);
});
