import { largestDocument } from '@cuadrilla/contract/documents/document-line';
import type { WebSocket } from '@fastify/websocket';
import { fullName } from '../../platform/full-name.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';
import type { Said } from './awareness-state.ts';
import type { DocumentRef } from './updates.queries.ts';

/** More than this waiting means a line that cannot keep up: its browser comes back and asks for what it lacks. */
const mostBuffered = 2 * largestDocument;

/** One tab's line to one document. */
export interface DocumentLine {
  readonly line: WebSocket;
  readonly document: DocumentRef;
  readonly user: { readonly id: number; readonly name: string };
  readonly sessionId: number;
  readonly mayWrite: boolean;
  /** What it wrote and is not in the database yet, and how much of it is. */
  unsaved: Uint8Array[];
  /** In bytes. */
  unsavedSize: number;
  saved: number;
  /** Whether it has said what it has that the server lacked: what it writes before stands behind that. */
  answered: boolean;
  /** The places of what it wrote itself: it need not be told. */
  readonly own: Set<number>;
  /** What it says to have, until it was sent the rest. */
  asked: Uint8Array | undefined;
  /** What it last showed of itself. */
  said?: Said;
  /** Stops telling it what is new. */
  stop?: () => void;
  silentFor: number;
  /** Ends it with this code; from then on it hears nothing and says nothing. */
  leave: (code: number) => void;
}

/** Whenever it is left, `forget` comes before the end. */
export function makeDocumentLine(
  line: WebSocket,
  { document, user, mayWrite }: { document: DocumentRef; user: SessionUser; mayWrite: boolean },
  forget: (line: DocumentLine) => void,
): DocumentLine {
  const made: DocumentLine = {
    line,
    document,
    user: { id: user.id, name: fullName(user) },
    sessionId: user.sessionId,
    mayWrite,
    unsaved: [],
    unsavedSize: 0,
    saved: 0,
    // Whoever may only read is not asked.
    answered: !mayWrite,
    own: new Set(),
    asked: undefined,
    silentFor: 0,
    leave(code) {
      forget(made);
      line.close(code);
    },
  };
  return made;
}

export function send({ line }: Pick<DocumentLine, 'line'>, frame: Uint8Array): void {
  if (line.readyState !== line.OPEN) return;
  if (line.bufferedAmount > mostBuffered) line.terminate();
  else line.send(frame, { binary: true });
}
