import type { Context } from './context.ts';
import { isDatabaseAway } from './database/failures.ts';

interface Work {
  /** In milliseconds. */
  every: number;
  /** As the log tells of its failures. */
  name: string;
  do: (goesOn: () => boolean) => Promise<void>;
}

/** Of a database that is away everybody hears enough. */
export const tellFailure =
  ({ log }: Pick<Context, 'log'>, name: string) =>
  (error: unknown): void => {
    if (!isDatabaseAway(error)) log.error({ err: error }, `${name} failed`);
  };

/** Does the work now and every so often, never twice at once. To stop it waits for what is under way. */
export function doRegularly(context: Pick<Context, 'log'>, work: Work): () => Promise<void> {
  const stopping = new AbortController();
  const goesOn = (): boolean => !stopping.signal.aborted;
  let running: Promise<void> | undefined;
  const look = (): void => {
    running ??= work
      .do(goesOn)
      .catch(tellFailure(context, work.name))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(look, work.every).unref();
  look();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await running;
  };
}
