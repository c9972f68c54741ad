import type { Task } from '@cuadrilla/contract/tasks/tasks';

/** What a column shows: the part of it that has been read, in the order of the listing. */
export interface ColumnCards {
  tasks: readonly Task[];
  /** There is nothing more to read. */
  complete: boolean;
  /** Of the whole column. */
  total: number;
  /** How many pages have been read. */
  pages: number;
  /** These are the cards of the last search or order, until the new ones are there. */
  stale: boolean;
}

/** Drawing them takes its time: keys and hands that are quicker find here what is about to be shown. */
export type CardsNow = Readonly<{ current: ColumnCards | undefined }>;

/** Where in a column: the index among its other tasks. */
export interface Spot {
  columnId: number;
  index: number;
}

/** What a column on the screen lets the others do with it. */
export interface Lane {
  cards: () => ColumnCards;
  reveal: (index: number) => void;
  /** Scrolls to a card, also to one that is still to come, and focuses it if wanted. */
  show: (taskId: number, focus: boolean) => void;
  /** The index that is at that height of the window. */
  indexAt: (clientY: number) => number;
  loadMore: () => void;
  /** Scrolls a little where a finger with a card comes near its upper or lower edge. */
  scrollNear: (clientY: number) => void;
}

/** The columns on the screen, by their ids. */
export type Lanes = ReadonlyMap<number, Lane>;

const nothing: ColumnCards = { tasks: [], complete: true, total: 0, pages: 0, stale: false };

export const cardsIn = (lanes: Lanes, columnId: number): ColumnCards =>
  lanes.get(columnId)?.cards() ?? nothing;

export const othersIn = (lanes: Lanes, columnId: number, { id }: Task): Task[] =>
  cardsIn(lanes, columnId).tasks.filter((task) => task.id !== id);

export function findCard(lanes: Lanes, taskId: number): Task | undefined {
  for (const lane of lanes.values()) {
    const task = lane.cards().tasks.find(({ id }) => id === taskId);
    if (task) return task;
  }
  return undefined;
}

/** Where it stands now. */
export function homeOf(lanes: Lanes, task: Task): Spot {
  const index = cardsIn(lanes, task.column_id).tasks.findIndex(({ id }) => id === task.id);
  return { columnId: task.column_id, index: Math.max(index, 0) };
}
