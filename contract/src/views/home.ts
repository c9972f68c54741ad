import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { page } from '../kernel/fields.ts';
import { ofOneself } from '../kernel/scopes.ts';
import { type Event, eventShape } from '../log/events.ts';
import { columnKinds } from '../tasks/boards.ts';
import { task } from '../tasks/tasks.ts';

const named = z.object({ id: z.int(), name: z.string() });

/** A task as its assignee meets it, outside its board. */
export const myTask = z.extend(task, {
  Project: named,
  Board: named,
  Column: z.extend(named, { kind: z.enum(columnKinds) }),
});
export type MyTask = z.output<typeof myTask>;

const whereabouts = z.object({
  Project: named,
  Board: z.nullable(named),
  Task: z.nullable(z.object({ id: z.int(), title: z.string() })),
});
/** An event as one meets it outside its project. Task and board are there while they are not in the trash. */
export type MyEvent = Event & z.output<typeof whereabouts>;
const myEvent = /* @__PURE__ */ z.extend(whereabouts, eventShape) as unknown as z.ZodMiniType<MyEvent>;

export const homeEndpoints = {
  tasks: endpoint({
    method: 'GET',
    path: '/profile/tasks',
    summary: 'Unfinished tasks assigned to me, over all projects, by due date',
    allow: ofOneself,
    query: z.object(page),
    status: 200,
    response: z.array(myTask),
  }),
  activity: endpoint({
    method: 'GET',
    path: '/profile/activity',
    summary: 'The last 30 events over all my projects, newest first; or what others did with my tasks',
    allow: ofOneself,
    query: z.object({
      /** Those that I am responsible for or follow. */
      about: z._default(z.enum(['all', 'mine'], 'Lo que se cuenta no es válido'), 'all'),
    }),
    status: 200,
    response: z.array(myEvent),
  }),
};
