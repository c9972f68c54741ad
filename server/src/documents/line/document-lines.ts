import { largestDocument } from '@cuadrilla/contract/documents/document-line';
import type { WebSocket } from '@fastify/websocket';
import { AppError } from '../../platform/app-error.ts';
import { openBeside } from '../../platform/beside/beside.ts';
import type { Context } from '../../platform/context.ts';
import type { Enter } from '../../platform/http/lines.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';
import { tellFailure } from '../../platform/regularly.ts';
import { startBeats } from '../../platform/sockets/beats.ts';
import { hearFrames } from '../../platform/sockets/hear-frames.ts';
import { usualPace } from '../../platform/sockets/pace.ts';
import { readSaid } from './awareness-state.ts';
import { startChecking } from './checking.ts';
import { type DocumentLine, makeDocumentLine, send } from './document-line.ts';
import { startFollowing } from './following.ts';
import { type ClientFrame, frames, readFrame } from './frames.ts';
import { watchRights } from './rights.ts';
import { makeRooms } from './rooms.ts';
import { turnSaver } from './save-turn.ts';
import { startSaving } from './saving.ts';
import { startShowing } from './showing.ts';
import { makeStore } from './store.ts';
import type { DocumentRef } from './updates.queries.ts';

const closeCodes = { nonsense: 1008, restart: 1012, tryAgain: 1013 };
/** Of a session, over all documents: anybody may have one of the demo's. */
const mostLines = 100;
const bounds = { largest: largestDocument, perSecond: 200 };

/** Of all who write, each has one piece of work under way at a time: nobody types after all that somebody else sends. */
const writingOfOnePerson = { atOnce: 1, waiting: mostLines, patience: 30_000 };

export interface DocumentLines {
  open(line: WebSocket, document: DocumentRef, user: SessionUser, mayWrite: boolean): void;
  close(): Promise<void>;
}

export interface Writing extends Context {
  /** Writers of a project wait for each other also when they write in its documents. */
  enterProject: Enter<number>;
}

/** Passes on what people write and keeps it. No document is built on the event loop: a thread tries what comes in those that are written in. */
export function startDocumentLines(context: Writing): DocumentLines {
  const { db, bus, wake, clock, beside } = context;
  const pace = { ...usualPace, ...context.pace };
  const onError = tellFailure(context, 'the lines of documents');
  const rooms = makeRooms();
  const lane = openBeside({ threads: 1, line: writingOfOnePerson });
  const following = startFollowing({ db, beside, lane, rooms, wake, lookEvery: pace.lookEvery, onError });
  const checking = startChecking({ db, beside, lane });
  const saving = startSaving(turnSaver({ store: makeStore(context), checking, onError }));
  const showing = startShowing(bus, rooms);
  const stops = [
    () => following.close(),
    () => showing.close(),
    startBeats(() => rooms.all(), { frame: frames.beat, binary: true }, pace.beatEvery),
    watchRights({ db, wake, clock, rooms, lookEvery: pace.lookEvery, onError }),
  ];

  function answer(line: DocumentLine, frame: ClientFrame): void {
    if (frame.kind === 'has') {
      following.follow(line, frame.vector).catch((error: unknown) => {
        const isNonsense = error instanceof AppError && error.code === 'validation';
        if (!(error instanceof AppError)) onError(error);
        line.leave(isNonsense ? closeCodes.nonsense : closeCodes.tryAgain);
      });
    } else if (frame.kind === 'update') saving.keep(line, frame);
    else {
      const said = readSaid(frame.said);
      if (!said || !showing.show(line, said)) line.leave(closeCodes.nonsense);
    }
  }

  function forget(line: DocumentLine): void {
    if (!rooms.of(line.document.documentId).has(line)) return;
    line.stop?.();
    rooms.remove(line);
    showing.leave(line);
  }

  function open(socket: WebSocket, document: DocumentRef, user: SessionUser, mayWrite: boolean): void {
    const others = rooms.all().filter(({ sessionId }) => sessionId === user.sessionId);
    if (others.length >= mostLines) return socket.close(closeCodes.tryAgain);
    const line = makeDocumentLine(socket, { document, user, mayWrite }, forget);
    rooms.add(line);
    socket.on('close', () => forget(line));
    socket.on('pong', () => (line.silentFor = 0));
    hearFrames(socket, bounds, {
      onNonsense: () => line.leave(closeCodes.nonsense),
      onFrame(data, isBinary) {
        const frame = isBinary ? readFrame(data) : undefined;
        if (frame) answer(line, frame);
        else line.leave(closeCodes.nonsense);
      },
    });
    send(line, frames.may(mayWrite));
    showing.join(line);
  }

  return {
    open,
    async close() {
      stops.forEach((stop) => stop());
      await saving.finish();
      await lane.close();
      rooms.all().forEach((line) => line.leave(closeCodes.restart));
    },
  };
}
