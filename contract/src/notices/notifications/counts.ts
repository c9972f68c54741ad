import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { ofOneself } from '../../kernel/scopes.ts';

/** Beyond it nobody counts. */
export const mostCounted = 100;

/** As a number that is not more than it knows. */
export const counted = (count = 0): number => Math.min(count, mostCounted - 1);

export const notificationCounts = z.object({ unread: z.int(), mentions: z.int() });

/** Apart from the rest: it is all that every page begins with. */
export const countEndpoints = {
  counts: endpoint({
    method: 'GET',
    path: '/notifications/counts',
    summary: 'How much of what I was told I have not read, and how many mentions among it, up to a hundred',
    allow: ofOneself,
    status: 200,
    response: notificationCounts,
  }),
};
