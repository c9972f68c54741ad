import { withStorage } from '../../lib/storage.ts';

/** Whose wish it was, on this device: the next person who signs in here is told nothing unasked. */
const key = 'cuadrilla-push';

export const pushWish = {
  read: () => withStorage(() => localStorage.getItem(key)),
  keep: (userId: number) => withStorage(() => localStorage.setItem(key, String(userId))),
  forget: () => withStorage(() => localStorage.removeItem(key)),
};
