import { lineEnds } from '@cuadrilla/contract/documents/document-line';
import { sessionEnded, twoStepsMissing } from '@cuadrilla/contract/views/live';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { documentStates, documentUpdates, instanceSettings } from '../../platform/database/schema/schema.ts';
import { twoStepsSetting as name } from '../../platform/http/session.queries.ts';
import { openDocument } from '../../testing/document-client.ts';
import { deleteWords, storedDocument, wordsIn } from '../../testing/document-words.ts';
import { useSecondApp, useTestApp } from '../../testing/test-app.ts';

/** Without a poll worth the name: whatever happens was told. */
const pace = { lookEvery: 60 * 60 * 1_000 };
const first = useTestApp({}, { pace });
const second = useSecondApp(first, { pace });

async function sharedDocument() {
  const document = await first.make.document();
  const { project } = document;
  const editor = await first.make.member({ project });
  const reader = await first.make.member({ project, role: 'Lector' });
  const as = (user: { id: number }) => first.make.session(user);
  const ref = { projectId: project.id, documentId: document.id };
  return { document, project, editor, reader, as, ref, owner: await first.as({ id: project.ownerId }) };
}

/** What the database holds, as a newcomer would read it. */
const stored = async (ref: { projectId: number; documentId: number }): Promise<string> =>
  wordsIn(await storedDocument(first.database.db, ref));

describe('two people in one document', () => {
  it('see what the other writes, on one instance and on two, and it is kept', async () => {
    const { document, project, editor, as, ref } = await sharedDocument();
    const ana = await openDocument(first, document, await as({ id: project.ownerId }));
    const luis = await openDocument(second, document, await as(editor));
    ana.write('Hola ');
    await luis.until(() => expect(luis.read()).toBe('Hola '));
    luis.write('Ana');
    await ana.until(() => expect(ana.read()).toBe('Hola Ana'));
    await ana.until(() => expect(ana.saved()).toBeGreaterThan(0));
    expect(await stored(ref)).toBe('Hola Ana');
    const late = await openDocument(first, document, await as(editor));
    await late.until(() => expect(late.read()).toBe('Hola Ana'));
    await Promise.all([ana.close(), luis.close(), late.close()]);
  });

  it('lose nothing of what was written without a line', async () => {
    const { document, project, editor, as } = await sharedDocument();
    const token = await as({ id: project.ownerId });
    const ana = await openDocument(first, document, token);
    const luis = await openDocument(second, document, await as(editor));
    ana.write('Uno. ');
    await luis.until(() => expect(luis.read()).toBe('Uno. '));
    await ana.close();
    ana.write('Sin línea. ');
    luis.write('Con línea. ');
    const back = await openDocument(first, document, token, ana.doc);
    await back.until(() => expect(back.read()).toContain('Con línea. '));
    await luis.until(() => expect(luis.read()).toBe(back.read()));
    expect(luis.read()).toContain('Sin línea. ');
    await Promise.all([back.close(), luis.close()]);
  });

  it('see each other, by the names that are theirs, until they leave', async () => {
    const { document, project, editor, as } = await sharedDocument();
    const ana = await openDocument(first, document, await as({ id: project.ownerId }));
    ana.awareness.setLocalState({ cursor: 1, user: { name: 'Otra persona' } });
    const luis = await openDocument(second, document, await as(editor));
    luis.awareness.setLocalState({ cursor: 2 });
    const seenBy = ({ awareness }: typeof ana, other: typeof ana) =>
      awareness.getStates().get(other.doc.clientID);
    await luis.until(() => expect(seenBy(luis, ana)).toMatchObject({ user: { id: project.ownerId } }));
    await ana.until(() => expect(seenBy(ana, luis)).toMatchObject({ cursor: 2, user: { id: editor.id } }));
    await luis.close();
    await ana.until(() => expect(seenBy(ana, luis)).toBeUndefined());
    await ana.close();
  });

  it('make the log say so once a minute, not with every word', async () => {
    const { document, project, as, owner } = await sharedDocument();
    const ana = await openDocument(first, document, await as({ id: project.ownerId }));
    ana.write('Uno');
    await ana.until(() => expect(ana.saved()).toBe(2));
    ana.write('Dos');
    await ana.until(() => expect(ana.saved()).toBe(3));
    const events = (await owner.get(`/projects/${project.id}/events`)).body;
    const edits = events.filter(({ type }: { type: string }) => type === 'document.edited');
    expect(edits).toHaveLength(1);
    await ana.close();
  });
});

describe('whoever only opens a document', () => {
  it('has not written in it, even where something was deleted', async () => {
    const { document, project, editor, as } = await sharedDocument();
    const ana = await openDocument(first, document, await as({ id: project.ownerId }));
    ana.write('Hola y adiós');
    deleteWords(ana.doc, 4, 8);
    await ana.until(() => expect(ana.saved()).toBe(3));
    const luis = await openDocument(second, document, await as(editor));
    await luis.until(() => expect([luis.read(), luis.saved()]).toEqual(['Hola', 1]));
    const writers = await first.database.db
      .selectDistinct({ userId: documentUpdates.userId })
      .from(documentUpdates)
      .where(eq(documentUpdates.documentId, document.id));
    expect(writers).toEqual([{ userId: project.ownerId }]);
    deleteWords(luis.doc, 0, 1);
    await ana.until(() => expect(ana.read()).toBe('ola'));
    await Promise.all([ana.close(), luis.close()]);
  });
});

describe('a Lector', () => {
  it('reads as it is written, and is shown out for writing', async () => {
    const { document, project, reader, as, ref } = await sharedDocument();
    const ana = await openDocument(first, document, await as({ id: project.ownerId }));
    const eva = await openDocument(first, document, await as(reader));
    ana.write('Hola');
    await eva.until(() => expect(eva.read()).toBe('Hola'));
    expect([ana.mayWrite(), eva.mayWrite()]).toEqual([true, false]);
    eva.write(' y adiós');
    expect(await eva.closed).toBe(lineEnds.refused);
    ana.write('.');
    await ana.until(async () => expect(await stored(ref)).toBe('Hola.'));
    await ana.close();
  });
});

describe('a line', () => {
  it('is refused to strangers, and to other projects', async () => {
    const { document, as } = await sharedDocument();
    const stranger = await as(await first.make.user());
    const other = await first.make.project();
    await expect(openDocument(first, document, stranger)).rejects.toThrow('404');
    await expect(openDocument(first, document, 'nothing')).rejects.toThrow('401');
    const misplaced = { id: document.id, project: other };
    await expect(openDocument(first, misplaced, await as({ id: other.ownerId }))).rejects.toThrow('404');
  });

  it('ends at once for who is taken out, signed out, or may do something else now', async () => {
    const { document, project, editor, as, owner } = await sharedDocument();
    const token = await as(editor);
    const lowered = await openDocument(second, document, token);
    await owner.patch(`/projects/${project.id}/memberships/${editor.id}`, { role: 'Lector' });
    expect(await lowered.closed).toBe(lineEnds.rightChanged);
    const removed = await openDocument(second, document, token);
    await owner.delete(`/projects/${project.id}/memberships/${editor.id}`);
    expect(await removed.closed).toBe(lineEnds.gone);
    const own = await openDocument(second, document, await as({ id: project.ownerId }));
    const signedOut = await first.as({ id: project.ownerId });
    await signedOut.delete('/profile/sessions');
    expect(await own.closed).toBe(sessionEnded);
  });

  it('ends for a session that lacks the second step which is asked for by now, and for no other', async () => {
    const { document, project, editor, as } = await sharedDocument();
    const lacking = await openDocument(second, document, await as(editor));
    const token = await first.make.session(editor, 'passkey');
    const shown = await openDocument(second, document, token);
    await first.database.db.insert(instanceSettings).values({ name, value: { required: true } });
    onTestFinished(async () => void (await first.database.db.delete(instanceSettings)));
    first.wake.project(project.id);
    expect(await lacking.closed).toBe(twoStepsMissing);
    expect(shown.line.readyState).toBe(shown.line.OPEN);
    await shown.close();
  });

  it('ends when the document goes to the trash, and when it is locked to its writer', async () => {
    const { document, project, editor, as, owner } = await sharedDocument();
    const luis = await openDocument(first, document, await as(editor));
    await owner.request('PUT', `${document.path}/lock`);
    expect(await luis.closed).toBe(lineEnds.rightChanged);
    const ana = await openDocument(first, document, await as({ id: project.ownerId }));
    await owner.delete(document.path);
    expect(await ana.closed).toBe(lineEnds.gone);
  });

  it.each([
    ['text', 'hola'],
    ['nothing', Buffer.from([])],
    ['an unknown kind', Buffer.from([9])],
    ['half an update', Buffer.from([0, 2, 3, 1, 200])],
    ['bytes that are no update', Buffer.from([0, 2, 4, 255, 255, 255, 255]), lineEnds.unsound],
    ['an update with something behind it', Buffer.from([0, 2, 2, 0, 0, 1])],
    ['a state of many tabs', Buffer.from([1, 3, 2, 1, 1])],
  ])('that says %s is closed, and nothing is kept', async (_, words, end: number = 1008) => {
    const { document, project, as, ref } = await sharedDocument();
    const ana = await openDocument(first, document, await as({ id: project.ownerId }));
    ana.line.send(words);
    expect(await ana.closed).toBe(end);
    expect(await stored(ref)).toBe('');
  });

  it('that asks again and again is answered one at a time, at last what it asked last', async () => {
    const { document, project, as } = await sharedDocument();
    const ana = await openDocument(first, document, await as({ id: project.ownerId }));
    ana.write('Hola');
    await ana.until(() => expect(ana.saved()).toBe(2));
    const [asking, sync, step2] = [100, 0, 1];
    let answers = 0;
    ana.line.on('message', (data: Buffer) => (answers += Number(data[0] === sync && data[1] === step2)));
    const nothing = Buffer.from([0, 0, 1, 0]);
    for (let nth = 0; nth < asking; nth += 1) ana.line.send(nothing);
    ana.write(' a todos');
    await ana.until(() => expect(ana.saved()).toBeGreaterThan(2));
    await ana.until(() => expect(answers).toBeGreaterThan(0));
    expect(answers).toBeLessThan(asking / 2);
    await ana.close();
  });

  it('is told when a document no longer fits, and nothing of it is lost', async () => {
    const { document, project, as, ref } = await sharedDocument();
    const ana = await openDocument(first, document, await as({ id: project.ownerId }));
    ana.write('Lo de antes. ');
    await ana.until(() => expect(ana.saved()).toBe(2));
    const { db } = first.database;
    await db
      .update(documentStates)
      .set({ size: 5 * 1024 * 1024 - 100 })
      .where(eq(documentStates.documentId, document.id));
    ana.write('x'.repeat(200));
    expect(await ana.closed).toBe(lineEnds.full);
    expect(await stored(ref)).toBe('Lo de antes. ');
    expect(ana.read()).toHaveLength(213);
    const kept = and(
      eq(documentUpdates.projectId, ref.projectId),
      eq(documentUpdates.documentId, ref.documentId),
    );
    expect(await db.select({ seq: documentUpdates.seq }).from(documentUpdates).where(kept)).not.toEqual([]);
  });
});
