import { passkeyEndpoints } from '@cuadrilla/contract/account/passkeys';
import { startAuthentication } from '@simplewebauthn/browser';
import { call } from '../../lib/server/api.ts';

/** The browser asks which one. */
export async function signInWithPasskey() {
  const optionsJSON = await call(passkeyEndpoints.askSignIn);
  const credential = await startAuthentication({ optionsJSON: optionsJSON as never });
  return call(passkeyEndpoints.signIn, { body: { credential: { ...credential } } });
}
