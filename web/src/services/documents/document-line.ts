import { documentLinePath, frameKinds, lineEnds } from '@cuadrilla/contract/documents/document-line';
import { beatEvery, sessionEnded, twoStepsMissing } from '@cuadrilla/contract/views/live';
import * as decoding from 'lib0/decoding';
import { Awareness, applyAwarenessUpdate, removeAwarenessStates } from 'y-protocols/awareness';
import { readSyncMessage } from 'y-protocols/sync';
import { applyUpdate, Doc } from 'yjs';
import { onSessionResumed, tellSessionEnd, tellTwoStepsMissing } from '../../lib/server/session-end.ts';
import { createStore, type Store } from '../../lib/store.ts';
import { askForText, type FirstText } from './document-text.ts';
import { keepDocument } from './keep-document.ts';
import { askFrame, awarenessFrame, frame, updateFrame } from './line-frames.ts';

export type LineState = 'connecting' | 'live' | 'offline' | 'refused' | 'full' | 'unsound' | 'gone';

interface LineStatus {
  state: LineState;
  /** What the document says has come: before that it would seem empty, and ready to be begun. */
  here: boolean;
  /** Something written here is not in the database yet. */
  saving: boolean;
  /** What the server says, once it has. */
  mayWrite: boolean;
}

export interface DocumentLine {
  doc: Doc;
  awareness: Awareness;
  status: Store<LineStatus>;
  text: FirstText;
  close: () => void;
}

interface Options {
  projectId: number;
  documentId: number;
  /** Whose: what could not be sent is kept apart for each person. */
  userId: number;
}

const firstPause = 500;
const longestPause = 8_000;
/** Whoever types on is told that all is saved once they pause: to say so between two keys is a flicker. */
const calm = 400;

/** Why trying again would not help. */
const finalStates: Partial<Record<number, LineState>> = {
  [lineEnds.gone]: 'gone',
  [lineEnds.refused]: 'refused',
  [lineEnds.full]: 'full',
  1009: 'full',
  [lineEnds.unsound]: 'unsound',
};

const addressOf = ({ projectId, documentId }: Options): string => {
  const path = documentLinePath
    .replace(':projectId', String(projectId))
    .replace(':documentId', String(documentId));
  return `${window.location.origin.replace('http', 'ws')}/api${path}`;
};

/**
 * A document, written in together: what others write comes by itself, and what is written here goes out, at once or
 * when there is a line again. Until then this browser keeps it, also for when the page is left.
 */
export function openDocument(options: Options): DocumentLine {
  const doc = new Doc();
  const awareness = new Awareness(doc);
  const kept = keepDocument(options.userId, options.documentId, doc);
  const text = askForText(options);
  const status = createStore<LineStatus>({
    state: 'connecting',
    here: false,
    saving: false,
    mayWrite: false,
  });
  let socket: WebSocket | undefined;
  let pause = firstPause;
  let retry: number | undefined;
  let silence: number | undefined;
  /** Of this line: updates that went out. Before the first is answered nothing is known to be saved. */
  let sent = 0;
  let unsent = false;
  /** The server has answered what this browser had kept. */
  let answered = false;
  let calming: number | undefined;
  let closed = false;

  /** Said again, it is no news: with every key something is saved. */
  const tell = (news: Partial<LineStatus>): void => {
    const last = status.get();
    const next = { ...last, ...news };
    if (next.saving !== last.saving) kept.note(next.saving);
    if (JSON.stringify(next) !== JSON.stringify(last)) status.set(next);
  };

  /** What was written here without a line is in the document before anything is asked for, or can be written. */
  const begin = async (): Promise<void> => {
    const [update] = await Promise.all([text.whole, kept.isRead]);
    if (closed || !update) return;
    applyUpdate(doc, update, text);
    tell({ here: true });
  };
  const begun = begin();
  const onceBegun = (act: () => void): void => void begun.then(() => closed || act());

  function send(bytes: Uint8Array<ArrayBuffer>): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(bytes);
    return true;
  }

  function sendUpdate(bytes: Uint8Array<ArrayBuffer>): void {
    if (send(bytes)) sent += 1;
    else unsent = true;
    stayCalm();
    tell({ saving: true });
  }

  function expectBeat(line: WebSocket): void {
    window.clearTimeout(silence);
    silence = window.setTimeout(
      () => {
        lose(line);
        line.close();
      },
      2 * beatEvery + firstPause,
    );
  }

  function receiveSync(line: WebSocket, decoder: decoding.Decoder): void {
    const asksForMore = decoding.peekVarUint(decoder) === 0;
    const answer = frame(frameKinds.sync, (encoder) => readSyncMessage(decoder, encoder, doc, line));
    if (asksForMore) {
      unsent = false;
      sendUpdate(answer);
    } else if (status.get().state !== 'live') tell({ state: 'live', here: true });
  }

  function receive(line: WebSocket, data: ArrayBuffer): void {
    const decoder = decoding.createDecoder(new Uint8Array(data));
    const kind = decoding.readVarUint(decoder);
    if (kind === frameKinds.sync) receiveSync(line, decoder);
    if (kind === frameKinds.awareness)
      applyAwarenessUpdate(awareness, decoding.readVarUint8Array(decoder), line);
    if (kind === frameKinds.saved) hearSaved(decoding.readVarUint(decoder));
    if (kind === frameKinds.may) tell({ mayWrite: decoding.readVarUint(decoder) === 1 });
  }

  function stayCalm(): void {
    window.clearTimeout(calming);
    calming = undefined;
  }

  function hearSaved(count: number): void {
    answered = true;
    stayCalm();
    if (!unsent && count >= sent) calming = window.setTimeout(() => tell({ saving: false }), calm);
  }

  function connect(): void {
    window.clearTimeout(retry);
    if (closed || socket) return;
    const line = new WebSocket(addressOf(options));
    line.binaryType = 'arraybuffer';
    socket = line;
    sent = 0;
    expectBeat(line);
    line.addEventListener('open', () => {
      pause = firstPause;
      onceBegun(() => {
        if (socket !== line) return;
        send(askFrame(doc));
        showOneself();
      });
    });
    line.addEventListener('message', ({ data }) => {
      if (socket !== line) return;
      expectBeat(line);
      receive(line, data as ArrayBuffer);
    });
    line.addEventListener('close', ({ code }) => lose(line, code));
  }

  function lose(line: WebSocket, code = 0): void {
    if (socket !== line) return;
    socket = undefined;
    window.clearTimeout(silence);
    const others = [...awareness.getStates().keys()].filter((client) => client !== doc.clientID);
    removeAwarenessStates(awareness, others, line);
    const final = finalStates[code];
    if (final) return tell({ state: final, mayWrite: false });
    if (code === sessionEnded) tellSessionEnd();
    if (code === twoStepsMissing) tellTwoStepsMissing();
    onceBegun(() => {
      tell({ state: 'offline', here: true });
      // Without a session, or its second step, there is no line: whoever signs in again, or shows one, says so.
      if (code === sessionEnded || code === twoStepsMissing) return;
      retry = window.setTimeout(connect, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, longestPause);
    });
  }

  function showOneself(): void {
    if (awareness.getLocalState() !== null) send(awarenessFrame(awareness));
  }

  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === socket || origin === kept.origin || origin === text) return;
    sendUpdate(updateFrame(update));
  });
  awareness.on('update', ({ added, updated }: { added: number[]; updated: number[] }) => {
    if ([...added, ...updated].includes(doc.clientID)) showOneself();
  });
  const connectNow = (): void => {
    if (status.get().state === 'offline') connect();
  };
  window.addEventListener('online', connectNow);
  const stopWaiting = onSessionResumed(connectNow);
  connect();

  return {
    doc,
    awareness,
    status,
    text,
    close() {
      closed = true;
      text.giveUp();
      window.removeEventListener('online', connectNow);
      stopWaiting();
      window.clearTimeout(retry);
      window.clearTimeout(silence);
      const { state, saving } = status.get();
      // What nobody can build would be refused again and again.
      const isSaved = state === 'unsound' || (answered && (!saving || calming !== undefined));
      kept.close(isSaved && state !== 'full' && state !== 'refused');
      stayCalm();
      awareness.destroy();
      socket?.close();
      socket = undefined;
      doc.destroy();
    },
  };
}
