import type { Endpoint } from '@cuadrilla/contract/kernel/endpoint';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { personSeqHeader, seqHeader } from '@cuadrilla/contract/views/live';
import type { Member, Policy } from '@cuadrilla/contract/kernel/roles';
import type { TeamMember, TeamPolicy } from '@cuadrilla/contract/kernel/team-roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, demoIsFixed, forbidden, notFound } from '../app-error.ts';
import type { Context } from '../context.ts';
import { mayCall, reaches } from './access-token.queries.ts';
import { callerFinder, type PathBelow, seatFinder, teamSeatFinder } from './path.queries.ts';
import { type Found, namesIn, parseIds, type PathParameters, type PathRead, requirePath } from './path.ts';
import { type CallerRecogniser, callerRecogniser } from './recognise-caller.ts';
import { type Caller, requireTwoSteps } from './session.queries.ts';
import { accessTokenOf, hashToken, tokenOf } from './session.ts';

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
type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<Admitted>;

/** What is the same for all endpoints. */
interface Gate extends Pick<Context, 'db' | 'clock'>, CallerRecogniser {
  parameters: PathParameters;
  idsOf: (request: FastifyRequest) => Ids;
}

/** For each endpoint, whom it lets in: session (401), path (404), membership (404), right (403), in this order. */
export function admitter(
  context: Context,
  parameters: PathParameters,
): (endpoint: Endpoint, read?: PathRead<unknown>) => Admit {
  const { db, clock } = context;
  const idsOf = ({ params }: FastifyRequest) => parseIds(parameters, params);
  const gate: Gate = { db, clock, parameters, idsOf, ...callerRecogniser(context) };

  return (endpoint, read) => {
    const { path, allow } = endpoint;
    const unknown = namesIn(path).find((name) => !(name in parameters));
    if (unknown !== undefined) throw new Error(`no feature knows what :${unknown} of ${path} is`);
    if (allow.scope === 'anyone') return async (request) => ({ params: idsOf(request) });
    if (allow.scope === 'oneself')
      return admitPerson(gate, endpoint, (user) => endpoint.narrows === true || reaches(user, undefined));
    if (allow.scope === 'account') return admitPerson(gate, endpoint, isSignedIn);
    if (allow.scope === 'project') return admitMember(gate, endpoint, allow.may, read);
    if (allow.scope === 'team') return admitTeamMember(gate, endpoint, allow.may);
    return admitPerson(gate, endpoint, (user) => isSignedIn(user) && allow.may(user));
  };
}

/** Whoever is signed in, and who `may`. */
const admitPerson =
  (
    { recognise, idsOf }: Gate,
    { method, fixedInDemo, beforeTwoSteps }: Endpoint,
    may: (user: Caller) => boolean,
  ): Admit =>
  async (request, reply) => {
    const user = await recognise(request, reply, { beforeTwoSteps: beforeTwoSteps === true });
    if (fixedInDemo && user.demo) throw demoIsFixed();
    if (method === 'GET') void reply.header(personSeqHeader, user.seq);
    const params = idsOf(request);
    if (!mayCall(user, method) || !may(user)) throw forbidden();
    return { params, user };
  };

function admitMember(
  gate: Gate,
  endpoint: Endpoint,
  may: Policy,
  read: PathRead<unknown> | undefined,
): Admit {
  const { path, method, fixedInDemo, inPerson, trashed = false } = endpoint;
  const { parameters } = gate;
  const [projectId = '', ...below] = namesIn(path);
  const findSeat = seatedCallerFinder(gate, projectId, { names: below, trashed, read });
  return async (request, reply) => {
    const params = await idsOnceSignedIn(gate, request, reply);
    const { user, seat } = await findSeat(request, reply, params);
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

/** Whoever asks for what cannot be there is told so only when signed in. */
async function idsOnceSignedIn({ idsOf, recognise }: Gate, request: FastifyRequest, reply: FastifyReply) {
  try {
    return idsOf(request);
  } catch (error) {
    await recognise(request, reply);
    throw error;
  }
}

/** The caller with their seat in the path's project: of a session both are asked at once. */
function seatedCallerFinder(
  { db, clock, parameters, byToken, welcome }: Gate,
  projectId: string,
  path: PathBelow,
) {
  const findCaller = callerFinder(parameters, path);
  const findSeat = seatFinder(parameters, path);

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

  return (request: FastifyRequest, reply: FastifyReply, ids: Ids) => {
    const token = accessTokenOf(request);
    return token === undefined ? seatedBySession(request, reply, ids) : seatedByToken(token, request, ids);
  };
}

function admitTeamMember(gate: Gate, { path, method, fixedInDemo }: Endpoint, may: TeamPolicy): Admit {
  const { db, parameters, recognise, idsOf } = gate;
  const [, ...below] = namesIn(path);
  const findSeat = teamSeatFinder(parameters, below);
  return async (request, reply) => {
    const user = await recognise(request, reply);
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

const isSignedIn = ({ grant }: Caller): boolean => grant === undefined;
