import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { messages } from '../kernel/errors.ts';
import { id, instant } from '../kernel/fields.ts';
import { ofAccount } from '../kernel/scopes.ts';

/** As many as a calendar program takes gladly: the nearest to today. */
export const mostEvents = 2_000;

/** A private link to a calendar: of a project, of a saved search or, with neither, of all tasks that are mine. */
export const feed = z.object({
  id: z.int(),
  projectId: z.nullable(z.int()),
  searchId: z.nullable(z.int()),
  createdAt: instant,
  lastReadAt: z.nullable(instant),
  /** Tasks that were too many when it was last read, counted no further than `mostEvents`. */
  leftOut: z.int(),
});
export type Feed = z.output<typeof feed>;

/** Only whoever makes it is told its address, and only then. */
export const newFeed = z.extend(feed, { path: z.string() });

export const feedSubject = z
  .object({
    projectId: z.optional(id(messages.projectNotFound)),
    searchId: z.optional(id(messages.savedSearchNotFound)),
  })
  .check(
    z.refine(
      ({ projectId, searchId }) => projectId === undefined || searchId === undefined,
      messages.feedOfBoth,
    ),
  );
export type FeedSubject = z.output<typeof feedSubject>;

export const feedEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/feeds',
    summary: 'My private links to calendars',
    allow: ofAccount,
    status: 200,
    response: z.array(feed),
  }),
  renew: endpoint({
    method: 'POST',
    path: '/feeds',
    summary: 'Make the private link to a calendar; the one that there was ends',
    allow: ofAccount,
    body: feedSubject,
    status: 201,
    response: newFeed,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/feeds/:feedId',
    summary: 'End a private link to a calendar',
    allow: ofAccount,
    status: 204,
  }),
};
