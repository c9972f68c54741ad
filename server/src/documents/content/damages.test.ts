import { nodeOf } from '@cuadrilla/contract/documents/document/parse';
import { writeInto } from '@cuadrilla/contract/documents/document/yjs';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import {
  documentDamages,
  documentStates,
  documentUpdates,
  documentVersions,
} from '../../platform/database/schema/schema.ts';
import { openDocument } from '../../testing/document-client.ts';
import { deleteWords, storedDocument, writeWords } from '../../testing/document-words.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

/** What waits for words that nobody has. */
function orphan(): Uint8Array {
  const doc = new Y.Doc();
  writeWords(doc, 'antes');
  const before = Y.encodeStateVector(doc);
  writeWords(doc, ' y después');
  return Y.encodeStateAsUpdate(doc, before);
}

/** A document that says "Uno", as it was kept by a time at which nobody looked. */
async function oldDocument() {
  const { db } = test.database;
  const document = await test.make.document();
  const { project } = document;
  const owner = await test.as({ id: project.ownerId });
  await owner.put(`${document.path}/markdown`, { markdown: 'Uno' });
  const which = { projectId: project.id, documentId: document.id };
  const own = and(
    eq(documentStates.projectId, which.projectId),
    eq(documentStates.documentId, which.documentId),
  );
  await db.update(documentStates).set({ sound: false }).where(own);
  const administrator = await test.as(await test.make.user({ administrator: true }));
  const keep = async (update: Uint8Array): Promise<void> => {
    const [state] = await db.select().from(documentStates).where(own);
    const seq = (state?.seq ?? 0) + 1;
    const by = { userId: project.ownerId, at: new Date() };
    await db.insert(documentUpdates).values({ ...which, seq, update, ...by });
    await db.update(documentStates).set({ seq }).where(own);
  };
  const merge = (state: Uint8Array) =>
    db.update(documentStates).set({ state, mergedSeq: 1, seq: 1 }).where(own);
  const aside = () => db.$count(documentDamages, eq(documentDamages.documentId, document.id));
  const told = async (): Promise<object[]> => {
    const { body } = await administrator.get('/instance/security?kind=document_damaged');
    const events: { details: { documentId: number } }[] = body;
    return events.filter(({ details }) => details.documentId === document.id);
  };
  return { db, document, project, owner, which, keep, merge, aside, told };
}

it.each([
  ['waits for what is not there', orphan()],
  ['is no update', new Uint8Array([1, 2, 3])],
])('what %s is put aside, and all else is read, by whatever way', async (_, bad) => {
  const { document, owner, keep, aside, told } = await oldDocument();
  await keep(bad);
  const read = await owner.get(`${document.path}/markdown`);
  expect([read.status, read.body.markdown.trim()]).toEqual([200, 'Uno']);
  expect([await aside(), await told()]).toMatchObject([1, [{ details: { parts: 1 } }]]);
  const ways = ['html', 'state', 'versions'].map((way) => owner.get(`${document.path}/${way}`));
  expect((await Promise.all(ways)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const saved = await owner.put(`${document.path}/markdown`, { markdown: 'Uno y dos' });
  expect([saved.status, saved.body.markdown.trim()]).toEqual([200, 'Uno y dos']);
});

it('a tab is sent nothing of it, and what it writes can be read', async () => {
  const { document, project, owner, keep } = await oldDocument();
  await keep(orphan());
  const token = await test.make.session({ id: project.ownerId });
  const tab = await openDocument(test, document, token);
  await tab.until(() => expect(tab.read()).toBe('Uno'));
  deleteWords(tab.doc, 0, 1);
  tab.write(' y dos');
  await tab.until(async () =>
    expect((await owner.get(`${document.path}/markdown`)).body.markdown.trim()).toBe('no y dos'),
  );
  await tab.close();
});

it('where what was merged long ago is damaged, the newest version that was kept stands for it', async () => {
  const { db, document, owner, which, merge, aside } = await oldDocument();
  const kept = new Y.Doc();
  writeInto(kept, nodeOf('La versión de antes'));
  await db
    .update(documentVersions)
    .set({ state: Y.encodeStateAsUpdate(kept) })
    .where(eq(documentVersions.documentId, which.documentId));
  await db.delete(documentUpdates).where(eq(documentUpdates.documentId, which.documentId));
  await merge(new Uint8Array([1, 2, 3]));
  const read = await owner.get(`${document.path}/markdown`);
  expect([read.status, read.body.markdown.trim()]).toEqual([200, 'La versión de antes']);
  expect(await aside()).toBe(1);
});

it('a version that cannot be read says so, and the document goes on', async () => {
  const { db, document, owner, which } = await oldDocument();
  await db
    .update(documentVersions)
    .set({ state: new Uint8Array([1, 2, 3]) })
    .where(eq(documentVersions.documentId, which.documentId));
  const [{ id }] = (await owner.get(`${document.path}/versions`)).body;
  const read = await owner.get(`${document.path}/versions/${id}`);
  expect([read.status, read.body.error]).toEqual([409, ['Esta versión está dañada y no se puede leer']]);
  expect((await owner.get(`${document.path}/markdown`)).body.markdown.trim()).toBe('Uno');
});

it('an editor who sends something forged is shown out, and nobody else notices', async () => {
  const { document, project, owner } = await oldDocument();
  const editor = await test.make.member({ project });
  const ana = await openDocument(test, document, await test.make.session({ id: project.ownerId }));
  await ana.until(() => expect(ana.read()).toBe('Uno'));
  const forger = await openDocument(test, document, await test.make.session(editor));
  await forger.until(() => expect(forger.read()).toBe('Uno'));
  const update = orphan();
  forger.line.send(Buffer.from([0, 2, update.length, ...update]));
  ana.write(' y dos');
  expect(await forger.closed).toBe(4422);
  await ana.until(async () =>
    expect((await owner.get(`${document.path}/markdown`)).body.markdown.trim()).toBe('Uno y dos'),
  );
  await ana.close();
});

it('what was kept out of its order is no damage, and what waits for it is none either', async () => {
  const { db, document, owner, which, keep, aside } = await oldDocument();
  const tab = await storedDocument(db, which);
  const updates: Uint8Array[] = [];
  tab.on('update', (update: Uint8Array) => updates.push(update));
  for (const words of [' y dos', ' y tres', ' y cuatro']) writeWords(tab, words);
  for (const update of updates.toReversed()) await keep(update);
  const read = async () => (await owner.get(`${document.path}/markdown`)).body.markdown.trim();
  expect([await read(), await aside()]).toEqual(['Uno y dos y tres y cuatro', 0]);
  await keep(orphan());
  expect([await read(), await aside()]).toEqual(['Uno y dos y tres y cuatro', 1]);
});

it('what several find at a time is put aside and told once', async () => {
  const { document, owner, keep, aside, told } = await oldDocument();
  await keep(orphan());
  const ways = ['markdown', 'html', 'state', 'markdown'].map((way) => owner.get(`${document.path}/${way}`));
  expect((await Promise.all(ways)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect([await aside(), await told()]).toMatchObject([1, [{ details: { parts: 1 } }]]);
});
