import type { Profile } from '@cuadrilla/contract/account/profile';
import { useEffect } from 'react';
import { chooseLook } from '../lib/look.ts';
import { switchAlwaysPeek } from './peek.ts';

/** How somebody sees boards is theirs wherever they sign in. The demo belongs to many: there each browser has its own. */
export function useFollowBoardLook(profile: Profile | undefined): void {
  const own = profile?.demo === false ? profile : undefined;
  const { density, always_peek: alwaysPeek } = own ?? {};
  useEffect(() => {
    if (density !== undefined) chooseLook('density', density);
    if (alwaysPeek !== undefined) switchAlwaysPeek(alwaysPeek);
  }, [density, alwaysPeek]);
}
