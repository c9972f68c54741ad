import { type ErrorCode, messages } from '@cuadrilla/contract/kernel/errors';

/** The one error that commands and routes throw on purpose. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly messages: readonly string[];
  /** Joins the answer beside `error` and `code`. */
  readonly extra: Record<string, unknown>;
  /** In how many seconds it makes sense to ask again, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string | readonly string[],
    extra: Record<string, unknown> = {},
    retryAfter?: number,
  ) {
    const list = typeof message === 'string' ? [message] : message;
    super(list.join('; '));
    this.code = code;
    this.messages = list;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (message: string): AppError => new AppError('not_found', message);
export const forbidden = (): AppError => new AppError('forbidden', messages.forbidden);
export const demoIsFixed = (): AppError => new AppError('forbidden', messages.demoIsFixed);
export const invalid = (message: string | readonly string[]): AppError => new AppError('validation', message);
export const conflict = (message: string | readonly string[], extra?: Record<string, unknown>): AppError =>
  new AppError('conflict', message, extra);
