import { Worker } from 'node:worker_threads';
import { type ErrorCode, messages } from '@cuadrilla/contract/kernel/errors';
import { AppError } from '../app-error.ts';
import { timeOf, type Worked } from './thread-time.ts';
import type { BesideWork, ThreadAnswer, ThreadUp } from './work.ts';

export interface LaneRules {
  /** So long one piece of work may take, in milliseconds of its thread's own time where that is known. */
  longest: number;
  /** So much memory its thread may have, in MB. */
  memory: number;
  /** After so long without work the thread ends, in milliseconds. */
  rest: number;
}

/** What a document of 5 MB takes lies well below; what takes longer was made to. */
export const usualLane: LaneRules = { longest: 10_000, memory: 512, rest: 60_000 };

/** One thread beside the event loop, and what waits for it. */
export interface Lane {
  do<Input, Output>(work: BesideWork<Input, Output>, input: Input): Promise<Output>;
  /** How much is under way and waiting. */
  load(): number;
  close(): Promise<void>;
}

interface Piece {
  name: string;
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

/** Built, the thread's program lies beside ours; as it is written, tsx reads it. */
function startThread({ memory }: LaneRules): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: memory } };
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('thread.js', here), options);
  const source = new URL('../../thread.ts', here).href;
  const start = `import('tsx/esm/api').then(({ register }) => (register(), import('${source}')))`;
  return new Worker(start, { ...options, eval: true });
}

/** On a busy machine a thread gets its turn late, which is not its sender's fault: but nobody waits for ever. */
const mostPatience = 6;

const tooHard = (): AppError => new AppError('too_large', messages.tooHardToRead);

function errorOf(answer: Exclude<ThreadAnswer, { output: unknown }>): Error {
  if ('failed' in answer) return new Error(`in a thread: ${answer.failed}`);
  return new AppError(answer.refused.code as ErrorCode, answer.refused.messages);
}

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Its thread begins with the first piece of work, does one at a time, and is ended with the one that takes too much. */
export function openLane(rules: LaneRules = usualLane): Lane {
  const { longest, rest } = rules;
  const waiting: Piece[] = [];
  let thread: Worker | undefined;
  let current: Piece | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Once it has read its program, which counts against nobody: how it tells its time. */
  let time: Worked | undefined;
  let isClosed = false;

  function goOn(): void {
    clearTimeout(timer);
    current = waiting.shift();
    if (!current) {
      thread?.unref();
      timer = setTimeout(() => void endThread(), rest).unref();
      return;
    }
    thread ??= begin();
    thread.ref();
    if (time) hand(thread, current, time);
  }

  function hand(to: Worker, { name, input }: Piece, worked: Worked): void {
    const [begun, since] = [worked(), performance.now()];
    const look = (): void => {
      const isOver = performance.now() - since >= mostPatience * longest;
      const left = longest - (worked() - begun);
      if (left < 1 || isOver) fail(tooHard());
      else timer = setTimeout(look, left);
    };
    timer = setTimeout(look, longest);
    to.postMessage({ name, input }, []);
  }

  function begin(): Worker {
    const begun = startThread(rules);
    time = undefined;
    begun.on('message', (answer: ThreadAnswer | ThreadUp) => {
      if (begun !== thread || !current) return;
      if ('up' in answer) {
        time = timeOf(answer.up);
        return hand(begun, current, time);
      }
      const { resolve, reject } = current;
      if ('output' in answer) resolve(answer.output);
      else reject(errorOf(answer));
      goOn();
    });
    begun.on('error', (error: Error) => {
      if (begun === thread) fail(isOutOfMemory(error) ? tooHard() : error);
    });
    begun.on('exit', () => {
      if (begun === thread) fail(new Error('a thread has ended by itself'));
    });
    return begun;
  }

  /** Ends the thread with what it was at; the next piece begins in another one. */
  function fail(error: Error): void {
    void endThread();
    current?.reject(error);
    goOn();
  }

  async function endThread(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  return {
    load: () => waiting.length + (current ? 1 : 0),
    do<Input, Output>({ name }: BesideWork<Input, Output>, input: Input): Promise<Output> {
      if (isClosed) return Promise.reject(new AppError('unavailable', messages.unavailable));
      return new Promise<unknown>((resolve, reject) => {
        waiting.push({ name, input, resolve, reject });
        if (!current) goOn();
      }) as Promise<Output>;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const piece of [...(current ? [current] : []), ...waiting.splice(0)])
        piece.reject(new AppError('unavailable', messages.unavailable));
      current = undefined;
      await endThread();
    },
  };
}
