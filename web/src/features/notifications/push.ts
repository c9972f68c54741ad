import { pushEndpoints } from '@cuadrilla/contract/notifications/push';
import { call } from '../../lib/api.ts';

const worker = '/avisos.js';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registered = () => navigator.serviceWorker.getRegistration('/');

/** Whether this browser is told already. */
export const isPushed = async (): Promise<boolean> =>
  Boolean(await (await registered())?.pushManager.getSubscription());

/** Asks the person, then the browser, then tells the server where to push. Answers whether it was allowed. */
export async function startPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await call(pushEndpoints.key);
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call(pushEndpoints.subscribe, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
  return true;
}

export async function stopPush(): Promise<void> {
  const registration = await registered();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await call(pushEndpoints.unsubscribe, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
