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

/** Whether all of it has found its place: nothing waits for what never comes. */
export const isWhole = ({ store }: Y.Doc): boolean =>
  store.pendingStructs === null && store.pendingDs === null;

/** What was forged, or torn, throws; what waits for something may find it in what comes later. */
function applies(doc: Y.Doc, update: Uint8Array): boolean {
  try {
    Y.applyUpdate(doc, update);
    return true;
  } catch {
    return false;
  }
}

/** Together they are built a good deal sooner than one after the other. */
export const grow = (doc: Y.Doc, updates: readonly Uint8Array[]): boolean =>
  doc.transact(() => updates.every((update) => applies(doc, update)));

/** In whatever order they came: whether each has found its place is asked once all are there. */
export const build = (doc: Y.Doc, updates: readonly Uint8Array[]): boolean =>
  grow(doc, updates) && isWhole(doc);

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

interface Placed {
  place: number;
  update: Uint8Array;
}

const updatesOf = (placed: readonly Placed[]): Uint8Array[] => placed.map(({ update }) => update);

function findDamaged(updates: readonly Uint8Array[]): Damage['damaged'] {
  const all = updates.map((update, place) => ({ place, update }));
  let { good, bad } = sortOut(all);
  const damaged: Damage['damaged'] = [];
  const rest = firstRest(good, bad);
  if (rest) {
    damaged.push({ place: rest.place, instead: rest.update });
    ({ good, bad } = sortOut(all.with(rest.place, rest)));
  }
  damaged.push(...bad.map(({ place }) => ({ place })));
  while (!isReadable(updatesOf(good))) {
    const [taken] = good.splice(firstUnreadable(updatesOf(good)), 1);
    if (!taken) break;
    const known = damaged.find(({ place }) => place === taken.place);
    if (known) delete known.instead;
    else damaged.push({ place: taken.place });
  }
  return damaged;
}

/** Those that find their place, if only behind later ones, and those that never do. */
function sortOut(all: readonly Placed[]): { good: Placed[]; bad: Placed[] } {
  const good: Placed[] = [];
  let doc = new Y.Doc();
  const findsPlace = (each: Placed): boolean => {
    if (build(doc, [each.update])) return good.push(each) > 0;
    doc = new Y.Doc();
    build(doc, updatesOf(good));
    return false;
  };
  let [tried, bad] = [Infinity, [...all]];
  while (bad.length < tried) {
    tried = bad.length;
    bad = bad.filter((each) => !findsPlace(each));
  }
  return { good, bad };
}

/** What can still be had of the first: what was merged long ago would else be lost with what waits in it. */
function firstRest(good: readonly Placed[], bad: readonly Placed[]): Placed | undefined {
  for (const { place, update } of bad) {
    if (good.some((each) => each.place < place)) return undefined;
    const rest = withoutWaiting(update);
    if (rest) return { place, update: rest };
  }
  return undefined;
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
