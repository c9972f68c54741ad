import { type DestinationStream, type Logger, pino } from 'pino';

export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: tellError } }, destination ?? pino.destination(1));

/**
 * What a line says of an error: never what somebody wrote. The database and `JSON.parse` quote that in their messages,
 * so of theirs only the code, the names and the statement without its values are told.
 */
function tellError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    ...(quotesValues(error) ? {} : { message: error.message }),
    ...named(error),
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
    ...(error.cause === undefined ? {} : { cause: tellError(error.cause) }),
  };
}

const quotesValues = (error: Error): boolean =>
  'query' in error || 'severity' in error || error instanceof SyntaxError;

const names = new Set(['code', 'query', 'table', 'column', 'constraint', 'routine']);

const named = (error: Error): object =>
  Object.fromEntries(Object.entries(error).filter(([name, value]) => names.has(name) && value !== undefined));
