import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as Y from 'yjs';
import {
  documentDamages,
  documentSections,
  documentStates,
  documentUpdates,
  securityEvents,
  vocabulary,
} from '../../platform/database/schema/schema.ts';
import { doHere } from '../../platform/beside/beside.ts';
import { storedDocument } from '../../testing/document-words.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-process.ts';
import { appendUpdates } from '../line/updates.commands.ts';
import { tidyNext } from './tidy-document.ts';
import { tidiedHearers } from '../../tidied-hearers.ts';

const test = useTestApp();
const minute = 60_000;
const start = new Date('2026-03-01T10:00:00Z');
const after = (minutes: number): Date => new Date(start.getTime() + minutes * minute);

/** Until nothing is due. */
async function tidyAll(now: Date): Promise<void> {
  while (await tidyNext({ db: test.database.db, beside: doHere, ...tidiedHearers }, now));
}

async function newDocument() {
  test.setClock(start);
  const document = await test.make.document();
  const { project } = document;
  const { db } = test.database;
  /** Signed in anew: sessions end within what is told here. */
  const owner = () => test.as({ id: project.ownerId });
  const say = async (at: number, markdown: string) => {
    test.setClock(after(at));
    const { status } = await (await owner()).put(`${document.path}/markdown`, { markdown });
    expect(status).toBe(200);
  };
  const read = async (path = 'markdown') => (await (await owner()).get(`${document.path}/${path}`)).body;
  const of = { projectId: project.id, documentId: document.id };
  const updates = () => db.$count(documentUpdates, eq(documentUpdates.documentId, document.id));
  const sections = () =>
    db
      .select({ nth: documentSections.nth, title: documentSections.title, heading: documentSections.heading })
      .from(documentSections)
      .where(eq(documentSections.documentId, document.id))
      .orderBy(documentSections.ordinal);
  const state = async () =>
    (await db.select().from(documentStates).where(eq(documentStates.documentId, document.id)))[0];
  return { document, project, owner, say, read, of, updates, sections, state };
}

describe('tidying a document', () => {
  it('keeps nobody from writing while it waits to learn its words, and learns them', async () => {
    const { say, read, sections } = await newDocument();
    const { db, connection } = test.database;
    const other = new Client(connection);
    await other.connect();
    onTestFinished(() => other.end());
    await say(0, 'Escandinavia');
    await other.query('begin; lock table vocabulary in exclusive mode');
    const tidying = tidyAll(after(0.5));
    await until('it to wait', async () => {
      const { rows } = await other.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows[0]?.count === 1;
    });
    await say(0.5, 'Escandinavia y Groenlandia');
    await other.query('commit');
    await tidying;
    expect((await read()).markdown.trim()).toBe('Escandinavia y Groenlandia');
    expect(await sections()).toHaveLength(1);
    expect(await db.$count(vocabulary, eq(vocabulary.word, 'escandinavia'))).toBe(1);
  });

  it('makes one of what everybody has heard, and leaves what is new', async () => {
    const { say, read, updates, state } = await newDocument();
    await say(0, 'Uno');
    await say(0.5, 'Uno y dos');
    await say(2, 'Uno y dos y tres');
    await tidyAll(after(2.5));
    expect(await updates()).toBe(1);
    expect((await state())?.mergedSeq).toBe(2);
    expect((await read()).markdown.trim()).toBe('Uno y dos y tres');
    await tidyAll(after(20));
    expect(await updates()).toBe(0);
    expect((await read()).markdown.trim()).toBe('Uno y dos y tres');
    expect((await state())?.dueAt).toBeNull();
  });

  it('keeps what every version said, counts its words, and brings any of them back', async () => {
    const { document, owner, say, read, updates } = await newDocument();
    await say(0, 'Uno');
    await say(30, 'Uno dos tres');
    await say(60, 'Tres');
    await tidyAll(after(100));
    expect(await updates()).toBe(0);
    const versions = await read('versions');
    expect(versions).toMatchObject([
      { current: true, added: 1, removed: 3 },
      { current: false, added: 2, removed: 0 },
      { current: false, added: 1, removed: 0 },
    ]);
    const second = `versions/${versions[1].id}`;
    expect(await read(second)).toMatchObject({ markdown: 'Uno dos tres\n', before: 'Uno\n' });
    expect((await (await owner()).post(`${document.path}/${second}/restore`)).status).toBe(200);
    expect((await read()).markdown.trim()).toBe('Uno dos tres');
    await tidyAll(after(200));
    expect((await read(second)).markdown).toBe('Uno dos tres\n');
  });

  it('thins what is older than a month to one version a day', async () => {
    const { say, read } = await newDocument();
    const day = 24 * 60;
    for (const at of [0, 30, 60, day, day + 30]) await say(at, `A los ${at}`);
    await tidyAll(after(2 * day));
    expect(await read('versions')).toHaveLength(5);
    await say(40 * day, 'Hoy');
    await tidyAll(after(41 * day));
    const versions = await read('versions');
    const said = await Promise.all(
      versions.map(async ({ id }: { id: number }) => (await read(`versions/${id}`)).markdown.trim()),
    );
    expect(said).toEqual(['Hoy', `A los ${day + 30}`, 'A los 60']);
  });

  it('forgets what was deleted from it, so that its size is that of what it says', async () => {
    const { say, state } = await newDocument();
    await say(0, 'palabra '.repeat(5_000));
    await say(1, 'Nada');
    expect((await state())?.size).toBeGreaterThan(40_000);
    await tidyAll(after(30));
    const size = (await state())?.size ?? 0;
    expect(size).toBeLessThan(1_000);
    expect(size).toBe((await state())?.state?.length);
  });

  it('keeps what a long document begins with', async () => {
    const { say, read } = await newDocument();
    const page = `## Página\n\n${'El sitio nuevo reemplaza al actual. '.repeat(60)}\n\n`;
    const beginning = async () => (await read('beginning')).beginning;
    await say(0, page.repeat(20));
    expect(await beginning()).toBeNull();
    await tidyAll(after(1));
    const { type, content } = JSON.parse(await beginning());
    expect([type, content[0].type, content.length]).toEqual(['doc', 'heading', 8]);
    await say(2, `Antes.\n\n${page.repeat(20)}`);
    await tidyAll(after(3));
    expect(await beginning()).toContain('Antes.');
    await say(4, 'Corto.');
    await tidyAll(after(5));
    expect(await beginning()).toBeNull();
  });

  it('loses nothing that is written while it goes on, nor twice by two at a time', async () => {
    const { of, project, state, updates } = await newDocument();
    const { db } = test.database;
    const doc = new Y.Doc();
    const text = doc.getText('words');
    let written = '';
    const write = async (word: string, at: Date) => {
      const before = Y.encodeStateVector(doc);
      text.insert(text.length, word);
      written += word;
      const update = Y.encodeStateAsUpdate(doc, before);
      await db.transaction((tx) =>
        appendUpdates(tx, { ...of, userId: project.ownerId, updates: [update], now: at }),
      );
    };
    for (let each = 0; each < 40; each += 1) {
      const at = after(each * 3);
      await Promise.all([write(`${each} `, at), tidyAll(after(each * 3 + 2)), tidyAll(after(each * 3 + 2))]);
    }
    await tidyAll(after(500));
    expect([(await state())?.seq, (await state())?.mergedSeq, await updates()]).toEqual([40, 40, 0]);
    const stored = await storedDocument(db, of);
    expect(stored.getText('words').toJSON()).toBe(written);
  });

  it('gives up on nothing: what cannot be built is put aside, told, and all else is tidied', async () => {
    const broken = await newDocument();
    const { db } = test.database;
    await db
      .update(documentStates)
      .set({ state: new Uint8Array([1, 2, 3]), mergedSeq: 1, seq: 1 })
      .where(eq(documentStates.documentId, broken.document.id));
    const { say, sections } = await newDocument();
    await say(0, '## Hola');
    await tidyAll(after(1));
    expect(await sections()).toHaveLength(2);
    expect((await broken.state())?.dueAt).toEqual(after(6));
    const { documentId } = broken.of;
    const [aside] = await db.select().from(documentDamages).where(eq(documentDamages.documentId, documentId));
    expect([...(aside?.bytes ?? [])]).toEqual([1, 2, 3]);
    const [told] = await db
      .select({ details: securityEvents.details })
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'document_damaged'));
    expect(told?.details).toMatchObject({ documentId, parts: 1 });
    expect((await broken.read()).markdown).toBe('');
  });
});

describe('the sections of a document', () => {
  it('follow what it says and its title, from the start', async () => {
    const { document, owner, say, sections } = await newDocument();
    await tidyAll(after(0));
    expect(await sections()).toEqual([{ nth: 0, title: 'Plan de salida', heading: '' }]);
    await say(1, 'Antes\n\n## Riesgos\n\nLluvia\n\n### Lluvia\n\nToldo');
    await tidyAll(after(2));
    expect((await sections()).map(({ heading }) => heading)).toEqual(['', 'Riesgos', 'Lluvia']);
    await say(3, '## Riesgos');
    await (await owner()).patch(document.path, { title: 'Plan de llegada' });
    await tidyAll(after(4));
    expect(await sections()).toEqual([
      { nth: 0, title: 'Plan de llegada', heading: '' },
      { nth: 1, title: 'Plan de llegada', heading: 'Riesgos' },
    ]);
  });

  it('hold however long a text, in parts', async () => {
    const { say, sections } = await newDocument();
    await say(0, `## Largo\n\n${Array.from({ length: 9_000 }, (_, each) => `palabra${each}`).join(' ')}`);
    await tidyAll(after(1));
    const parts = (await sections()).filter(({ nth }) => nth === 1);
    expect(parts.length).toBeGreaterThan(3);
    expect(new Set(parts.map(({ heading }) => heading))).toEqual(new Set(['Largo']));
  });
});
