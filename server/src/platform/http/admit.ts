import type { Endpoint } from '@cuadrilla/contract/kernel/endpoint';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { personSeqHeader, seqHeader } from '@cuadrilla/contract/views/live';
import type { Member, Policy } from '@cuadrilla/contract/kernel/roles';
import type { TeamMember, TeamPolicy } from '@cuadrilla/contract/kernel/team-roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, demoIsFixed, forbidden, notFound } from '../app-error.ts';
import type { Context } from '../context.ts';
import { findTokenCaller, mayCall, reaches, type TokenCaller, touchToken } from './access-token.queries.ts';
import { nameCaller } from './caller.ts';
import { callerFinder, seatFinder, teamSeatFinder } from './path.queries.ts';
import { type Found, namesIn, parseIds, type PathParameters, type PathRead, requirePath } from './path.ts';
import {
  type Caller,
  requireSession,
  requireTwoSteps,
  type SessionUser,
  touchSession,
} from './session.queries.ts';
import { accessTokenOf, hashToken, sessionCookies, tokenOf } from './session.ts';

/** Who calls, and for what: known before the body is read. */
export interface Admitted {
  params: Ids;
  user?: Caller;
  member?: Member;
  teamMember?: TeamMember;
  subject?: Found;
  read?: unknown;
}

type Ids = Record<string, number>;
interface EndpointManner {
  beforeTwoSteps?: boolean;
}
type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<Admitted>;

/** For each endpoint, whom it lets in: session (401), path (404), membership (404), right (403), in this order. */
export function admitter(
  context: Context,
  parameters: PathParameters,
): (endpoint: Endpoint, read?: PathRead<unknown>) => Admit {
  const { db, clock, settings, hasRoom = () => true } = context;
  const cookies = sessionCookies(settings);

  async function welcome(user: SessionUser, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    nameCaller(request, user.id);
    if (hasRoom() && (await touchSession(db, user, request.ip, clock())))
      cookies.set(request, reply, tokenOf(request) ?? '');
  }

  async function byToken(token: string, request: FastifyRequest): Promise<TokenCaller> {
    const now = clock();
    const user = await findTokenCaller(db, token, now);
    if (!user) throw new AppError('unauthenticated', messages.unauthenticated);
    nameCaller(request, user.id);
    if (hasRoom()) await touchToken(db, user.grant, now);
    return user;
  }

  async function bySession(
    request: FastifyRequest,
    reply: FastifyReply,
    to: EndpointManner,
  ): Promise<SessionUser> {
    const user = await requireSession(db, request, clock(), to);
    await welcome(user, request, reply);
    return user;
  }

  async function signedIn(
    request: FastifyRequest,
    reply: FastifyReply,
    to: EndpointManner = {},
  ): Promise<Caller> {
    const token = accessTokenOf(request);
    return token === undefined ? bySession(request, reply, to) : byToken(token, request);
  }

  const idsOf = ({ params }: FastifyRequest) => parseIds(parameters, params);

  /** Whoever is signed in, and who `may`. */
  const person =
    ({ method, fixedInDemo, beforeTwoSteps }: Endpoint, may: (user: Caller) => boolean): Admit =>
    async (request, reply) => {
      const user = await signedIn(request, reply, { beforeTwoSteps: beforeTwoSteps === true });
      if (fixedInDemo && user.demo) throw demoIsFixed();
      if (method === 'GET') void reply.header(personSeqHeader, user.seq);
      const params = idsOf(request);
      if (!mayCall(user, method) || !may(user)) throw forbidden();
      return { params, user };
    };

  /** Whoever asks for what cannot be there is told so only when signed in. */
  async function idsOnceSignedIn(request: FastifyRequest, reply: FastifyReply) {
    try {
      return idsOf(request);
    } catch (error) {
      await signedIn(request, reply);
      throw error;
    }
  }

  function memberOfProject(
    { path, method, fixedInDemo, inPerson, trashed = false }: Endpoint,
    may: Policy,
    read: PathRead<unknown> | undefined,
  ): Admit {
    const [projectId = '', ...below] = namesIn(path);
    const findCaller = callerFinder(parameters, { names: below, trashed, read });
    const findSeat = seatFinder(parameters, { names: below, trashed, read });

    async function seatedBySession(request: FastifyRequest, reply: FastifyReply, ids: Ids) {
      const token = tokenOf(request);
      const asked = { tokenHash: hashToken(token ?? ''), now: clock(), ids };
      const caller = token === undefined ? undefined : await findCaller(db, asked);
      if (!caller) throw new AppError('unauthenticated', messages.unauthenticated);
      requireTwoSteps(caller.user);
      await welcome(caller.user, request, reply);
      return caller;
    }

    async function seatedByToken(token: string, request: FastifyRequest, ids: Ids) {
      const user = await byToken(token, request);
      const seat = reaches(user, ids[projectId]) ? await findSeat(db, user.id, ids) : undefined;
      return { user, seat };
    }

    return async (request, reply) => {
      const params = await idsOnceSignedIn(request, reply);
      const token = accessTokenOf(request);
      const { user, seat } =
        token === undefined
          ? await seatedBySession(request, reply, params)
          : await seatedByToken(token, request, params);
      if (!seat) throw notFound(messages.projectNotFound);
      const found = below.map((name, index) => ({ name, found: seat.below[index] }));
      const subject = requirePath(parameters, [{ name: projectId, found: seat.project }, ...found], trashed);
      if (!mayCall(user, method) || !may(seat.member, subject)) throw forbidden();
      if (inPerson && !isSignedIn(user)) throw forbidden();
      if (fixedInDemo && user.demo) throw demoIsFixed();
      // Read before the answer's data, which may therefore be newer, never older.
      if (method === 'GET') void reply.header(seqHeader, seat.seq);
      return { params, user, member: seat.member, subject, read: seat.read };
    };
  }

  function memberOfTeam({ path, method, fixedInDemo }: Endpoint, may: TeamPolicy): Admit {
    const [, ...below] = namesIn(path);
    const findSeat = teamSeatFinder(parameters, below);
    return async (request, reply) => {
      const user = await signedIn(request, reply);
      // What teams do is told in their people's own logs.
      if (method === 'GET') void reply.header(personSeqHeader, user.seq);
      const params = idsOf(request);
      // A team spans projects: no token that is for some of them.
      const seat = reaches(user, undefined) ? await findSeat(db, user.id, params) : undefined;
      if (!seat) throw notFound(messages.teamNotFound);
      const found = below.map((name, index) => ({ name, found: seat.below[index] }));
      const subject = requirePath(parameters, found, false);
      if (!mayCall(user, method) || !may(seat.member, subject)) throw forbidden();
      if (fixedInDemo && user.demo) throw demoIsFixed();
      return { params, user, teamMember: seat.member, subject };
    };
  }

  return (endpoint, read) => {
    const { path, allow } = endpoint;
    const unknown = namesIn(path).find((name) => !(name in parameters));
    if (unknown !== undefined) throw new Error(`no feature knows what :${unknown} of ${path} is`);
    if (allow.scope === 'anyone') return async (request) => ({ params: idsOf(request) });
    if (allow.scope === 'oneself')
      return person(endpoint, (user) => endpoint.narrows === true || reaches(user, undefined));
    if (allow.scope === 'account') return person(endpoint, isSignedIn);
    if (allow.scope === 'project') return memberOfProject(endpoint, allow.may, read);
    if (allow.scope === 'team') return memberOfTeam(endpoint, allow.may);
    return person(endpoint, (user) => isSignedIn(user) && allow.may(user));
  };
}

const isSignedIn = ({ grant }: Caller): boolean => grant === undefined;
