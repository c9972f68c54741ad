import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus, messages } from '@cuadrilla/contract/kernel/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/failures.ts';
import { AppError } from '../app-error.ts';

interface Answer {
  status: number;
  body: { error: readonly string[]; code: ErrorCode; [extra: string]: unknown };
}

const answer = (code: ErrorCode, error: string, status = errorStatus[code]): Answer => ({
  status,
  body: { error: [error], code },
});

/** Fastify's own refusals, which come before any route of ours. */
function answerToFastify(status: number): Answer {
  if (status === 413 || status === 431) return answer('too_large', messages.tooLarge, status);
  // A part of the path longer than any id.
  if (status === 414) return answer('not_found', messages.notFound);
  if (status === 415) return answer('validation', messages.unsupportedType, status);
  return answer('validation', messages.badRequest, status);
}

function answerTo(error: FastifyError | AppError): Answer {
  if (error instanceof AppError) {
    return {
      status: errorStatus[error.code],
      body: { error: error.messages, code: error.code, ...error.extra },
    };
  }
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return answer('validation', messages.badJson);
  }
  if (isDatabaseUnavailable(error)) return answer('unavailable', messages.unavailable);
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? answerToFastify(status) : answer('internal', messages.internal);
}

export function sendError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, body } = answerTo(error);
  if (status === errorStatus.internal) request.log.error({ err: error }, 'request failed');
  if (status === errorStatus.rate_limited || status === errorStatus.unavailable)
    void reply.header('retry-after', (error instanceof AppError && error.retryAfter) || 1);
  void reply
    .code(status)
    // Again, for what Fastify refuses before any hook has run.
    .header('x-request-id', request.id)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

const clientErrors: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** What Node refuses before there is a request: only the socket is left to answer on. */
export function sendClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, body } = answerToFastify(clientErrors[error.code ?? ''] ?? 400);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write([...head, '', text].join('\r\n'));
  socket.destroy(error);
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | AppError>(sendError);
}
