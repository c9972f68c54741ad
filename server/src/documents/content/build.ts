import { fragmentOf, nodeInside } from '@cuadrilla/contract/documents/document/yjs';
import * as Y from 'yjs';

/** What a document says, as our schema has it. */
export type Content = ReturnType<typeof nodeInside>;

/** Which of a document's updates cannot be built, by their places; what can still be had of one, `instead` of it. */
export interface Damage {
  damaged: { place: number; instead?: Uint8Array }[];
}

/** Its text is there from the start, so that who looks at what changes finds it. */
function emptyDocument(): Y.Doc {
  const doc = new Y.Doc();
  fragmentOf(doc);
  return doc;
}

const waits = ({ store }: Y.Doc): boolean => store.pendingStructs !== null || store.pendingDs !== null;

/** Whether all of it finds its place: what was forged, or torn, throws, or waits for something that never comes. */
function applies(doc: Y.Doc, update: Uint8Array): boolean {
  try {
    Y.applyUpdate(doc, update);
  } catch {
    return false;
  }
  return !waits(doc);
}

/** Together they are built a good deal sooner than one after the other. */
export function build(doc: Y.Doc, updates: readonly Uint8Array[]): boolean {
  return doc.transact(() => updates.every((update) => applies(doc, update)));
}

/** What somebody reads of the document that these updates make, or which of them are in the way. */
export const readBuilt = <T>(updates: readonly Uint8Array[], read: (doc: Y.Doc) => T): { said: T } | Damage =>
  orDamage(updates, () => {
    const doc = emptyDocument();
    if (!build(doc, updates)) throw new Error('a document cannot be built');
    return read(doc);
  });

/** The same of what builds it by itself. */
export function orDamage<T>(updates: readonly Uint8Array[], read: () => T): { said: T } | Damage {
  try {
    return { said: read() };
  } catch (error) {
    if (isReadable(updates)) throw error;
    return { damaged: findDamaged(updates) };
  }
}

function isReadable(updates: readonly Uint8Array[]): boolean {
  const doc = new Y.Doc();
  try {
    if (!build(doc, updates)) return false;
    nodeInside(doc);
    return true;
  } catch {
    return false;
  }
}

function findDamaged(updates: readonly Uint8Array[]): Damage['damaged'] {
  const damaged: Damage['damaged'] = [];
  const good: { place: number; update: Uint8Array }[] = [];
  const goodOnes = (): Uint8Array[] => good.map(({ update }) => update);
  let doc = new Y.Doc();
  updates.forEach((update, place) => {
    if (applies(doc, update)) good.push({ place, update });
    else {
      const rest = good.length === 0 ? withoutWaiting(update) : undefined;
      damaged.push(rest ? { place, instead: rest } : { place });
      if (rest) good.push({ place, update: rest });
      doc = new Y.Doc();
      build(doc, goodOnes());
    }
  });
  while (!isReadable(goodOnes())) {
    const [taken] = good.splice(firstUnreadable(goodOnes()), 1);
    if (!taken) break;
    const known = damaged.find(({ place }) => place === taken.place);
    if (known) delete known.instead;
    else damaged.push({ place: taken.place });
  }
  return damaged;
}

/** Of what was merged by a time at which nobody looked: all but what waits for something. */
function withoutWaiting(update: Uint8Array): Uint8Array | undefined {
  const doc = new Y.Doc();
  try {
    Y.applyUpdate(doc, update);
  } catch {
    return undefined;
  }
  doc.store.pendingStructs = null;
  doc.store.pendingDs = null;
  return Y.encodeStateAsUpdate(doc);
}

/** The first with which the document can no longer be read. */
function firstUnreadable(updates: readonly Uint8Array[]): number {
  let [readable, unreadable] = [0, updates.length];
  while (unreadable - readable > 1) {
    const middle = (readable + unreadable) >> 1;
    if (isReadable(updates.slice(0, middle))) readable = middle;
    else unreadable = middle;
  }
  return readable;
}
