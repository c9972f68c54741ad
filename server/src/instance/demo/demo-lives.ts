import { dayFrom, workingDaysBefore } from './demo-clock.ts';
import type { CabinBoard, Person } from './demo-data.ts';
import { between, type Random } from './demo-random.ts';

/** Where a task stands, from the first column on. */
type Stage = 0 | 1 | 2 | 3;

/** What became of one task, in the order of time. */
export interface Life {
  board: number;
  title: string;
  priority: number;
  assignee: Person | null;
  creator: Person;
  dueDay: string;
  /** When it came into each column; the first is when it was made. */
  steps: readonly { at: Date; stage: Stage }[];
  deletedAt?: Date;
}

const year = 250;

/** More in the holidays of summer and winter, and a little more each month. */
const season = (ago: number): number =>
  1 + 0.35 * Math.sin((2 * Math.PI * ago) / (year / 2)) + 0.25 * (1 - ago / year);

const priorityOf = (luck: number): number => (luck < 0.08 ? 4 : luck < 0.32 ? 3 : luck < 0.75 ? 2 : 1);

/** How far apart tasks of a board are made, in working days. */
const pause = 1.05;

/** A year of a board's tasks, the oldest first. Of late reviewing takes longer: the charts have something to tell. */
export function livesOf(
  board: CabinBoard,
  place: number,
  people: readonly Person[],
  now: Date,
  random: Random,
): Life[] {
  const lives: Life[] = [];
  for (let ago = year - 3; ago > 0.2; ago -= (pause * between(random, 0.3, 1.7)) / season(ago)) {
    const index = lives.length;
    const deed = board.deeds[index % board.deeds.length] ?? '';
    const where = board.places[Math.floor(index / board.deeds.length) % board.places.length] ?? '';
    const round = Math.floor(index / (board.deeds.length * board.places.length));
    const hurried = board.takes * between(random, 0.3, 1.2) * (random() < 0.1 ? 3 : 1);
    const started = ago - between(random, 0.2, 6);
    const reviewed = started - hurried;
    const slower = ago < 30 ? 2.2 : 1;
    const finished = reviewed - between(random, 0.1, 1.6) * slower;
    const late = random() < 0.16 ? -1 : 1;
    lives.push({
      board: place,
      title: `${deed} ${where}${round > 0 ? `, vuelta ${round + 1}` : ''}`,
      priority: priorityOf(random()),
      assignee: random() < 0.08 ? null : (people[Math.floor(random() ** 1.5 * people.length)] ?? null),
      creator: people[Math.floor(random() * people.length)] ?? 'tomas',
      dueDay: dayFrom(dueBase(now, finished, late), 1 + Math.round(random() * 4)),
      steps: stepsOf(now, [ago, started, reviewed, finished]),
      ...(random() < 0.025 && finished > 2 && { deletedAt: workingDaysBefore(now, finished - 1) }),
    });
  }
  return lives;
}

/** What was late was due before it was done, though never before it was begun. */
const dueBase = (now: Date, finished: number, late: number): Date =>
  finished > 0
    ? workingDaysBefore(now, finished + (late < 0 ? 3 : 0))
    : new Date(now.getTime() + late * 6 * 86_400_000);

function stepsOf(now: Date, agos: readonly number[]): Life['steps'] {
  return agos
    .filter((ago) => ago > 0.01)
    .map((ago, stage) => ({ at: workingDaysBefore(now, ago), stage: stage as Stage }));
}
