import type { TokenAccess } from '@cuadrilla/contract/account/access-tokens';

/** What a token may, of what its owner may. */
export interface Grant {
  id: number;
  name: string;
  access: TokenAccess;
  /** Null for all. */
  projectIds: number[] | null;
  /** Of all, those that were taken from it. */
  excludedIds: number[];
  lastUsedAt: Date | null;
}
