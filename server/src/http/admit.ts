import type { Endpoint } from '@cuadrilla/contract/endpoint';
import { messages } from '@cuadrilla/contract/errors';
import { personSeqHeader, seqHeader } from '@cuadrilla/contract/live';
import type { Member, Policy } from '@cuadrilla/contract/roles';
import type { TeamMember, TeamPolicy } from '@cuadrilla/contract/team-roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, demoIsFixed, forbidden, notFound } from '../app-error.ts';
import type { Context } from '../context.ts';
import { nameCaller } from './caller.ts';
import { callerFinder, teamSeatFinder } from './path.queries.ts';
import { type Found, namesIn, parseIds, type PathParameters, requirePath } from './path.ts';
import { requireSession, type SessionUser, touchSession } from './session.queries.ts';
import { hashToken, sessionCookies, tokenOf } from './session.ts';

/** Who calls, and for what: known before the body is read. */
export interface Admitted {
  params: Record<string, number>;
  user?: SessionUser;
  member?: Member;
  teamMember?: TeamMember;
  subject?: Found;
}

type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<Admitted>;

/** For each endpoint, whom it lets in: session (401), path (404), membership (404), right (403), in this order. */
export function admitter(context: Context, parameters: PathParameters): (endpoint: Endpoint) => Admit {
  const { db, clock, settings, hasRoom = () => true } = context;
  const cookies = sessionCookies(settings);

  async function welcome(user: SessionUser, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    nameCaller(request, user.id);
    if (hasRoom() && (await touchSession(db, user, clock())))
      cookies.set(request, reply, tokenOf(request) ?? '');
  }

  async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    const user = await requireSession(db, request, clock());
    await welcome(user, request, reply);
    return user;
  }

  const idsOf = ({ params }: FastifyRequest) => parseIds(parameters, params);

  /** Whoever is signed in, and who `may`. */
  const account =
    ({ method, fixedInDemo }: Endpoint, may: (user: SessionUser) => boolean): Admit =>
    async (request, reply) => {
      const user = await signedIn(request, reply);
      if (fixedInDemo && user.demo) throw demoIsFixed();
      if (method === 'GET') void reply.header(personSeqHeader, user.seq);
      const params = idsOf(request);
      if (!may(user)) throw forbidden();
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

  function memberOfProject({ path, method, fixedInDemo, trashed = false }: Endpoint, may: Policy): Admit {
    const [projectId = '', ...below] = namesIn(path);
    const findCaller = callerFinder(parameters, below, trashed);

    return async (request, reply) => {
      const params = await idsOnceSignedIn(request, reply);
      const token = tokenOf(request);
      const asked = { tokenHash: hashToken(token ?? ''), now: clock(), ids: params };
      const caller = token === undefined ? undefined : await findCaller(db, asked);
      if (!caller) throw new AppError('unauthenticated', messages.unauthenticated);
      const { user, seat } = caller;
      await welcome(user, request, reply);
      if (!seat) throw notFound(messages.projectNotFound);
      const found = below.map((name, index) => ({ name, found: seat.below[index] }));
      const subject = requirePath(parameters, [{ name: projectId, found: seat.project }, ...found], trashed);
      if (!may(seat.member, subject)) throw forbidden();
      if (fixedInDemo && user.demo) throw demoIsFixed();
      // Read before the answer's data, which may therefore be newer, never older.
      if (method === 'GET') void reply.header(seqHeader, seat.seq);
      return { params, user, member: seat.member, subject };
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
      const seat = await findSeat(db, user.id, params);
      if (!seat) throw notFound(messages.teamNotFound);
      const found = below.map((name, index) => ({ name, found: seat.below[index] }));
      const subject = requirePath(parameters, found, false);
      if (!may(seat.member, subject)) throw forbidden();
      if (fixedInDemo && user.demo) throw demoIsFixed();
      return { params, user, teamMember: seat.member, subject };
    };
  }

  return (endpoint) => {
    const { path, allow } = endpoint;
    const unknown = namesIn(path).find((name) => !(name in parameters));
    if (unknown !== undefined) throw new Error(`no feature knows what :${unknown} of ${path} is`);
    if (allow.scope === 'anyone') return async (request) => ({ params: idsOf(request) });
    if (allow.scope === 'oneself') return account(endpoint, () => true);
    if (allow.scope === 'project') return memberOfProject(endpoint, allow.may);
    if (allow.scope === 'team') return memberOfTeam(endpoint, allow.may);
    return account(endpoint, allow.may);
  };
}
