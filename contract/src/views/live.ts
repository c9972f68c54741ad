import * as z from 'zod/mini';
import type { Event } from '../log/events.ts';
import { id } from '../kernel/fields.ts';
import type { PersonEvent } from '../log/person-events.ts';
import type { Project } from '../projects/projects.ts';
import type { Task } from '../tasks/tasks.ts';

/** Where the socket is, below /api. It speaks JSON, one message a frame; one socket serves a whole tab. */
export const livePath = '/live';

/** Every project-scoped GET says in this header how far the project's log had come when the answer was begun. */
export const seqHeader = 'x-project-seq';

/** Every GET about oneself says in this one how far one's own log had come. */
export const personSeqHeader = 'x-person-seq';

/** The socket is closed with this code when its session has ended: connecting again would be refused. */
export const sessionEnded = 4401;

/** And with this one when the instance asks the session for a second step, which it has not shown. */
export const twoStepsMissing = 4428;

/** How often the server says something even if there is nothing to say: silence for twice as long is a broken line. */
export const beatEvery = 6_000;

/** More missed events than this are not told one by one: reading again is cheaper. */
export const mostEvents = 500;

const anyId = id('El id no es válido');
const seq = z.int('La posición no es válida').check(z.gte(0, 'La posición no es válida'));

/** What a person is doing in a task, beside looking at it. */
const activities = ['editing', 'typing', 'holding'] as const;
export type Activity = (typeof activities)[number];

/** The one place that a tab shows. */
export const place = z.object({
  projectId: anyId,
  boardId: z.nullable(anyId),
  taskId: z.nullable(anyId),
  doing: z.nullable(z.enum(activities)),
});
export type TabPlace = z.output<typeof place>;

export const clientMessage = z.discriminatedUnion('type', [
  /** Tell me all that happens there after `since`; without it, from now on. */
  z.object({ type: z.literal('follow'), projectId: anyId, since: z.optional(seq) }),
  z.object({ type: z.literal('unfollow'), projectId: anyId }),
  /** Tell me what concerns myself after `since`; without it, from now on. */
  z.object({ type: z.literal('attend'), since: z.optional(seq) }),
  /** Where I am, for the others who follow that project; null for nowhere. */
  z.object({ type: z.literal('place'), place: z.nullable(place) }),
]);
export type ClientMessage = z.input<typeof clientMessage>;

/** Somebody else's tab. */
export interface Presence {
  /** Of their connection: one person may be in several places. */
  key: string;
  user: { id: number; name: string };
  boardId: number | null;
  taskId: number | null;
  doing: Activity | null;
}

/** What all members of a project see alike in lists over projects. */
export type ProjectSummary = Omit<Project, 'createdAt' | 'pinned' | 'visitedAt' | 'role' | 'example'>;

/** How many tasks each column of a board holds, and how many that are archived; those without any are not named. */
export interface BoardCount {
  boardId: number;
  columns: Record<number, number>;
  archived: Record<number, number>;
}

export type ServerMessage =
  /** The line is open. */
  | { type: 'welcome' }
  /** The project is followed from `seq` on. */
  | { type: 'following'; projectId: number; seq: number }
  /**
   * What happened, in order and without a gap up to `seq`, and how the tasks it touched are now: a task that an
   * event names and that is not among them is in the trash. `counts` are of the boards where tasks came, went or moved.
   * All are told the same: a day ends as it does in UTC.
   */
  | {
      type: 'events';
      projectId: number;
      seq: number;
      events: Event[];
      tasks: Task[];
      counts: BoardCount[];
    }
  /** Too much was missed: read the project again; what comes after `seq` will be told. */
  | { type: 'behind'; projectId: number; seq: number }
  /** The project is not this person's to see (any more), and no longer followed. */
  | { type: 'gone'; projectId: number }
  /** Who came or changed place, and the keys of those who left; `whole` replaces all that was known. */
  | { type: 'presence'; projectId: number; whole: boolean; people: Presence[]; left: string[] }
  /** One's own log is told from `seq` on. */
  | { type: 'attending'; seq: number }
  /** What concerns oneself, in order and without a gap up to `seq`. */
  | { type: 'mine'; seq: number; events: PersonEvent[] }
  /** Too much of it was missed: read it again; what comes after `seq` will be told. */
  | { type: 'mineBehind'; seq: number }
  /** Those of one's projects that changed, followed or not, as they are now; `gone` are in the trash. */
  | { type: 'projects'; projects: ProjectSummary[]; gone: number[] }
  | { type: 'beat' };

/** What is told of one project. */
export type News = Extract<ServerMessage, { type: 'events' | 'behind' }>;
