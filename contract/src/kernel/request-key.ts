import * as z from 'zod/mini';

/** The key of a request that is to be done once. */
export const requestKeyHeader = 'idempotency-key';

const message = 'La clave de la petición debe tener de 1 a 64 letras, cifras o guiones';

export const requestKeyHeaders = z.object({
  [requestKeyHeader]: z.optional(z.string(message).check(z.regex(/^[\w-]{1,64}$/, message))),
});
