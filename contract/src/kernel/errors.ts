import * as z from 'zod/mini';

const errorCodes = [
  'validation',
  'unauthenticated',
  'second_step',
  'two_steps',
  'forbidden',
  'foreign_origin',
  'not_found',
  'conflict',
  'too_large',
  'bad_range',
  'key_reused',
  'rate_limited',
  'internal',
  'unavailable',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The one table of errors: what went wrong, and the HTTP status that says so. */
export const errorStatus: Record<ErrorCode, number> = {
  validation: 400,
  unauthenticated: 401,
  second_step: 401,
  two_steps: 403,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  bad_range: 416,
  key_reused: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
};

export const errorBody = z.object({ error: z.array(z.string()), code: z.optional(z.enum(errorCodes)) });

export * as messages from './messages.ts';
