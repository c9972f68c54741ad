import { Worker } from 'node:worker_threads';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { AppError } from '../app-error.ts';
import { timeOf, type Worked } from './thread-time.ts';
import type { ThreadAnswer, ThreadUp } from './work.ts';

export interface ThreadRules {
  /** So long one piece of work may take, in milliseconds of its thread's own time where that is known. */
  longest: number;
  /** So much memory its thread may have, in MB. */
  memory: number;
}

/** By its name, what the thread is to do, and with what. */
interface Piece {
  name: string;
  input: unknown;
}

/** A thread that does what it is handed, one piece at a time. */
export interface WorkThread {
  hand(piece: Piece): void;
  /** Without work it keeps no process from ending. */
  rest(): void;
  /** With what it is at: nothing is heard of it any more. */
  end(): Promise<void>;
}

interface Hears {
  onAnswer: (answer: ThreadAnswer) => void;
  /** It took too much, or ended by itself: it is to be ended. */
  onFailure: (error: Error) => void;
}

/** On a busy machine a thread gets its turn late, which is not its sender's fault: but nobody waits for ever. */
const mostPatience = 6;

export function startWorkThread(rules: ThreadRules, { onAnswer, onFailure }: Hears): WorkThread {
  const { longest } = rules;
  const worker = startWorker(rules);
  let current: Piece | undefined;
  /** Once it has read its program, which counts against nobody: how it tells its time. */
  let time: Worked | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  function begin({ name, input }: Piece, worked: Worked): void {
    const [begun, since] = [worked(), performance.now()];
    const look = (): void => {
      const isOver = performance.now() - since >= mostPatience * longest;
      const left = longest - (worked() - begun);
      if (left < 1 || isOver) onFailure(tooHard());
      else timer = setTimeout(look, left);
    };
    timer = setTimeout(look, longest);
    worker.postMessage({ name, input }, []);
  }

  worker.on('message', (said: ThreadAnswer | ThreadUp) => {
    if (isEnded || !current) return;
    if ('up' in said) {
      time = timeOf(said.up);
      return begin(current, time);
    }
    clearTimeout(timer);
    current = undefined;
    onAnswer(said);
  });
  worker.on('error', (error: Error) => {
    if (!isEnded) onFailure(isOutOfMemory(error) ? tooHard() : error);
  });
  worker.on('exit', () => {
    if (!isEnded) onFailure(new Error('a thread has ended by itself'));
  });

  return {
    hand(piece) {
      current = piece;
      worker.ref();
      if (time) begin(piece, time);
    },
    rest: () => worker.unref(),
    async end() {
      isEnded = true;
      clearTimeout(timer);
      await worker.terminate();
    },
  };
}

/** Built, the thread's program lies beside ours; as it is written, tsx reads it. */
function startWorker({ memory }: ThreadRules): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: memory } };
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('thread.js', here), options);
  const source = new URL('../../thread.ts', here).href;
  const start = `import('tsx/esm/api').then(({ register }) => (register(), import('${source}')))`;
  return new Worker(start, { ...options, eval: true });
}

const tooHard = (): AppError => new AppError('too_large', messages.tooHardToRead);

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
