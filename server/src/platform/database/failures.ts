/** node-postgres's error, which drizzle wraps as the cause of its own. */
function databaseError(error: unknown): { code: string; message: string } | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    if (code !== '' || isLostConnection(current.message)) return { code, message: current.message };
  }
  return undefined;
}

const isLostConnection = (message: string): boolean =>
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|pool after calling end/i.test(
    message,
  );

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Class 08: connection, 53: resources, 57P: shutdown or recovery. */
export function isDatabaseAway(error: unknown): boolean {
  const failure = databaseError(error);
  if (!failure) return false;
  return (
    unreachable.has(failure.code) || /^(08|53|57P)/.test(failure.code) || isLostConnection(failure.message)
  );
}

/** What was asked took too long: of what goes on by itself that has to be told, or nobody knows that it never ends. */
const isTooSlow = (error: unknown): boolean => databaseError(error)?.code === '57014';

/** It can be tried again later. */
export const isDatabaseUnavailable = (error: unknown): boolean => isDatabaseAway(error) || isTooSlow(error);

/** Two waited for each other, and this one was ended. */
export const isDeadlock = (error: unknown): boolean => databaseError(error)?.code === '40P01';

/** It can be tried again, after others. */
export const isHeldUp = (error: unknown): boolean => isTooSlow(error) || isDeadlock(error);

/** PostgreSQL's words when the role lacks a right. */
export function deniedByDatabase(error: unknown): string | undefined {
  const failure = databaseError(error);
  return failure?.code === '42501' ? failure.message : undefined;
}

/** The name of the unique index that refused a row. */
export function violatedUniqueIndex(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '23505' && 'constraint' in current) {
      return String(current.constraint);
    }
  }
  return undefined;
}
