import { grantedRoleNames, roleNames } from '@cuadrilla/contract/kernel/roles';
import { teamRoleNames } from '@cuadrilla/contract/kernel/team-roles';
import { startingLabels } from '@cuadrilla/contract/tasks/boards';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import * as z from 'zod/mini';
import people from './demo-content/people.json';
import teams from './demo-content/teams.json';

/** The demo's own people. Whoever visits is «demo»; nobody can sign in as the others. */
export type Person = keyof typeof people;
export const everyone = Object.keys(people) as Person[];
const person = z.enum(everyone);

export type DemoTeamName = keyof typeof teams;
const teamName = z.enum(Object.keys(teams) as DemoTeamName[]);

const labelName = z.enum(startingLabels.map(({ name }) => name));

/** Somebody says something: «lucia: Confirmado en un iPhone 14.» */
const line = z.templateLiteral([person, ': ', z.string()]);
export type Line = z.output<typeof line>;

const demoPoint = z.strictObject({
  say: z.string(),
  done: z.exactOptional(z.literal(true)),
  to: z.exactOptional(person),
  /** Calendar days from today. */
  due: z.exactOptional(z.int()),
});
export type DemoPoint = z.output<typeof demoPoint>;

const demoFile = z.strictObject({
  name: z.string(),
  by: z.exactOptional(person),
  /** Where its content lies; a drawing becomes a picture. */
  from: z.string(),
});
export type DemoFile = z.output<typeof demoFile>;

const taskFields = {
  title: z.string(),
  priority: z.enum(priorities.map(({ name }) => name)),
  to: z.exactOptional(person),
  /** Calendar days from today; otherwise it follows from how far the task has come. */
  due: z.exactOptional(z.int()),
  text: z.exactOptional(z.string()),
};

const demoTask = z.strictObject({
  ...taskFields,
  by: z.exactOptional(person),
  /** Of the due day, for the tasks that have one. */
  time: z.exactOptional(z.string().check(z.regex(/^\d\d:\d\d$/))),
  /** As `repeat.ts` says it. */
  repeat: z.exactOptional(z.string()),
  label: z.exactOptional(labelName),
  comments: z.exactOptional(z.array(z.union([line, z.strictObject({ said: line, edited: z.string() })]))),
  /** Its checklist. */
  points: z.exactOptional(z.array(demoPoint)),
  files: z.exactOptional(z.array(demoFile)),
  /** How it was made, where that has changed since. */
  was: z.exactOptional(
    z.strictObject({
      ...taskFields,
      title: z.exactOptional(taskFields.title),
      priority: z.exactOptional(taskFields.priority),
      board: z.exactOptional(z.string()),
    }),
  ),
  deleted: z.exactOptional(z.literal(true)),
  /** The title of a task of the same board that is to be done before. */
  after: z.exactOptional(z.string()),
});
export type DemoTask = z.output<typeof demoTask>;

/** Ages and `deleted` are working days ago. In each list the oldest comes first. */
export const demoBoard = z.strictObject({
  name: z.string(),
  was: z.exactOptional(z.string()),
  label: z.exactOptional(labelName),
  age: z.number(),
  deleted: z.exactOptional(z.number()),
  done: z.array(demoTask),
  doing: z.array(demoTask),
  todo: z.array(demoTask),
});
export type DemoBoard = z.output<typeof demoBoard>;

const demoMember = z.strictObject({
  role: z.enum(roleNames),
  /** The role they joined with, and how many working days ago it changed. */
  was: z.exactOptional(z.strictObject({ role: z.enum(roleNames), until: z.number() })),
  left: z.exactOptional(z.number()),
});
export type DemoMember = z.output<typeof demoMember>;

const demoDocument = z.strictObject({
  title: z.string(),
  icon: z.string(),
  /** The title of the one that it lies in. */
  in: z.exactOptional(z.string()),
  /**
   * What it said, each so many working days ago. The text is a file's name: Markdown with {sofia} for a person, {#title}
   * for a task, {today} for the day.
   */
  said: z.array(z.strictObject({ ago: z.number(), by: person, text: z.string() })),
});
export type DemoDocument = z.output<typeof demoDocument>;

/** Made so many working days ago by somebody who still answers for it. In its definition {Coral} is that label's id. */
const demoRule = z.strictObject({ age: z.number(), by: person, definition: z.unknown() });

/** As it is written, with its boards in files of their own. */
export const writtenProject = z.strictObject({
  name: z.string(),
  description: z.string(),
  owner: person,
  age: z.number(),
  /** Working days since anything happened. */
  quiet: z.number(),
  members: z.partialRecord(person, demoMember),
  /** They come on the first morning, too. */
  teams: z.exactOptional(z.partialRecord(teamName, z.enum(grantedRoleNames))),
  boards: z.array(z.string()),
  rules: z.exactOptional(z.array(demoRule)),
  /** What lies in others comes after them. */
  documents: z.exactOptional(z.array(demoDocument)),
  /** The visitor's own marks; `visited` in hours ago. */
  pinned: z.exactOptional(z.literal(true)),
  visited: z.exactOptional(z.number()),
});

export interface DemoProject extends Omit<z.output<typeof writtenProject>, 'boards'> {
  boards: readonly DemoBoard[];
}

const founder = z.tuple([person, z.literal('Administrador')]);
const teamMember = z.tuple([person, z.enum(teamRoleNames)]);

export const demoTeams = z.record(
  teamName,
  z.strictObject({
    name: z.string(),
    description: z.string(),
    people: z.tuple([founder], teamMember),
  }),
);

/** What somebody saved of a project for a team, so many working days ago. */
export const demoTemplate = z.strictObject({
  of: z.string(),
  by: person,
  team: teamName,
  name: z.string(),
  description: z.string(),
  ago: z.number(),
});

/** A board of the project that has gone on for a year: its tasks are made of a deed and a place. */
const cabinBoard = z.strictObject({
  name: z.string(),
  deeds: z.array(z.string()),
  places: z.array(z.string()),
  /** How many working days a deed takes, more or less. */
  takes: z.number(),
});
export type CabinBoard = z.output<typeof cabinBoard>;

export const demoCabins = z.strictObject({
  name: z.string(),
  description: z.string(),
  owner: person,
  members: z.array(person),
  boards: z.array(cabinBoard),
});
