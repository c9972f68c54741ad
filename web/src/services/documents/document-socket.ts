import { documentLinePath, frameKinds, lineEnds } from '@cuadrilla/contract/documents/document-line';
import * as decoding from 'lib0/decoding';
import { type Awareness, applyAwarenessUpdate, removeAwarenessStates } from 'y-protocols/awareness';
import { readSyncMessage } from 'y-protocols/sync';
import type { Doc } from 'yjs';
import { createReconnectingSocket } from '../../lib/server/reconnecting-socket.ts';
import { onSessionResumed, tellTurnedAway } from '../../lib/server/session-end.ts';
import type { Store } from '../../lib/store.ts';
import { askFrame, awarenessFrame, frame } from './line-frames.ts';
import type { SavedCount } from './saved-count.ts';

export type LineState = 'connecting' | 'live' | 'offline' | 'refused' | 'full' | 'unsound' | 'gone';

export interface LineStatus {
  state: LineState;
  /** What the document says has come: before that it would seem empty, and ready to be begun. */
  here: boolean;
  /** Something written here is not in the database yet. */
  saving: boolean;
  /** What the server says, once it has. */
  mayWrite: boolean;
}

interface Place {
  projectId: number;
  documentId: number;
}

interface Written {
  doc: Doc;
  awareness: Awareness;
  status: Store<LineStatus>;
  saved: SavedCount;
  tell: (news: Partial<LineStatus>) => void;
  /** Once what this browser has kept is in the document, unless it was closed before. */
  onceBegun: (act: () => void) => void;
}

const longestPause = 8_000;

/** Whence what others write comes into the document. */
export const fromServer = Symbol('server');

/** Why trying again would not help. */
const finalStates: Partial<Record<number, LineState>> = {
  [lineEnds.gone]: 'gone',
  [lineEnds.refused]: 'refused',
  [lineEnds.full]: 'full',
  1009: 'full',
  [lineEnds.unsound]: 'unsound',
};

const addressOf = ({ projectId, documentId }: Place): string => {
  const path = documentLinePath
    .replace(':projectId', String(projectId))
    .replace(':documentId', String(documentId));
  return `${window.location.origin.replace('http', 'ws')}/api${path}`;
};

/** The socket of a document: what others write comes in over it, and what is written here goes out. */
export function connectDocument(place: Place, written: Written) {
  const { doc, awareness, status, saved, tell, onceBegun } = written;
  const socket = createReconnectingSocket({
    address: () => addressOf(place),
    longestPause: () => longestPause,
    onOpen: (opened) => {
      socket.trust();
      saved.restart();
      onceBegun(() => {
        if (!socket.isCurrent(opened)) return;
        socket.send(askFrame(doc));
        showOneself();
      });
    },
    onMessage: (data) => receive(data as ArrayBuffer),
    onLost,
  });

  function sendUpdate(bytes: Uint8Array<ArrayBuffer>): void {
    saved.note(socket.send(bytes));
    tell({ saving: true });
  }

  function receiveSync(decoder: decoding.Decoder): void {
    const asksForMore = decoding.peekVarUint(decoder) === 0;
    const answer = frame(frameKinds.sync, (encoder) => readSyncMessage(decoder, encoder, doc, fromServer));
    if (asksForMore) {
      saved.catchUp();
      sendUpdate(answer);
    } else if (status.get().state !== 'live') tell({ state: 'live', here: true });
  }

  function receive(data: ArrayBuffer): void {
    const decoder = decoding.createDecoder(new Uint8Array(data));
    const kind = decoding.readVarUint(decoder);
    if (kind === frameKinds.sync) receiveSync(decoder);
    if (kind === frameKinds.awareness)
      applyAwarenessUpdate(awareness, decoding.readVarUint8Array(decoder), fromServer);
    if (kind === frameKinds.saved) saved.hear(decoding.readVarUint(decoder));
    if (kind === frameKinds.may) tell({ mayWrite: decoding.readVarUint(decoder) === 1 });
  }

  function onLost(code = 0): void {
    const others = [...awareness.getStates().keys()].filter((client) => client !== doc.clientID);
    removeAwarenessStates(awareness, others, fromServer);
    const final = finalStates[code];
    if (final) return tell({ state: final, mayWrite: false });
    // Whoever signs in again, or shows a second step, says so.
    const isTurnedAway = tellTurnedAway(code);
    onceBegun(() => {
      tell({ state: 'offline', here: true });
      if (!isTurnedAway) socket.connectLater();
    });
  }

  function showOneself(): void {
    if (awareness.getLocalState() !== null) socket.send(awarenessFrame(awareness));
  }

  awareness.on('update', ({ added, updated }: { added: number[]; updated: number[] }) => {
    if ([...added, ...updated].includes(doc.clientID)) showOneself();
  });
  const connectNow = (): void => {
    if (status.get().state === 'offline') socket.connect();
  };
  window.addEventListener('online', connectNow);
  const stopWaiting = onSessionResumed(connectNow);
  socket.connect();

  return {
    sendUpdate,
    close(): void {
      window.removeEventListener('online', connectNow);
      stopWaiting();
      socket.close();
    },
  };
}
