import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@cuadrilla/contract/endpoint';
import { messages } from '@cuadrilla/contract/errors';
import { parseId } from '@cuadrilla/contract/fields';
import type { Member, Policy, Subject } from '@cuadrilla/contract/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { type Change, changeProject } from '../log/change.ts';
import {
  findSession,
  isTrashedProject,
  memberOnPath,
  type PathIds,
  type SessionUser,
  subjectOnPath,
  touchSession,
} from './access.queries.ts';
import { AppError, forbidden, notFound } from '../app-error.ts';
import { serialiserSchema } from './json-schema.ts';
import { sessionCookies, tokenOf } from './session.ts';
import { validate } from './validate.ts';

/** What a route is given once the request has passed every check. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  user: E['allow'] extends 'anyone' ? undefined : SessionUser;
  member: E['allow'] extends Policy ? Member : undefined;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Writes in the path's project, with the endpoint's own policy asked again under the lock. */
  change: <T>(work: (change: Change) => Promise<T>) => Promise<T>;
}

type Answer<E extends Endpoint> = ResponseOf<E> extends undefined ? void : ResponseOf<E>;
export type Serve = <E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Answer<E>>) => void;

interface Admitted {
  params: Record<string, number>;
  user?: SessionUser;
  member?: Member;
  subject?: Subject;
}

const notFoundByParam: Record<string, string> = {
  projectId: messages.projectNotFound,
  boardId: messages.boardNotFound,
  taskId: messages.taskNotFound,
  commentId: messages.commentNotFound,
  userId: messages.memberNotFound,
  sessionId: messages.sessionNotFound,
};

function parseParams(raw: Record<string, string>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, text]) => {
      const value = parseId(text);
      if (value === undefined) throw notFound(notFoundByParam[name] ?? messages.notFound);
      return [name, value];
    }),
  );
}

/**
 * Puts an endpoint of the contract on the air. The checks come in this order: session (401), path (404),
 * membership (404), right (403), before the body is even read; then query and body (400); then the route.
 */
export function serveOn(app: FastifyInstance, context: Context): Serve {
  const { db, clock, wake, settings } = context;
  const cookies = sessionCookies(settings);
  const admitted = new WeakMap<FastifyRequest, Admitted>();

  async function admit(
    request: FastifyRequest,
    reply: FastifyReply,
    { allow, trashed }: Endpoint,
  ): Promise<Admitted> {
    const params = (): Record<string, number> => parseParams(request.params as Record<string, string>);
    if (allow === 'anyone') return { params: params() };
    const token = tokenOf(request);
    const user = token === undefined ? undefined : await findSession(db, token, clock());
    if (token === undefined || !user) throw new AppError('unauthenticated', messages.unauthenticated);
    if (await touchSession(db, user, clock())) cookies.set(request, reply, token);
    const ids = params();
    if (allow === 'signedIn') return { params: ids, user };
    const pathIds = ids as unknown as PathIds;
    const member = await memberOnPath(db, user.id, pathIds, trashed ?? false);
    const subject = await subjectOnPath(db, pathIds);
    if (!allow(member, subject)) throw forbidden();
    return { params: ids, user, member, subject };
  }

  return (endpoint, handle) => {
    const { method, path, allow, query, body, status, response } = endpoint;
    app.route({
      method,
      url: `/api${path}`,
      schema: response ? { response: { [status]: serialiserSchema(response) } } : {},
      onRequest: async (request, reply) => {
        admitted.set(request, await admit(request, reply, endpoint));
      },
      handler: async (request, reply) => {
        const now = clock();
        const { params = {}, user, member, subject = {} } = admitted.get(request) ?? {};
        const call = {
          params,
          query: query && validate(query, request.query),
          body: body && validate(body, request.body),
          user,
          member,
          now,
          request,
          reply,
          change: async (work: (change: Change) => Promise<unknown>) => {
            const projectId = params['projectId'];
            if (projectId === undefined || !user || typeof allow === 'string') throw forbidden();
            const trashed = isTrashedProject(params, endpoint.trashed ?? false);
            const request = { projectId, userId: user.id, now, allow, subject, trashed };
            const result = await changeProject(db, request, work);
            wake.send(projectId);
            return result;
          },
        } as unknown as Call<typeof endpoint>;
        const answer = await handle(call);
        void reply.code(status);
        return answer;
      },
    });
  };
}
