import type { FastifyReply, FastifyRequest } from 'fastify';

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
