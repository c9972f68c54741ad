import { pushEndpoints } from '@cuadrilla/contract/notices/notifications/push';
import { call } from '../../lib/server/api.ts';
import { pushWish } from './push-wish.ts';

const worker = '/avisos.js';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registered = () => navigator.serviceWorker.getRegistration('/');
const found = async () => (await registered())?.pushManager.getSubscription();

/** Whether this browser tells this person already. */
export async function isPushed(userId: number): Promise<boolean> {
  const subscription = await found();
  if (!subscription) return false;
  return pushWish.read() === String(userId) || askIfOwn(userId, subscription);
}

/** Once: a browser that somebody asked in before wishes were kept there is theirs as the server has it. */
async function askIfOwn(userId: number, { endpoint }: PushSubscription): Promise<boolean> {
  if (!pushWish.isToAskFor(userId)) return false;
  const { own } = await call(pushEndpoints.resume, { body: { endpoint } });
  pushWish.keepAsked(userId);
  if (own) pushWish.keep(userId);
  return own;
}

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
  if (!canPush()) return;
  const subscription = await found();
  if (!subscription) return pushWish.keepAsked(userId);
  if (pushWish.read() === String(userId)) await tellWhere(subscription);
  else await askIfOwn(userId, subscription);
}

export async function stopPush(): Promise<void> {
  const subscription = await found();
  pushWish.forget();
  if (!subscription) return;
  await call(pushEndpoints.unsubscribe, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
