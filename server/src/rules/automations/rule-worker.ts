import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../platform/context.ts';
import { tellFailure } from '../../platform/regularly.ts';
import { ringRuleAlarms } from './ring-rule-alarms.ts';
import { doNextRun } from './run-rules.ts';
import { isOneDue } from './runs.queries.ts';

const usualLook = 5_000;
/** Every change may call for a look: one after the other costs as much as the changes do. */
const atMostEvery = 250;

interface RuleWorker {
  /** There may be something to run. */
  look: () => void;
  stop: () => Promise<void>;
}

/** Does what rules are to do, as any instance may: each run is held by whichever comes to it first. */
export function startRuleWorker(
  { clock, log, wake, ...context }: Pick<Context, 'clock' | 'db' | 'log' | 'settings' | 'wake'>,
  lookEvery = usualLook,
): RuleWorker {
  const stopping = new AbortController();
  const goesOn = (): boolean => !stopping.signal.aborted;
  let asked = false;
  let running: Promise<void> | undefined;

  async function runAll(): Promise<void> {
    if (!(await isOneDue(context.db, clock()))) return;
    while (goesOn() && (await ringRuleAlarms(context.db, clock())) > 0);
    for (;;) {
      const grown = goesOn() ? await doNextRun(context, clock()) : undefined;
      if (!grown) return;
      wake.all(grown);
    }
  }

  async function runWhileAsked(): Promise<void> {
    while (asked && goesOn()) {
      asked = false;
      const next = pause(atMostEvery, undefined, { signal: stopping.signal }).catch(() => undefined);
      await runAll().catch(async (error: unknown) => {
        tellFailure({ log }, 'the rules')(error);
        // Not as fast as it can fail.
        await pause(100);
        asked = true;
      });
      await next;
    }
  }

  const look = (): void => {
    asked = true;
    running ??= runWhileAsked().finally(() => (running = undefined));
  };
  const stopListening = wake.onNotice(look);
  const timer = setInterval(look, lookEvery).unref();
  look();
  return {
    look,
    async stop() {
      stopping.abort();
      stopListening();
      clearInterval(timer);
      await running;
    },
  };
}
