import { lineEnds } from '@cuadrilla/contract/documents/document-line';
import { nodeOf } from '@cuadrilla/contract/documents/document/parse';
import { writeInto } from '@cuadrilla/contract/documents/document/yjs';
import { and, eq } from 'drizzle-orm';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { openBeside } from '../../platform/beside/beside.ts';
import { usualLane } from '../../platform/beside/lane.ts';
import { memberships } from '../../platform/database/schema/schema.ts';
import { openDocument } from '../../testing/document-client.ts';
import { lineTo, updateFrame } from '../../testing/document-tab.ts';
import { storedDocument, wordsIn, writeWords } from '../../testing/document-words.ts';
import { addressOf } from '../../testing/live-client.ts';
import { useTestApp } from '../../testing/test-app.ts';

/** Nobody can read much in it. */
const beside = openBeside({ lane: { ...usualLane, longest: 1 } });
const test = useTestApp({}, { pace: { lookEvery: 60 * 60 * 1_000 }, beside });
const tryAgain = 1013;

async function opened() {
  const document = await test.make.document();
  const { project } = document;
  const token = await test.make.session({ id: project.ownerId });
  const ana = await openDocument(test, document, token);
  const ref = { projectId: project.id, documentId: document.id };
  const stored = async () => wordsIn(await storedDocument(test.database.db, ref));
  return { document, project, token, ana, stored };
}

/** What a tab that has all of this writes. */
function updateAfter(known: Y.Doc, write: (doc: Y.Doc) => void, client?: number): Uint8Array {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(known));
  if (client !== undefined) doc.clientID = client;
  const before = Y.encodeStateVector(doc);
  write(doc);
  return Y.encodeStateAsUpdate(doc, before);
}

/** More than is tried beside what others write. */
const long = Array.from({ length: 20_000 }, (_, nth) => `Párrafo ${nth}`).join('\n\n');

it('what a Lector sends in the name of somebody else takes nothing of what that one writes', async () => {
  const { document, project, ana, stored } = await opened();
  const reader = await test.make.member({ project, role: 'Lector' });
  ana.write('Hola');
  await ana.until(() => expect(ana.saved()).toBe(2));
  const eva = await openDocument(test, document, await test.make.session(reader));
  await eva.until(() => expect(eva.read()).toBe('Hola'));
  eva.send(updateAfter(ana.doc, (doc) => writeWords(doc, ' Eva'), ana.doc.clientID));
  expect(await eva.closed).toBe(lineEnds.refused);
  ana.write(' Ana');
  await ana.until(() => expect(ana.saved()).toBe(3));
  expect(await stored()).toBe('Hola Ana');
  await ana.close();
});

it('what stands behind something that was not kept after all is kept whole', async () => {
  const { document, project, ana, stored } = await opened();
  const editors = await Promise.all([test.make.member({ project }), test.make.member({ project })]);
  const [luis, eva] = await Promise.all(
    editors.map(async (editor) => openDocument(test, document, await test.make.session(editor))),
  );
  if (!luis || !eva) throw new Error('nobody');
  ana.write('Uno');
  await ana.until(() => expect([luis.read(), eva.read()]).toEqual(['Uno', 'Uno']));
  await ana.until(() => expect([luis.saved(), eva.saved()]).toEqual([1, 1]));
  const ofLuis = and(eq(memberships.projectId, project.id), eq(memberships.userId, editors[0].id));
  await test.database.db.update(memberships).set({ role: 'Lector' }).where(ofLuis);
  luis.write(' y dos');
  // Once that has been heard.
  luis.line.ping();
  await once(luis.line, 'pong');
  Y.applyUpdate(eva.doc, Y.encodeStateAsUpdate(luis.doc), eva.line);
  eva.send(
    updateAfter(ana.doc, (doc) => {
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(luis.doc));
      writeWords(doc, ' y tres');
    }),
  );
  expect(await luis.closed).toBe(lineEnds.rightChanged);
  await eva.until(async () => expect(await stored()).toBe('Uno y dos y tres'));
  await Promise.all([ana.close(), eva.close()]);
});

it('whoever answers nothing and goes on sending is shown out', async () => {
  const { document, token, ana } = await opened();
  const line = lineTo(await addressOf(test), document, token);
  await once(line, 'open');
  const closed = once(line, 'close');
  const frame = updateFrame(new Uint8Array(1024 * 1024));
  for (let nth = 0; nth < 8; nth += 1) line.send(frame);
  expect((await closed)[0]).toBe(lineEnds.full);
  await ana.close();
});

it('what takes too much to be tried is not told to be unsound: the browser keeps it', async () => {
  const { ana, stored } = await opened();
  ana.write('Hola');
  await ana.until(() => expect(ana.saved()).toBe(2));
  ana.send(updateAfter(ana.doc, (doc) => writeInto(doc, nodeOf(long))));
  expect(await ana.closed).toBe(lineEnds.full);
  expect(await stored()).toBe('Hola');
});

it('where nothing can be tried the line ends, and comes back; others go on', async () => {
  await beside.close();
  const { document, token, ana, stored } = await opened();
  ana.write('Hola');
  await ana.until(() => expect(ana.saved()).toBe(2));
  ana.send(updateAfter(ana.doc, (doc) => writeInto(doc, nodeOf(long))));
  expect(await ana.closed).toBe(tryAgain);
  const back = await openDocument(test, document, token, ana.doc);
  back.write(' otra vez');
  await back.until(async () => expect(await stored()).toBe('Hola otra vez'));
  await back.close();
});
