import { largestDocument, lineEnds } from '@cuadrilla/contract/documents/document-line';
import type { WebSocket } from '@fastify/websocket';
import { AppError } from '../../platform/app-error.ts';
import { openBeside } from '../../platform/beside/beside.ts';
import type { Context } from '../../platform/context.ts';
import type { Enter } from '../../platform/http/lines.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';
import { startTail } from '../../platform/log/tail.ts';
import { tellFailure } from '../../platform/regularly.ts';
import { fullName } from '../../platform/full-name.ts';
import { startBeats } from '../../platform/sockets/beats.ts';
import { hearFrames } from '../../platform/sockets/hear-frames.ts';
import { usualPace } from '../../platform/sockets/pace.ts';
import { readSaid } from './awareness-state.ts';
import { startChecking } from './checking.ts';
import { type DocumentLine, send } from './document-line.ts';
import { type ClientFrame, frames, readFrame } from './frames.ts';
import { watchRights } from './rights.ts';
import { makeRooms } from './rooms.ts';
import { startSaving } from './saving.ts';
import { startShowing } from './showing.ts';
import { makeStore } from './store.ts';
import { readForTab } from './for-tab.ts';
import { type DocumentRef, readUpdates } from './updates.queries.ts';

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
  const tail = startTail({
    wake,
    of: 'documents',
    pollEvery: pace.lookEvery,
    onError,
    read: (positions) =>
      readUpdates(
        db,
        Array.from(positions, ([documentId, since]) => ({
          projectId: rooms.projectOf(documentId) ?? 0,
          documentId,
          since,
        })),
      ),
  });
  const lane = openBeside({ threads: 1, line: writingOfOnePerson });
  const checking = startChecking({ db, beside, lane });
  const saving = startSaving({ store: makeStore(context), checking }, onError);
  const showing = startShowing(bus, rooms);
  const stops = [
    () => tail.close(),
    () => showing.close(),
    startBeats(() => rooms.all(), { frame: frames.beat, binary: true }, pace.beatEvery),
    watchRights({ db, wake, clock, rooms, lookEvery: pace.lookEvery, onError }),
  ];

  /** Sends what the tab lacks, asks for what it has more, and tells it from then on what is new. */
  async function begin(line: DocumentLine, vector: Uint8Array): Promise<void> {
    const { seq, lacks, has } = await readForTab(
      { db, beside, lane, of: line.user.id },
      line.document,
      vector,
    );
    if (line.line.readyState !== line.line.OPEN) return;
    line.stop?.();
    send(line, frames.whole(lacks));
    if (line.mayWrite) send(line, frames.has(has));
    line.stop = tail.follow(line.document.documentId, seq, (batch, told) => {
      if (!batch) return line.leave(lineEnds.gone);
      for (const written of batch.updates)
        if (written.seq > told && !line.own.has(written.seq)) send(line, frames.update(written.update));
      for (const place of line.own) if (place <= batch.seq) line.own.delete(place);
    });
  }

  /** One after the other, for each reads the whole document; of what is asked meanwhile only the last is answered. */
  async function beginInTurn(line: DocumentLine, vector: Uint8Array): Promise<void> {
    const isAtIt = line.asked !== undefined;
    line.asked = vector;
    if (isAtIt) return;
    while (line.asked) {
      const { asked } = line;
      await begin(line, asked);
      if (line.asked === asked) line.asked = undefined;
    }
  }

  function answer(line: DocumentLine, frame: ClientFrame): void {
    if (frame.kind === 'has') {
      beginInTurn(line, frame.vector).catch((error: unknown) => {
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
    const line: DocumentLine = {
      line: socket,
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
        forget(line);
        socket.close(code);
      },
    };
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
