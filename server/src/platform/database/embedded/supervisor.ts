import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { lastLine } from './errors.ts';
import type { FolderLock } from './folder-lock.ts';
import { until } from './retry.ts';

/** A server that answers, and the lock that makes it ours. */
export interface Hold {
  readonly cluster: Cluster;
  readonly lock: FolderLock;
}

const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** Takes the server again, for ever, each time that it is lost. */
export class Supervisor {
  readonly #retake: (signal: AbortSignal) => Promise<Hold>;
  readonly #log: (line: string) => void;
  readonly #stopping = new AbortController();
  readonly #aborted: Promise<void>;
  readonly #watching: Promise<Hold | undefined>;
  #shortLives = 0;
  #stopped: Promise<void> | undefined;

  constructor(first: Hold, retake: (signal: AbortSignal) => Promise<Hold>, log: (line: string) => void) {
    this.#retake = retake;
    this.#log = log;
    const { signal } = this.#stopping;
    this.#aborted = new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    this.#watching = this.#watch(first).catch(() => undefined); // stopped between two servers
  }

  async stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#stopping.abort();
    const last = await this.#watching;
    await last?.cluster.stop();
    await last?.lock.client.end().catch(() => undefined);
  }

  /** Ends when we are stopping, with what is to be stopped. */
  async #watch(hold: Hold): Promise<Hold | undefined> {
    const since = Date.now();
    await Promise.race([hold.lock.lost, this.#aborted]);
    if (this.#stopping.signal.aborted) return hold;
    this.#log('The database server went away; starting it again.');
    this.#shortLives = Date.now() - since < SHORT_LIFE_MS ? this.#shortLives + 1 : 0;
    const next = await this.#restart();
    this.#log('The database server is back.');
    return this.#watch(next);
  }

  async #restart(): Promise<Hold> {
    const { signal } = this.#stopping;
    const waitMs = this.#shortLives === 0 ? 0 : FIRST_PAUSE_MS * 2 ** this.#shortLives;
    await pause(Math.min(waitMs, LONGEST_PAUSE_MS), undefined, { signal });
    const pace = { everyMs: FIRST_PAUSE_MS, upToMs: LONGEST_PAUSE_MS, signal };
    const next = await until(() => this.#attempt(signal), pace);
    if (!next) throw new Error('Unreachable: without a time limit there is always a next attempt.');
    return next;
  }

  async #attempt(signal: AbortSignal): Promise<Hold | undefined> {
    try {
      return await this.#retake(signal);
    } catch (error) {
      if (!signal.aborted) this.#log(`The database is not back yet: ${lastLine(error)}`);
      return undefined;
    }
  }
}
