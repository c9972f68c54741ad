import type { Context } from '../../../context.ts';
import { isDatabaseUnavailable } from '../../../database/failures.ts';
import { tidyNext } from './tidy-document.ts';

const lookEvery = 2_000;

/** Tidies documents some time after they were written in, as any instance may. One that fails waits, others do not. */
export function startTidying({ db, clock, log, wake }: Context): () => Promise<void> {
  const stopping = new AbortController();
  const goesOn = (): boolean => !stopping.signal.aborted;
  let running: Promise<void> | undefined;
  const tidyAll = async (): Promise<void> => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const told = goesOn() ? await tidyNext(db, clock()) : undefined;
      if (!told) return;
      told.forEach((id) => wake.person(id));
    }
  };
  const look = (): void => {
    running ??= tidyAll()
      .catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the tidying of documents failed');
      })
      .finally(() => (running = undefined));
  };
  const timer = setInterval(look, lookEvery).unref();
  look();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await running;
  };
}
