import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@cuadrilla/contract/endpoint';
import { messages } from '@cuadrilla/contract/errors';
import { parseId } from '@cuadrilla/contract/fields';
import { seqHeader } from '@cuadrilla/contract/live';
import { requestKeyHeader, requestKeyHeaders } from '@cuadrilla/contract/request-key';
import type { Member, Policy, Subject } from '@cuadrilla/contract/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { type Change, changeProject } from '../log/change.ts';
import { doOnce } from '../log/once.ts';
import {
  isTrashedProject,
  memberOnPath,
  type PathIds,
  requireSession,
  type SessionUser,
  subjectOnPath,
  touchSession,
} from './access.queries.ts';
import { forbidden, notFound } from '../app-error.ts';
import { serialiserSchema } from './json-schema.ts';
import { sessionCookies, tokenOf } from './session.ts';
import { validate } from './validate.ts';

/** What a route is given once the request has passed every check. */
interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  user: E['allow'] extends 'anyone' ? undefined : SessionUser;
  member: E['allow'] extends Policy ? Member : undefined;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Writes in the path's project, with the endpoint's own policy asked again under the lock. */
  change: <T>(work: ChangeWork<T>) => Promise<T>;
}

type Answer<E extends Endpoint> = ResponseOf<E> extends undefined ? void : ResponseOf<E>;
export type Serve = <E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Answer<E>>) => void;

/** Who calls, and for what: known before the body is read. */
interface Admitted {
  params: Record<string, number>;
  user?: SessionUser;
  member?: Member;
  subject?: Subject;
}

const notFoundByParam: Record<string, string> = {
  projectId: messages.projectNotFound,
  boardId: messages.boardNotFound,
  columnId: messages.columnMissing,
  taskId: messages.taskNotFound,
  commentId: messages.commentNotFound,
  userId: messages.memberNotFound,
  sessionId: messages.sessionNotFound,
};

function parseParams(raw: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(raw as Record<string, string>).map(([name, text]) => {
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
  const { clock } = context;
  const admit = admitter(context);
  const admitted = new WeakMap<FastifyRequest, Admitted>();

  return (endpoint, handle) => {
    const { method, path, once, query, body, status, response } = endpoint;
    app.route({
      method,
      url: `/api${path}`,
      schema: response ? { response: { [status]: serialiserSchema(response) } } : {},
      onRequest: async (request, reply) => {
        admitted.set(request, await admit(request, reply, endpoint));
      },
      handler: async (request, reply) => {
        const now = clock();
        const caller = admitted.get(request) ?? { params: {} };
        // The endpoint's own types say which of these are there: the compiler cannot follow that.
        const call = {
          params: caller.params,
          query: query && validate(query, request.query),
          body: body && validate(body, request.body),
          user: caller.user,
          member: caller.member,
          now,
          request,
          reply,
          change: changer(context, endpoint, caller, now, once && keyedRequest(request)),
        } as unknown as Call<typeof endpoint>;
        const answer = await handle(call);
        void reply.code(status);
        return answer;
      },
    });
  };
}

type Admit = (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) => Promise<Admitted>;

function admitter({ db, clock, settings }: Context): Admit {
  const cookies = sessionCookies(settings);

  async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    const user = await requireSession(db, request, clock());
    if (await touchSession(db, user, clock())) cookies.set(request, reply, tokenOf(request) ?? '');
    return user;
  }

  return async (request, reply, { method, allow, trashed = false }) => {
    if (allow === 'anyone') return { params: parseParams(request.params) };
    const user = await signedIn(request, reply);
    const params = parseParams(request.params);
    if (allow === 'signedIn') return { params, user };
    const ids: PathIds = { projectId: 0, ...params };
    const { member, seq } = await memberOnPath(db, user.id, ids, trashed);
    const subject = await subjectOnPath(db, ids, trashed);
    if (!allow(member, subject)) throw forbidden();
    // Read before the answer's data, which may therefore be newer, never older.
    if (method === 'GET') void reply.header(seqHeader, seq);
    return { params, user, member, subject };
  };
}

/** The name of what may be sent again; whoever sends no key means each for itself. */
function keyedRequest({ url, headers }: FastifyRequest): string | undefined {
  const key = validate(requestKeyHeaders, headers)[requestKeyHeader];
  return key && `${url.split('?', 1)[0]} ${key}`;
}

type ChangeWork<T> = (change: Change) => Promise<T>;

/** Writes in the path's project for whoever was admitted, and wakes the log's readers. */
function changer(
  { db, wake }: Context,
  { allow, trashed }: Endpoint,
  caller: Admitted,
  now: Date,
  request: string | undefined,
) {
  return async <T>(work: ChangeWork<T>): Promise<T> => {
    const { params, user, subject = {} } = caller;
    const projectId = params['projectId'];
    if (projectId === undefined || !user || typeof allow === 'string') throw forbidden();
    const mayBeTrashed = isTrashedProject(params, trashed ?? false);
    const who = { projectId, userId: user.id, now, allow, subject, trashed: mayBeTrashed };
    const result = await changeProject(db, who, (change) =>
      request ? doOnce(change, request, work) : work(change),
    );
    wake.project(projectId);
    return result;
  };
}
