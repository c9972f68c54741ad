import { messages } from '@cuadrilla/contract/kernel/errors';
import { parseId } from '@cuadrilla/contract/kernel/fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalid } from '../app-error.ts';

/** A `Link` to the same list further on. */
export function linkNext(
  request: FastifyRequest,
  reply: FastifyReply,
  next: Record<string, string | number>,
): void {
  const url = new URL(request.url, 'http://localhost');
  for (const [name, value] of Object.entries(next)) url.searchParams.set(name, String(value));
  void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}

/** The page itself, and its last row where another page follows. */
export function cutPage<Row>(rows: Row[], limit: number): { page: Row[]; last: Row | undefined } {
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? page.at(-1) : undefined };
}

/** The cursor of a list that goes by ids, backwards. */
export function parseAfter(cursor: string | undefined): number | undefined {
  const after = cursor === undefined ? undefined : parseId(cursor);
  if (cursor !== undefined && after === undefined) throw invalid(messages.cursorInvalid);
  return after;
}
