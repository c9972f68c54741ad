import type { ServerMessage } from '@cuadrilla/contract/views/live';

/** A message as it goes over the line: written once, however many hear it. */
export type Frame = Buffer;

export const encode = (message: ServerMessage): Frame => Buffer.from(JSON.stringify(message));
