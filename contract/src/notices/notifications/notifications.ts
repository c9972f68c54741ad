import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { messages } from '../../kernel/errors.ts';
import { id, instant, limits, namedPerson, page, queryId } from '../../kernel/fields.ts';
import { roleNames } from '../../kernel/roles.ts';
import { ofOneself } from '../../kernel/scopes.ts';
import { notificationKinds } from './kinds.ts';

const named = z.object({ id: z.int(), name: z.string() });

export const notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  at: instant,
  read: z.boolean(),
  /** Whose deed it was; what is due is nobody's. */
  actor: z.nullable(namedPerson),
  Project: named,
  Board: z.nullable(named),
  Task: z.nullable(z.object({ id: z.int(), number: z.int(), title: z.string(), priority_id: z.int() })),
  /** The beginning of it. */
  comment: z.nullable(z.object({ id: z.int(), content: z.string() })),
  /** With the thread in which something was said. */
  Document: z.nullable(z.object({ id: z.int(), title: z.string(), threadId: z.nullable(z.int()) })),
  role: z.nullable(z.enum(roleNames)),
  /** When it is or was due: a day or an instant. */
  due: z.nullable(z.string()),
  /** What a rule says, or what the rule is called that was turned off. */
  note: z.nullable(z.string()),
});
export type Notification = z.output<typeof notification>;

/** Which of them. */
export const notificationFilters = ['unread', 'mentions', 'assigned'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

const notificationId = id(messages.notificationNotFound);

export const notificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    summary: 'What I was told, newest first',
    allow: ofOneself,
    query: z.object({
      ...page,
      filter: z.optional(z.enum(notificationFilters, 'El filtro no es válido')),
      project: z.optional(queryId(messages.projectNotFound)),
    }),
    status: 200,
    response: z.array(notification),
  }),
  mark: endpoint({
    method: 'PATCH',
    path: '/notifications',
    summary: 'Mark some as read, or as not read',
    allow: ofOneself,
    body: z.object({
      ids: z
        .array(notificationId, messages.notificationNotFound)
        .check(
          z.minLength(1, messages.notificationNotFound),
          z.maxLength(limits.bulk, messages.tooManyTasks),
        ),
      read: z.boolean('Falta indicar si está leída'),
    }),
    status: 204,
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark as read all up to the newest that I have seen',
    allow: ofOneself,
    body: z.object({ upTo: notificationId }),
    status: 204,
  }),
};
