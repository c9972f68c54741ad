import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@cuadrilla/contract/kernel/endpoint';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { requestKeyHeader, requestKeyHeaders } from '@cuadrilla/contract/kernel/request-key';
import type { Member } from '@cuadrilla/contract/kernel/roles';
import type { TeamMember } from '@cuadrilla/contract/kernel/team-roles';
import type { Via } from '@cuadrilla/contract/log/via';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { AppError, forbidden } from '../app-error.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../database/database.ts';
import { onceMore } from '../database/once-more.ts';
import { type Change, changeWithin } from '../log/change.ts';
import { doOnce, type Keyed } from '../log/once.ts';
import { changeTeam, type TeamChange } from '../log/team.ts';
import { type Admitted, admitter } from './admit.ts';
import { serialiserSchema } from './json-schema.ts';
import type { Enter } from './lines.ts';
import { namesIn, type PathParameters, type PathRead } from './path.ts';
import type { Caller, SessionUser } from './session.queries.ts';
import type { ListStream } from './stream-list.ts';
import { makeTurns, requestsOfOnePerson } from './turns.ts';
import { validate } from './validate.ts';

type Scope<E extends Endpoint> = E['allow']['scope'];

/** What a route is given once the request has passed every check. */
interface Call<E extends Endpoint, Read> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  user: Scope<E> extends 'anyone' ? undefined : Scope<E> extends 'account' ? SessionUser : Caller;
  member: Scope<E> extends 'project' ? Member : undefined;
  read: Read;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
  teamMember: Scope<E> extends 'team' ? TeamMember : undefined;
  /** By what it may be sent again. */
  keyed: Keyed | undefined;
  /**
   * Writes in the path's project or team, with the endpoint's own policy asked again under the lock. What must be held
   * before the project, `first` does.
   */
  change: <T>(
    work: (change: Scope<E> extends 'team' ? TeamChange : Change) => Promise<T>,
    first?: Scope<E> extends 'team' ? never : First,
  ) => Promise<T>;
}

type Whole<E extends Endpoint> = E extends { media: string }
  ? Buffer | Readable
  : ResponseOf<E> extends undefined
    ? void
    : ResponseOf<E>;
type Answer<E extends Endpoint> = Whole<E> | (Whole<E> extends (infer Item)[] ? ListStream<Item> : never);
export type Serve = <E extends Endpoint, Read = undefined>(
  endpoint: E,
  handle: (call: Call<E, Read>) => Promise<Answer<E>>,
  read?: PathRead<Read>,
) => void;

/**
 * Puts an endpoint of the contract on the air. Whoever may not call is turned away before the body is even read; then
 * come query and body (400); then the route.
 */
export function serveOn(
  app: FastifyInstance,
  context: Context,
  parameters: PathParameters,
  enterProject: Enter<number>,
): Serve {
  const { clock } = context;
  const admit = admitter(context, parameters);
  const turns = makeTurns(context.lines?.ofPerson ?? requestsOfOnePerson);
  app.decorateRequest('admitted', null);

  return <E extends Endpoint, Read>(
    endpoint: E,
    handle: (call: Call<E, Read>) => Promise<Answer<E>>,
    read?: PathRead<Read>,
  ) => {
    const { method, path, once, query, body, status, response } = endpoint;
    const admitHere = admit(endpoint, read);
    const route: RouteOptions = {
      method,
      url: `/api${path}`,
      schema: response ? { response: { [status]: serialiserSchema(response) } } : {},
      onRequest: async (request, reply) => {
        if (method !== 'GET' && context.hasRoom?.() === false)
          throw new AppError('unavailable', messages.diskFull);
        const belongsTo = await turns.take(request, reply);
        const caller = await admitHere(request, reply);
        if (caller.user) belongsTo(caller.user.id);
        request.setDecorator('admitted', caller);
      },
      handler: async (request, reply) => {
        const now = clock();
        const keyed = once && keyedRequest(request);
        const caller = request.getDecorator<Admitted>('admitted');
        // The endpoint's own types say which of these are there: the compiler cannot follow that.
        const call = {
          params: caller.params,
          query: query && validate(query, request.query),
          body: body && validate(body, request.body),
          user: caller.user,
          member: caller.member,
          teamMember: caller.teamMember,
          read: caller.read,
          now,
          request,
          reply,
          keyed,
          change:
            endpoint.allow.scope === 'team'
              ? teamChanger(context, endpoint, caller, now)
              : changer(context, enterProject, endpoint, caller, now, keyed),
        } as unknown as Call<E, Read>;
        const answer = await handle(call);
        // What is only a part has said so.
        if (reply.statusCode !== 206) void reply.code(status);
        return answer;
      },
    };
    if (endpoint.bytes) acceptBytes(app, endpoint.bytes, route);
    else app.route(route);
  };
}

/** Apart from all the others, which take nothing but JSON. Of what is streamed the route counts the bytes. */
function acceptBytes(app: FastifyInstance, { types, most, streamed }: Bytes, route: RouteOptions): void {
  void app.register(async (apart) => {
    apart.removeAllContentTypeParsers();
    if (streamed) apart.addContentTypeParser([...types], (_request, body, done) => done(null, body));
    else
      apart.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit: most }, (_request, body, done) =>
        done(null, body),
      );
    apart.route({ ...route, bodyLimit: most, config: { streamed: streamed ?? false } });
  });
}

type Bytes = NonNullable<Endpoint['bytes']>;

/** What may be sent again; whoever sends no key means each for itself. */
function keyedRequest({ url, headers, body }: FastifyRequest): Keyed | undefined {
  const key = validate(requestKeyHeaders, headers)[requestKeyHeader];
  const [path = ''] = url.split('?', 1);
  if (!key) return undefined;
  // Of bytes that are still to come nobody knows what they say: their address tells whose they are.
  const said = body instanceof Readable ? url : JSON.stringify(body ?? null);
  const bodyHash = createHash('sha256').update(said).digest('base64url');
  return { path, key, bodyHash };
}

type ChangeWork<T> = (change: Change) => Promise<T>;
type First = (tx: Tx) => Promise<unknown>;

/** Writes in the path's project for whoever was admitted, and wakes the log's readers. */
function changer(
  { db, wake }: Context,
  enterProject: Enter<number>,
  { path, allow, trashed }: Endpoint,
  caller: Admitted,
  now: Date,
  request: Keyed | undefined,
) {
  return async <T>(work: ChangeWork<T>, first?: First): Promise<T> => {
    const { params, user, subject = {} } = caller;
    const projectId = params['projectId'];
    if (projectId === undefined || !user || allow.scope !== 'project') throw forbidden();
    // Restoring a project asks for it in the trash; restoring something in it does not.
    const isProjectTrashed = (trashed ?? false) && namesIn(path).length === 1;
    const by = { userId: user.id, via: viaOf(user) };
    const who = { projectId, ...by, now, allow: allow.may, subject, trashed: isProjectTrashed };
    const leave = await enterProject(projectId);
    const people = new Set<number>();
    const telling = (change: Change): Promise<T> => {
      const tell: Change['tell'] = (told) => {
        people.add(told.userId);
        change.tell(told);
      };
      return request ? doOnce({ ...change, tell }, request, work) : work({ ...change, tell });
    };
    const writing = onceMore(() =>
      db.transaction(async (tx) => {
        await first?.(tx);
        return changeWithin(tx, who, telling);
      }),
    );
    const result = await writing.finally(leave);
    wake.all({ projects: new Set([projectId]), people });
    return result;
  };
}

/** What a program did is told as such. */
export const viaOf = ({ grant }: Caller): Via | undefined =>
  grant && { kind: 'token', id: grant.id, name: grant.name };

/** Writes in the path's team for whoever was admitted, and wakes whose logs have grown by it. */
function teamChanger({ db, wake }: Context, { allow }: Endpoint, caller: Admitted, now: Date) {
  return async <T>(work: (change: TeamChange) => Promise<T>): Promise<T> => {
    const { params, user, subject = {} } = caller;
    const teamId = params['teamId'];
    if (teamId === undefined || !user || allow.scope !== 'team') throw forbidden();
    const who = { teamId, userId: user.id, via: viaOf(user), now, allow: allow.may, subject };
    const { result, grown } = await changeTeam(db, who, work);
    wake.all(grown);
    return result;
  };
}
