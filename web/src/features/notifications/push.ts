import { pushEndpoints } from '@cuadrilla/contract/notices/notifications/push';
import { call } from '../../lib/server/api.ts';
import { pushWish } from './push-wish.ts';

const worker = '/avisos.js';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registered = () => navigator.serviceWorker.getRegistration('/');
const found = async () => (await registered())?.pushManager.getSubscription();

/** Whether this browser is told already. */
export const isPushed = async (userId: number): Promise<boolean> =>
  (pushWish.read() ?? String(userId)) === String(userId) && Boolean(await found());

/** Asks the person, then the browser, then tells the server where to push. Answers whether it was allowed. */
export async function startPush(userId: number): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await call(pushEndpoints.key);
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  await tellWhere(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  pushWish.keep(userId);
  return true;
}

async function tellWhere(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call(pushEndpoints.subscribe, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
}

/** Pushes end with the session in which somebody asked for them: with their next one they go on. */
export async function resumePush(userId: number): Promise<void> {
  if (!canPush() || pushWish.read() !== String(userId)) return;
  const subscription = await found();
  if (subscription) await tellWhere(subscription);
}

export async function stopPush(): Promise<void> {
  const subscription = await found();
  pushWish.forget();
  if (!subscription) return;
  await call(pushEndpoints.unsubscribe, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
