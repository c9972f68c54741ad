import { withStorage } from '../../lib/storage.ts';

const key = 'invitation';

/** Whoever signs in to accept is not asked again: kept in this tab, since no link may accept by itself. */
export const agreeTo = (token: string): void => withStorage(() => sessionStorage.setItem(key, token));

/** Said once. */
export function hasAgreedTo(token: string): boolean {
  const isAgreed = withStorage(() => sessionStorage.getItem(key)) === token;
  withStorage(() => sessionStorage.removeItem(key));
  return isAgreed;
}
