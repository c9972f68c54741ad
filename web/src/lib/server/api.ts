import type {
  BodyInputOf,
  Endpoint,
  ParamsOf,
  QueryInputOf,
  ResponseOf,
} from '@cuadrilla/contract/kernel/endpoint';
import { messages as serverMessages, type ErrorCode } from '@cuadrilla/contract/kernel/errors';
import { personSeqHeader, seqHeader } from '@cuadrilla/contract/views/live';
import { requestKeyHeader } from '@cuadrilla/contract/kernel/request-key';
import { apiTexts } from './api.texts.ts';
import { askBeforeLeaving } from '../leaving.ts';
import { noteServerTime } from '../dates/clock.ts';
import { live } from './live.ts';
import { answerLost, keyFor, whileUnderWay } from './request-keys.ts';
import { tellSessionEnd, tellTwoStepsMissing } from './session-end.ts';

/** What the server refused, or `status` 0 where it could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly messages: string[],
    readonly code?: ErrorCode,
    /** The whole answer: a conflict carries the current entity. */
    readonly body?: unknown,
  ) {
    super(messages.join(' '));
  }
}

/** For those who care whether something was done, not why it was not. */
export const isAccepted = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => true,
    () => false,
  );

/** The session ended, or the instance asks it for a second step: a dialog over the page says so, and goes on from there. */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === 'two_steps');

/** Trying again helps against a failing server or network, never against a refusal. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** The right is missing. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof ApiError && error.messages.some((message) => message.includes(serverMessages.forbidden));

/** There is no such thing, or not for this person. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The server could not be reached at all. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** What a refused change met instead of what it was made from, in the shape that its endpoint tells. */
export const currentOf = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'conflict'
    ? (error.body as { current?: unknown }).current
    : undefined;

/** What to show for any failure, one sentence each; a missing right is told in our own words. */
export function messagesOf(error: unknown): string[] {
  if (isForbidden(error)) return [apiTexts.forbidden];
  return error instanceof ApiError ? error.messages : [apiTexts.unexpected];
}

/** A part that has no content is left out; one whose content is all optional may be. */
type Part<Name extends string, Content> = [Content] extends [undefined]
  ? unknown
  : [keyof Content] extends [never]
    ? unknown
    : Partial<Content> extends Content
      ? { [K in Name]?: Content }
      : { [K in Name]: Content };

type Input<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', BodyInputOf<E>> &
  Manner;

interface Manner {
  /** The body, where that is no JSON. */
  file?: Blob;
  /** What it goes out through, where that is to tell more than `fetch` does. */
  through?: (address: string, request: RequestInit) => Promise<Response>;
  signal?: AbortSignal;
  /** Nobody asked for it, and nobody would miss it. */
  unasked?: true;
}

type InputArguments<E extends Endpoint> = Partial<Input<E>> extends Input<E> ? [Input<E>?] : [Input<E>];

interface AnyInput extends Manner {
  params?: Record<string, number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type AnswerOf<E extends Endpoint> = E extends { media: string } ? Blob : ResponseOf<E>;

/** The one way to the server. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input]: InputArguments<E>
): Promise<AnswerOf<E>> {
  const { answer } = await send(endpoint, input);
  return answer as AnswerOf<E>;
}

export interface ListPage<Items> {
  items: Items;
  /** Of the whole list, not of this page. */
  total: number;
  /** Where the next page begins, if there is one. */
  cursor: string | undefined;
}

/** One page of a list that is read with `limit`. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  ...[input]: InputArguments<E>
): Promise<ListPage<ResponseOf<E>>> {
  const { answer, headers } = await send(endpoint, input);
  const next = /<[^>]*[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return {
    items: answer as ResponseOf<E>,
    total: Number(headers.get('x-total-count')),
    cursor: next && decodeURIComponent(next),
  };
}

interface Answered {
  answer: unknown;
  headers: Headers;
}

/** What is to be done once carries a key, the same one again where the answer got lost. */
async function send(endpoint: Endpoint, input: AnyInput = {}): Promise<Answered> {
  if (!endpoint.once) return ask(endpoint, input);
  const request = JSON.stringify([endpoint.path, input.params, input.query, input.body]);
  const key = keyFor(request);
  try {
    return await whileUnderWay(key, () => ask(endpoint, input, { [requestKeyHeader]: key }));
  } catch (error) {
    if (mayPass(error)) answerLost(request, key);
    throw error;
  }
}

async function ask(
  endpoint: Endpoint,
  input: AnyInput,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const { params = {}, query = {}, body, file, through = fetch, signal, unasked } = input;
  const type = file ? file.type : body !== undefined && 'application/json';
  const unreachable = (error: unknown): never => {
    throw signal?.aborted ? error : new ApiError(0, [apiTexts.unreachable]);
  };
  const request = through(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    ...(type && { body: file ?? JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (endpoint.method !== 'GET' && !unasked) askBeforeLeaving(request);
  const response = await request.catch(unreachable);
  noteServerTime(response.headers.get('date'));
  if (response.status === 401) tellSessionEnd();
  if (!response.ok) throw await refusalOf(response);
  // The line may break before the whole answer is there, or a proxy in between answer with a page of its own.
  const whole = (): Promise<unknown> => (endpoint.media ? response.blob() : response.json());
  const answer = response.status === 204 ? undefined : await whole().catch(unreachable);
  const seq = response.headers.get(seqHeader);
  if (seq !== null && params['projectId'] !== undefined) live.noteAnswer(params['projectId'], Number(seq));
  const ownSeq = response.headers.get(personSeqHeader);
  if (ownSeq !== null) live.noteOwnAnswer(Number(ownSeq));
  return { answer, headers: response.headers };
}

/** Where a browser finds it by itself. */
export function addressOf(
  path: string,
  params: Record<string, number>,
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api${filled}${given.length > 0 ? `?${search}` : ''}`;
}

async function refusalOf(response: Response): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => undefined);
  const { error, code } = (answer ?? {}) as { error?: string[]; code?: ErrorCode };
  if (code === 'two_steps') tellTwoStepsMissing();
  return new ApiError(response.status, Array.isArray(error) ? error : [apiTexts.unexpected], code, answer);
}
