import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { between, type Random } from './demo-random.ts';

/** A task's life in working days ago, so the larger number is the earlier one. */
export interface Schedule {
  created: number;
  started?: number;
  finished?: number;
  /** When nothing more happens to it. */
  ends: number;
}

interface TaskStage {
  kind: ColumnKind;
  /** Its place among the tasks of its column, from 0 for the oldest to 1. */
  rank: number;
  /** The board's life, in working days ago. */
  from: number;
  until: number;
  /** The task was due so many days ago, so it cannot be younger. */
  overdue: number;
}

const shortest = 0.06;

export function scheduleTask(place: TaskStage, random: Random): Schedule {
  if (place.kind === 'hecho') return finishedTask(place, random);
  if (place.kind === 'en curso') return startedTask(place, random);
  return waitingTask(place, random);
}

function finishedTask(place: TaskStage, random: Random): Schedule {
  const { from, until, rank } = place;
  const finished = until + shortest + (from - until) * 0.88 * (1 - rank) * between(random, 0.9, 1);
  const started = finished + between(random, 0.3, 4);
  const created = bornAt(place, started + between(random, 0.3, 7), random);
  const begun = Math.min(started, created - shortest);
  const done = Math.min(finished, begun - shortest);
  return { created, started: begun, finished: done, ends: done };
}

function startedTask(place: TaskStage, random: Random): Schedule {
  const { until, rank } = place;
  const started = until + 2 * shortest + 5 * (1 - rank) * between(random, 0.8, 1);
  const created = bornAt(place, started + between(random, 0.5, 8), random);
  return { created, started: Math.min(started, created - shortest), ends: until };
}

function waitingTask(place: TaskStage, random: Random): Schedule {
  const { from, until, rank } = place;
  const waiting = (from - until) * 0.75 * (1 - rank);
  return { created: bornAt(place, until + 2 * shortest + waiting, random), ends: until };
}

/** Younger than its board, and older than the day it was due. */
const bornAt = ({ from, overdue }: TaskStage, age: number, random: Random): number =>
  Math.min(from - between(random, shortest, 0.6), Math.max(age, overdue > 0 ? overdue + 3 : 0));
