import type { startingLabels } from '@cuadrilla/contract/tasks/boards';
import type { GrantedRoleName, RoleName } from '@cuadrilla/contract/kernel/roles';
import type { Definition } from '@cuadrilla/contract/rules/automations/rules';
import type { priorities } from '@cuadrilla/contract/tasks/tasks';
import type { DemoPerson } from './content/people.ts';
import type { DemoTeamName } from './content/teams.ts';

type LabelName = (typeof startingLabels)[number]['name'];

/** Somebody says something: «lucia: Confirmado en un iPhone 14.» */
export type Line = `${DemoPerson}: ${string}`;

export interface DemoPoint {
  say: string;
  done?: true;
  to?: DemoPerson;
  /** Calendar days from today. */
  due?: number;
}

export interface DemoFile {
  name: string;
  by?: DemoPerson;
  /** Written or drawn when the demo is made. */
  make: () => Buffer | Promise<Buffer>;
}

export interface DemoTask {
  title: string;
  priority: (typeof priorities)[number]['name'];
  to?: DemoPerson;
  by?: DemoPerson;
  /** Calendar days from today; otherwise it follows from how far the task has come. */
  due?: number;
  /** Of the due day, for the tasks that have one. */
  time?: `${number}:${number}`;
  /** As `repeat.ts` says it. */
  repeat?: string;
  text?: string;
  label?: LabelName;
  comments?: readonly (Line | { said: Line; edited: string })[];
  /** Its checklist. */
  points?: readonly DemoPoint[];
  files?: readonly DemoFile[];
  /** How it was made, where that has changed since. */
  was?: Partial<Pick<DemoTask, 'title' | 'priority' | 'to' | 'due' | 'text'>> & { board?: string };
  deleted?: true;
  /** The title of a task of the same board that is to be done before. */
  after?: string;
}

/** Ages and `deleted` are working days ago. In each list the oldest comes first. */
export interface DemoBoard {
  name: string;
  was?: string;
  label?: LabelName;
  age: number;
  deleted?: number;
  done: readonly DemoTask[];
  doing: readonly DemoTask[];
  todo: readonly DemoTask[];
}

export interface DemoMember {
  role: RoleName;
  /** The role they joined with, and how many working days ago it changed. */
  was?: { role: RoleName; until: number };
  left?: number;
}

export interface DemoProject {
  name: string;
  description: string;
  owner: DemoPerson;
  age: number;
  /** Working days since anything happened. */
  quiet: number;
  members: Partial<Record<DemoPerson, DemoMember>>;
  /** They come on the first morning, too. */
  teams?: Partial<Record<DemoTeamName, GrantedRoleName>>;
  boards: readonly DemoBoard[];
  rules?: readonly DemoRule[];
  /** What lies in others comes after them. */
  documents?: readonly DemoDocument[];
  /** The visitor's own marks; `visited` in hours ago. */
  pinned?: true;
  visited?: number;
}

export interface DemoDocument {
  title: string;
  icon: string;
  /** The title of the one that it lies in. */
  in?: string;
  /** What it said, each so many working days ago: Markdown with {sofia} for a person, {#title} for a task, {today} for the day. */
  said: readonly { ago: number; by: DemoPerson; text: string }[];
}

/** By their names. */
export type LabelIds = ReadonlyMap<string, number>;

/** Made so many working days ago by somebody who still answers for it. */
export interface DemoRule {
  age: number;
  by: DemoPerson;
  definition: (names: { labels: LabelIds }) => Definition;
}
