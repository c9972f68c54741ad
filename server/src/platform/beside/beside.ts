import { messages } from '@cuadrilla/contract/kernel/errors';
import { AppError } from '../app-error.ts';
import { type LineRules, makeLines } from '../http/lines.ts';
import { type Lane, openLane, usualLane } from './lane.ts';
import type { BesideWork } from './work.ts';

/** Reads and makes what strangers sent in threads beside the event loop: whatever it is, nobody else waits for it. */
export interface Beside {
  /** In the turn of whoever it is for: a person's id, or what else it counts against. Refuses, in Spanish, what takes too much. */
  do<Input, Output>(work: BesideWork<Input, Output>, input: Input, of: number | string): Promise<Output>;
  close(): Promise<void>;
}

/** One person never has all threads. */
export const piecesOfOnePerson: LineRules = { atOnce: 1, waiting: 20, patience: 30_000 };

export function openBeside({ lane = usualLane, line = piecesOfOnePerson, threads = 2 } = {}): Beside {
  const lanes: Lane[] = Array.from({ length: threads }, () => openLane(lane));
  const enter = makeLines<number | string>(line, () => new AppError('rate_limited', messages.tooManyAtOnce));
  const freest = (): Lane => lanes.reduce((one, other) => (other.load() < one.load() ? other : one));
  return {
    async do(work, input, of) {
      const leave = await enter(of);
      return freest().do(work, input).finally(leave);
    },
    async close() {
      await Promise.all(lanes.map((each) => each.close()));
    },
  };
}

/** For what our own code says, as the demo's documents: it is done where it is asked for. */
export const doHere: Pick<Beside, 'do'> = { do: async ({ run }, input) => run(input) };
