import { type ErrorCode, messages } from '@cuadrilla/contract/kernel/errors';
import { AppError } from '../app-error.ts';
import { startWorkThread, type ThreadRules, type WorkThread } from './work-thread.ts';
import type { BesideWork, ThreadAnswer } from './work.ts';

export interface LaneRules extends ThreadRules {
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

/** Its thread begins with the first piece of work, does one at a time, and is ended with the one that takes too much. */
export function openLane(rules: LaneRules = usualLane): Lane {
  const waiting: Piece[] = [];
  let thread: WorkThread | undefined;
  let current: Piece | undefined;
  let resting: NodeJS.Timeout | undefined;
  let isClosed = false;

  function goOn(): void {
    clearTimeout(resting);
    current = waiting.shift();
    if (!current) {
      thread?.rest();
      resting = setTimeout(() => void endThread(), rules.rest).unref();
      return;
    }
    thread ??= startWorkThread(rules, { onAnswer: settle, onFailure: fail });
    thread.hand(current);
  }

  function settle(answer: ThreadAnswer): void {
    if ('output' in answer) current?.resolve(answer.output);
    else current?.reject(errorOf(answer));
    goOn();
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
    await ended?.end();
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
      clearTimeout(resting);
      for (const piece of [...(current ? [current] : []), ...waiting.splice(0)])
        piece.reject(new AppError('unavailable', messages.unavailable));
      current = undefined;
      await endThread();
    },
  };
}

function errorOf(answer: Exclude<ThreadAnswer, { output: unknown }>): Error {
  if ('failed' in answer) return new Error(`in a thread: ${answer.failed}`);
  return new AppError(answer.refused.code as ErrorCode, answer.refused.messages);
}
