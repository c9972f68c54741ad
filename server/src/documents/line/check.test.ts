import { deepestNode } from '@cuadrilla/contract/documents/document/schema';
import { nodeOf } from '@cuadrilla/contract/documents/document/parse';
import { markdownOf } from '@cuadrilla/contract/documents/document/print';
import { fragmentOf, nodeInside, writeInto } from '@cuadrilla/contract/documents/document/yjs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { wordsIn, writeWords } from '../../testing/document-words.ts';
import { checkWriting, type Verdict } from './check.work.ts';

let documents = 0;

/** A document that says this, and a tab that has it open. */
function openedDocument(markdown = 'Hola **a** todos\n\n- uno\n- dos') {
  const tab = new Y.Doc();
  writeInto(tab, nodeOf(markdown));
  const base = Y.encodeStateAsUpdate(tab);
  documents += 1;
  const documentId = documents;
  /** As the thread is asked about a document that it has not built yet. */
  async function judge(...written: Uint8Array[]): Promise<Verdict[]> {
    const lines = written.map((update) => [update]);
    const asked = { documentId, since: -1, seq: 1, updates: [base], size: base.length };
    const answer = await checkWriting.run({ ...asked, written: lines, keeps: true });
    if (!('verdicts' in answer)) throw new Error('nothing was judged');
    return answer.verdicts;
  }
  const read = (...updates: Uint8Array[]): Y.Doc => {
    const doc = new Y.Doc();
    for (const update of [base, ...updates]) Y.applyUpdate(doc, update);
    return doc;
  };
  return { tab, base, judge, read };
}

function updateBy(tab: Y.Doc, write: (doc: Y.Doc) => void): Uint8Array {
  const before = Y.encodeStateVector(tab);
  write(tab);
  return Y.encodeStateAsUpdate(tab, before);
}

/** A tab that leaves out what its next update stands behind. */
function orphan(tab: Y.Doc): Uint8Array {
  writeWords(tab, 'Lo de antes');
  return updateBy(tab, (doc) => writeWords(doc, ' y lo de ahora'));
}

it('what a tab writes is kept as Yjs tells it, and said again it is nothing new', async () => {
  const { tab, base, judge, read } = openedDocument();
  const [verdict] = await judge(updateBy(tab, (doc) => writeWords(doc, ' y tres')));
  expect(wordsIn(read(verdict as Uint8Array))).toContain(' y tres');
  expect(await judge(base)).toEqual(['nothing']);
});

it.each([
  ['stands behind what is not there', orphan],
  ['is an element that nobody knows', (tab: Y.Doc) => inserting(tab, new Y.XmlElement('script'))],
  ['is something else than text', (tab: Y.Doc) => inserting(tab, new Y.XmlHook('nada'))],
  ['has a mark that nobody knows', (tab: Y.Doc) => marking(tab, { blink: {} })],
  ['has an attribute that nobody knows', (tab: Y.Doc) => naming(tab, 'onclick')],
  ['lies outside the text', (tab: Y.Doc) => updateBy(tab, (doc) => doc.getMap('otro').set('a', 1))],
  ['lies deeper than anybody writes', (tab: Y.Doc) => nesting(tab, deepestNode + 6)],
  ['lies so deep that no stack bears it', (tab: Y.Doc) => nesting(tab, 2_000)],
])('what %s is refused, whoever sends it', async (_, forge) => {
  const { tab, judge } = openedDocument();
  expect(await judge(forge(tab))).toEqual(['unsound']);
});

const inserting = (tab: Y.Doc, element: Y.XmlElement | Y.XmlHook): Uint8Array =>
  updateBy(tab, (doc) => fragmentOf(doc).push([element as Y.XmlElement]));

const marking = (tab: Y.Doc, marks: object): Uint8Array =>
  updateBy(tab, (doc) => {
    const paragraph = new Y.XmlElement('paragraph');
    fragmentOf(doc).push([paragraph]);
    const text = new Y.XmlText('hola');
    paragraph.push([text]);
    text.format(0, 2, marks);
  });

const naming = (tab: Y.Doc, name: string): Uint8Array =>
  updateBy(tab, (doc) => (fragmentOf(doc).get(0) as Y.XmlElement).setAttribute(name, 'alert(1)'));

/** As many quotes in each other, the innermost one empty but for a paragraph. */
const nesting = (tab: Y.Doc, depth: number): Uint8Array =>
  updateBy(tab, (doc) =>
    doc.transact(() => {
      let parent: Y.XmlFragment = fragmentOf(doc);
      for (let level = 1; level < depth; level += 1) {
        const quote = new Y.XmlElement('quote');
        parent.push([quote]);
        parent = quote;
      }
      parent.push([new Y.XmlElement('paragraph')]);
    }),
  );

it('as deep as anybody writes it is kept', async () => {
  const { tab, judge } = openedDocument();
  const [verdict] = await judge(nesting(tab, deepestNode));
  expect(verdict).toBeInstanceOf(Uint8Array);
});

it('whatever single bit of an update is turned, what is kept of it can be read, and what others write after it too', async () => {
  const { tab, judge, read } = openedDocument();
  const update = updateBy(tab, (doc) =>
    writeInto(doc, nodeOf('Hola **a** todos x\n\n- uno\n- dos tres\n\n> cita')),
  );
  const kinds = { kept: 0, refused: 0 };
  for (let bit = 0; bit < update.length * 8; bit += 1) {
    const turned = update.slice();
    turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    const [verdict] = await judge(turned);
    if (!(verdict instanceof Uint8Array)) {
      kinds.refused += 1;
      continue;
    }
    kinds.kept += 1;
    const doc = read(verdict);
    expect(() => markdownOf(nodeInside(doc)), `bit ${bit}`).not.toThrow();
    const other = read(verdict);
    const after = updateBy(other, (each) => writeWords(each, ' FIN'));
    expect(wordsIn(read(verdict, after)), `bit ${bit}`).toContain(' FIN');
  }
  expect(kinds.kept).toBeGreaterThan(10);
  expect(kinds.refused).toBeGreaterThan(100);
});

it('what comes beside something forged is not told to be sound with it', async () => {
  const { tab, judge } = openedDocument();
  const honest = updateBy(new Y.Doc(), (doc) => writeWords(doc, 'Aparte'));
  expect(await judge(orphan(tab), honest)).toEqual(['unsound', 'nothing']);
  expect(await judge(honest)).toEqual([expect.any(Uint8Array)]);
});

it('what came out of its order is no damage', async () => {
  const tab = new Y.Doc();
  const updates: Uint8Array[] = [];
  tab.on('update', (update: Uint8Array) => updates.push(update));
  for (const words of ['Uno', ' y dos', ' y tres']) writeWords(tab, words);
  documents += 1;
  const asked = { documentId: documents, since: -1, seq: 0, updates: [], size: 0, keeps: true };
  const answer = await checkWriting.run({ ...asked, written: [updates.toReversed()] });
  expect(answer).toMatchObject({ verdicts: [expect.any(Uint8Array)] });
});

describe('whatever three tabs write, in whatever order it comes', () => {
  const texts = [
    'Hola',
    'Hola **todos** aquí',
    '# Plan\n\nUno',
    '- a\n- b',
    '- [ ] a\n- [x] b **c**',
    'Hola **to**dos',
  ];
  const step = fc.record({
    tab: fc.nat(2),
    hears: fc.boolean(),
    writes: fc.oneof(fc.constantFrom(...texts), fc.constant(undefined)),
    sends: fc.boolean(),
  });

  it('is kept whole, and waits for nothing', async () => {
    const written = fc.array(step, { minLength: 5, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(written, async (steps) => {
        documents += 1;
        const kept: Uint8Array[] = [];
        let since = -1;
        const tabs = Array.from({ length: 3 }, () => openTab());
        for (const { tab: nth, hears, writes, sends } of steps) {
          const tab = tabs[nth];
          if (!tab) continue;
          if (hears) tab.hear(kept);
          if (writes === undefined) writeWords(tab.doc, 'Más. ');
          else writeInto(tab.doc, nodeOf(writes));
          if (!sends) continue;
          tab.hear(kept);
          const asked = {
            documentId: documents,
            since,
            seq: kept.length,
            updates: kept.slice(Math.max(0, since)),
            size: 0,
            keeps: true,
          };
          const answer = await checkWriting.run({ ...asked, written: [tab.unsent()] });
          if (!('verdicts' in answer)) throw new Error('nothing was judged');
          since = kept.length;
          const [verdict] = answer.verdicts;
          expect(verdict).not.toBe('unsound');
          if (verdict instanceof Uint8Array) kept.push(verdict);
        }
        const read = new Y.Doc();
        for (const update of kept) Y.applyUpdate(read, update);
        expect([read.store.pendingStructs, read.store.pendingDs]).toEqual([null, null]);
        for (const tab of tabs.filter(({ hasAllSent }) => hasAllSent())) {
          tab.hear(kept);
          expect(markdownOf(nodeInside(tab.doc))).toBe(markdownOf(nodeInside(read)));
        }
      }),
      { numRuns: 30 },
    );
  });
});

/** A tab that hears from the others and sends when it is told to. */
function openTab() {
  const doc = new Y.Doc();
  const waiting: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== 'line') waiting.push(update);
  });
  return {
    doc,
    hear: (kept: readonly Uint8Array[]) => kept.forEach((update) => Y.applyUpdate(doc, update, 'line')),
    unsent: () => waiting.splice(0),
    hasAllSent: () => waiting.length === 0,
  };
}
