import { withStorage } from '../../lib/storage.ts';

/** Whose wish it was, on this device: the next person who signs in here is told nothing unasked. */
const key = 'cuadrilla-push';
/** Who has asked the server whether it was theirs: of wishes from before they were kept here it alone knows. */
const askedKey = 'cuadrilla-push-asked';

export const pushWish = {
  read: () => withStorage(() => localStorage.getItem(key)),
  keep: (userId: number) => withStorage(() => localStorage.setItem(key, String(userId))),
  forget: () => withStorage(() => localStorage.removeItem(key)),
  isToAskFor: (userId: number): boolean =>
    !pushWish.read() && withStorage(() => localStorage.getItem(askedKey)) !== String(userId),
  keepAsked: (userId: number) => withStorage(() => localStorage.setItem(askedKey, String(userId))),
};
