import { type PushServer, startPushServer } from '../../server/src/testing/push-server.ts';
import { apiOf } from '../support/api.ts';
import { addTask, givenPlace } from '../support/boards.ts';
import { newDatabase } from '../support/database.ts';
import { givenMember } from '../support/given.ts';
import { test } from '../support/servers.ts';
import { expect } from '../support/test.ts';

/** The browser of the tests is reached by no service: it says that it is by ours. What the worker shows is kept. */
function reachedBy(subscription: PushServer['subscription']): void {
  const key = 'reached';
  const { endpoint } = subscription;
  const current = {
    endpoint,
    toJSON: () => subscription,
    unsubscribe: () => Promise.resolve(localStorage.removeItem(key)),
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(localStorage.getItem(key) && current),
    subscribe: () => {
      localStorage.setItem(key, 'yes');
      return Promise.resolve(current);
    },
  });
}

test('a browser that was asked to shows what is pushed to it', async ({ page, context, serve }) => {
  const service = await startPushServer();
  const { port } = await serve({ DATABASE_URL: await newDatabase(), PUSH_SERVICES: service.origin });
  const origin = `http://127.0.0.1:${port}`;
  const api = apiOf(origin);
  const [elena, bruno] = [await api.register(), await api.register('Bruno', 'Sosa')];
  const place = await givenPlace(api, bruno);
  await givenMember(api, bruno, place.projectId, elena);
  await api.signIn(context, elena);
  await context.grantPermissions(['notifications'], { origin });
  await page.addInitScript(reachedBy, service.subscription);

  await page.goto(`${origin}/settings/notifications`);
  await page.getByRole('button', { name: 'Activar en este navegador' }).click();
  await expect(page.getByText('Este navegador avisa aunque Cuadrilla esté cerrada.')).toBeVisible();
  const task = await addTask(api, bruno, place, { title: 'Pedir carpas', assignedTo: elena.id });
  await expect.poll(() => service.received).toHaveLength(1);
  const [{ message } = { message: undefined }] = service.received;

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    Object.assign(Reflect.get(self, 'registration') as object, {
      showNotification(title: string, options: object) {
        Reflect.set(self, 'shown', { title, ...options });
        return Promise.resolve();
      },
    });
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(self, 'shown') as unknown))
    .toMatchObject({
      title: 'Bruno Sosa te asignó la tarea',
      body: 'Pedir carpas',
      data: { path: `${place.path}/tasks/${task.id}` },
    });

  await test.step('it ends with the session, and goes on with the next one of the same person', async () => {
    const again = await api.logIn(elena);
    await api.call(again, 'DELETE', '/profile/sessions');
    const ended = page.getByRole('dialog', { name: 'La sesión terminó' });
    await expect(ended).toBeVisible();
    await addTask(api, bruno, place, { title: 'Pedir mesas', assignedTo: elena.id });
    await expect
      .poll(async () => await api.call<{ unread: number }>(again, 'GET', '/notifications/counts'))
      .toMatchObject({ unread: 2 });
    await ended.getByLabel('Contraseña', { exact: true }).fill(elena.password);
    const subscribed = page.waitForResponse('**/api/push/subscriptions');
    await ended.getByRole('button', { name: 'Ingresar' }).click();
    await subscribed;
    await expect(ended).toBeHidden();
    expect(service.received).toHaveLength(1);
    await addTask(api, bruno, place, { title: 'Pedir luces', assignedTo: elena.id });
    await expect.poll(() => service.received).toHaveLength(2);
  });

  await test.step('one from before wishes were kept is its person’s, in their next session too', async () => {
    const before = await api.logIn(elena);
    await api.call(before, 'POST', '/push/subscriptions', service.subscription);
    await page.evaluate(() => {
      for (const key of ['cuadrilla-push', 'cuadrilla-push-asked']) localStorage.removeItem(key);
    });
    await api.signIn(context, bruno);
    await page.reload();
    await expect(page.getByText('Este navegador no avisa mientras Cuadrilla está cerrada.')).toBeVisible();
    await api.signIn(context, await api.logIn(elena));
    await page.reload();
    await expect(page.getByText('Este navegador avisa aunque Cuadrilla esté cerrada.')).toBeVisible();
    await api.call(before, 'POST', '/auth/logout');
    await addTask(api, bruno, place, { title: 'Pedir sombrillas', assignedTo: elena.id });
    await expect.poll(() => service.received).toHaveLength(3);
  });

  await page.getByRole('button', { name: 'Desactivar en este navegador' }).click();
  await expect(page.getByText('Este navegador no avisa mientras Cuadrilla está cerrada.')).toBeVisible();
  await addTask(api, bruno, place, { title: 'Pedir sillas', assignedTo: elena.id });
  await expect(page.getByRole('button', { name: 'Notificaciones, 5 sin leer' })).toBeVisible();
  expect(service.received).toHaveLength(3);
  await service.stop();
});
