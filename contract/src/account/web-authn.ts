import * as z from 'zod/mini';

export const passkeyInvalid = 'La llave de acceso no es válida';

/** What a browser is asked and what it answers, in the words of WebAuthn: they are read by who knows them. */
export const webAuthn = z.record(z.string(), z.unknown());
export const credential = z.record(z.string(), z.unknown(), passkeyInvalid);
