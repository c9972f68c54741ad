import { documentContentEndpoints } from '@cuadrilla/contract/documents/document-content';
import { beatEvery } from '@cuadrilla/contract/views/live';
import { call } from '../../lib/server/api.ts';
import { createStore, type Store } from '../../lib/store.ts';

interface DocumentAddress {
  projectId: number;
  documentId: number;
}

/** What a document says when it is opened: asked for beside the page, before there is a line. */
export interface FirstText {
  /** The first screens of a long one, as JSON. */
  beginning: Store<string | undefined>;
  /** These are on the screen: to read in all of it keeps the page busy. */
  seen: () => void;
  /** Nothing where it could not be had: then the line tells. */
  whole: Promise<Uint8Array | undefined>;
  giveUp: () => void;
}

/** Nobody may be looking at the text. */
const seenAfter = 1_000;
/** A network that says nothing keeps nobody from what this browser has kept. */
const patience = 2 * beatEvery;

export function askForText({ projectId, documentId }: DocumentAddress): FirstText {
  const leaving = new AbortController();
  const { signal } = leaving;
  window.setTimeout(() => leaving.abort(), patience);
  const beginning = createStore<string | undefined>(undefined);
  let goOn: (() => void) | undefined;
  const isSeen = new Promise<void>((resolve) => (goOn = resolve));
  const seen = () => goOn?.();

  const asked = { params: { projectId, documentId }, signal };
  const state = call(documentContentEndpoints.readState, asked).then(bytesOf, () => undefined);
  const first = call(documentContentEndpoints.readBeginning, asked);
  const shown = first.then(
    (answer) => {
      if (answer.beginning === null) return undefined;
      beginning.set(answer.beginning);
      window.setTimeout(seen, seenAfter);
      return isSeen;
    },
    () => undefined,
  );
  return { beginning, seen, whole: shown.then(() => state), giveUp: () => leaving.abort() };
}

const bytesOf = async (answer: Blob): Promise<Uint8Array> => new Uint8Array(await answer.arrayBuffer());
