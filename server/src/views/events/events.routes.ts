import { eventEndpoints } from '@cuadrilla/contract/log/event-endpoints';
import type { Event } from '@cuadrilla/contract/log/events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { cutPage, linkNext } from '../../platform/http/paging.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { listEvents } from '../../platform/log/events.queries.ts';
import { presentEvent } from '../../platform/log/events.present.ts';

interface ListCall {
  params: { projectId: number; taskId?: number };
  query: { since: number; limit: number };
  request: FastifyRequest;
  reply: FastifyReply;
}

export function eventRoutes(serve: Serve, { db }: Context): void {
  async function answerList({
    params: { projectId, taskId },
    query,
    request,
    reply,
  }: ListCall): Promise<Event[]> {
    const rows = await listEvents(db, { projectId, taskId, ...query, limit: query.limit + 1 });
    const { page, last } = cutPage(rows, query.limit);
    if (last) linkNext(request, reply, { since: last.seq });
    return page.map(presentEvent);
  }

  serve(eventEndpoints.list, answerList);
  serve(eventEndpoints.ofTask, answerList);
}
