import type { User } from '@cuadrilla/contract/account/auth';

const channel = new BroadcastChannel('session');

/** The tabs of a browser share its cookies, and so who is signed in: all have to know when that changes. */
// A channel has no other origin to speak to: the rule is about windows.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
export const tellOtherTabs = (user: User | null): void => channel.postMessage(user);

export const onOtherTab = (listener: (user: User | null) => void): void =>
  channel.addEventListener('message', ({ data }: MessageEvent<User | null>) => listener(data));
