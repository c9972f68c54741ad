import { hash } from '@node-rs/argon2';

/** Of a password that a test takes as given: true to its kind, but as cheap to check as there is. */
export const quickHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
