import type { Proof } from '@cuadrilla/contract/account/proof';

export interface Ways {
  passkey: boolean;
  provider: boolean;
  /** There is none yet: it is added here. */
  adds: boolean;
}

/** The second steps that an account has. Where passwords count for nothing, everybody's is the provider. */
export function waysOf({ lacking, passkey, linked, provider, password }: Proof): Ways {
  const known = { passkey, provider: linked || (provider && !password) };
  return { ...known, adds: lacking && !known.passkey && !known.provider };
}
