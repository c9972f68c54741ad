import { documentLinePath } from '@cuadrilla/contract/documents/document-line';
import { endpoint } from '@cuadrilla/contract/kernel/endpoint';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { canEditDocument, canReadProject } from '@cuadrilla/contract/kernel/roles';
import { inProject } from '@cuadrilla/contract/kernel/scopes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../platform/app-error.ts';
import { type Admitted, admitter } from '../../platform/http/admit.ts';
import type { PathParameters } from '../../platform/http/path.ts';
import { requireSession, type SessionUser } from '../../platform/http/session.queries.ts';
import type { Farewell } from '../../platform/sockets/sockets.ts';
import { startDocumentLines, type Writing } from './document-lines.ts';

const line = endpoint({
  method: 'GET',
  path: documentLinePath,
  summary: 'Write in a document together',
  allow: inProject(canReadProject),
  status: 200,
});

/** No endpoint of the API either: but whoever may read the document may open its line, by the same checks. */
export function documentLineRoutes(
  app: FastifyInstance,
  context: Writing,
  parameters: PathParameters,
  onStop: (farewell: Farewell) => void,
): void {
  const { db, clock } = context;
  const lines = startDocumentLines(context);
  onStop(() => lines.close());
  const admit = admitter(context, parameters)(line);
  const callers = new WeakMap<FastifyRequest, Admitted & { user: SessionUser }>();

  app.route({
    method: 'GET',
    url: `/api${documentLinePath}`,
    schema: { hide: true },
    onRequest: async (request, reply) => {
      // A line belongs to a session: it ends with it.
      const user = await requireSession(db, request, clock());
      callers.set(request, { ...(await admit(request, reply)), user });
    },
    handler: async () => {
      throw notFound(messages.notFound);
    },
    wsHandler(socket, request) {
      const { user, member, subject = {}, params = {} } = callers.get(request) ?? {};
      const { projectId, documentId } = params;
      if (!user || !member || projectId === undefined || documentId === undefined) return socket.terminate();
      lines.open(socket, { projectId, documentId }, user, canEditDocument(member, subject));
    },
  });
}
