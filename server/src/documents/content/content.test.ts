import { brotliDecompressSync } from 'node:zlib';
import type { Document } from '@cuadrilla/contract/documents/documents';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../testing/document-client.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { nodeInside } from '@cuadrilla/contract/documents/document/yjs';
import * as Y from 'yjs';

const test = useTestApp();

const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

async function newDocument() {
  const document = await test.make.document();
  const { project } = document;
  const owner = await test.as({ id: project.ownerId });
  const say = (markdown: string) => owner.request('PUT', `${document.path}/markdown`, { markdown });
  const read = async (): Promise<string> => (await owner.get(`${document.path}/markdown`)).body.markdown;
  const send = (body: Buffer, type: string) =>
    owner.request('POST', `${document.path}/files`, body, { headers: { 'content-type': type } });
  return { document, project, owner, say, read, send, list: `/projects/${project.id}/documents` };
}

describe('what a document says, in Markdown', () => {
  it('is read as it was written, and whoever has it open sees it change', async () => {
    const { document, project, say, read } = await newDocument();
    expect(await read()).toBe('');
    const tab = await openDocument(test, document, await test.make.session({ id: project.ownerId }));
    await tab.until(() => expect(tab.mayWrite()).toBe(true));
    expect((await say('## Antes\n\n- Uno\n- **Dos**\n')).status).toBe(200);
    expect((await read()).trim()).toBe('## Antes\n\n- Uno\n- **Dos**');
    await tab.until(() => expect(nodeInside(tab.doc).textContent).toBe('AntesUnoDos'));
    await tab.close();
  });

  it('comes whole, compressed and kept by no cache, as Yjs has it', async () => {
    const { document, project, say } = await newDocument();
    await say('Hola '.repeat(1_000));
    const answer = await test.app.inject({
      url: `/api${document.path}/state`,
      cookies: { token: await test.make.session({ id: project.ownerId }) },
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
    const doc = new Y.Doc();
    Y.applyUpdate(doc, brotliDecompressSync(answer.rawPayload));
    expect(nodeInside(doc).textContent).toBe('Hola '.repeat(1_000).trim());
  });

  it('comes as a page that stands by itself, in which nothing runs', async () => {
    const { document, owner, say } = await newDocument();
    await say('Hola <script>alert(1)</script> [aquí](javascript:alert(1))');
    const { html } = (await owner.get(`${document.path}/html`)).body;
    expect(html).toContain('<h1>Plan de salida</h1>');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|href="javascript/);
  });

  it('begins with a template, with a copy, or with what was sent', async () => {
    const { document, owner, say, list } = await newDocument();
    await say('Lo nuestro');
    const create = async (body: object) => {
      const { id } = (await owner.post(list, body)).body;
      return (await owner.get(`${list}/${id}/markdown`)).body.markdown;
    };
    expect(await create({ title: 'Acta', template: 'acta' })).toContain('## Asistentes');
    expect((await create({ title: 'Otra', copyOf: document.id })).trim()).toBe('Lo nuestro');
    expect((await create({ title: 'Más', markdown: 'Hola' })).trim()).toBe('Hola');
    expect((await owner.post(list, { title: 'No', template: 'nada' })).status).toBe(400);
    expect((await owner.post(list, { title: 'No', copyOf: document.id + 1_000 })).status).toBe(404);
  });

  it('is imported from files, whose folders become documents', async () => {
    const { owner, list } = await newDocument();
    const files = [
      { path: 'Guía/Estilo.md', markdown: '# Cómo escribimos\n\nCorto.' },
      { path: 'Guía/Voz.md', markdown: 'De tú.' },
      { path: 'Suelta.md', markdown: 'Sola.' },
    ];
    const made: Document[] = (await owner.post(`${list}/import`, { files })).body;
    const called = (id: number | null) => made.find((each) => each.id === id)?.title;
    expect(new Map(made.map(({ title, parentId }) => [title, called(parentId)]))).toEqual(
      new Map([
        ['Cómo escribimos', 'Guía'],
        ['Guía', undefined],
        ['Suelta', undefined],
        ['Voz', 'Guía'],
      ]),
    );
    const again: Document[] = (await owner.post(`${list}/import`, { files: files.slice(1) })).body;
    const places = [...made, ...again].map(({ parentId, position }) => `${parentId} ${position}`);
    expect(new Set(places).size, 'each at the end of its parent').toBe(places.length);
  });
});

describe('the history of a document', () => {
  it('tells who wrote when, what it said, and brings it back as a new change', async () => {
    const { document, project, owner, say, read } = await newDocument();
    const editor = await test.make.member({ project });
    const start = Date.now();
    test.setClock(new Date(start));
    await say('Uno');
    test.setClock(new Date(start + 60_000));
    await (await test.as(editor)).request('PUT', `${document.path}/markdown`, { markdown: 'Uno y dos' });
    test.setClock(new Date(start + 30 * 60_000));
    await say('Tres');
    const versions = (await owner.get(`${document.path}/versions`)).body;
    expect(versions).toMatchObject([
      { current: true, authors: [{ id: project.ownerId }] },
      { current: false, authors: [{ id: project.ownerId }, { id: editor.id }] },
    ]);
    const first = `${document.path}/versions/${versions[1].id}`;
    expect((await owner.get(first)).body).toMatchObject({ markdown: 'Uno y dos\n', before: '' });
    const second = `${document.path}/versions/${versions[0].id}`;
    expect((await owner.get(second)).body).toMatchObject({ markdown: 'Tres\n', before: 'Uno y dos\n' });
    const restored = await owner.post(`${first}/restore`);
    expect(restored).toMatchObject({ status: 200, body: { replaced: versions[0].id } });
    expect((await read()).trim()).toBe('Uno y dos');
    // What was being written when it was restored is a version too, and brings itself back.
    await owner.post(`${document.path}/versions/${restored.body.replaced}/restore`);
    expect((await read()).trim()).toBe('Tres');
    expect((await owner.get(`${document.path}/versions`)).body).toHaveLength(4);
    expect((await owner.get(`${document.path}/versions/1000000`)).status).toBe(404);
    test.setClock(null);
  });
});

describe('a picture', () => {
  it('is kept by what it is, and sent so that nothing in it runs', async () => {
    const { owner, send, project } = await newDocument();
    const answer = await send(picture, 'image/jpeg');
    expect(answer.status).toBe(201);
    const path = String(answer.body.url).replace('/api', '');
    const { status, headers } = await owner.get(path);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect(headers['content-security-policy']).toContain('sandbox');
    const stranger = await test.as(await test.make.user());
    expect((await stranger.get(path)).status).toBe(404);
    const elsewhere = await test.make.document({ project });
    const misplaced = path.replace(/documents\/\d+/, `documents/${elsewhere.id}`);
    expect((await owner.get(misplaced)).status).toBe(404);
  });

  it('is copied with a document that begins with another, and stays once that is gone', async () => {
    const { document, owner, say, send, list } = await newDocument();
    const { url } = (await send(picture, 'image/png')).body;
    await say(`- Antes\n\n  ![Plano](${url})\n\n![Otra vez](${url})\n\n![Perdida](${url}999)`);
    const copyOf = async (id: number) => {
      const { id: copy } = (await owner.post(list, { title: 'Copia', copyOf: id })).body;
      const markdown: string = (await owner.get(`${list}/${copy}/markdown`)).body.markdown;
      return { id: copy, addresses: Array.from(markdown.matchAll(/\]\((\/api\S+)\)/g), ([, at = '']) => at) };
    };
    const copy = await copyOf(document.id);
    const copyOfCopy = await copyOf(copy.id);
    const { db } = test.database;
    await db.execute(sql`delete from documents where id in (${document.id}, ${copy.id})`);
    const [first = '', second, lost] = copyOfCopy.addresses;
    expect([second, lost]).toEqual([first, `${url}999`]);
    expect(first).toContain(`${list}/${copyOfCopy.id}/files/`);
    expect((await owner.get(first.replace('/api', ''))).status).toBe(200);
  });

  it('is refused where it is none, or too large', async () => {
    const { send } = await newDocument();
    const page = await send(Buffer.from('<svg onload="alert(1)"></svg>'), 'image/png');
    expect([page.status, page.body.error[0]]).toEqual([
      400,
      'El archivo no es una imagen PNG, JPEG, GIF o WebP',
    ]);
    expect((await send(picture, 'image/svg+xml')).status).toBe(415);
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png')).status).toBe(413);
  });
});

describe('a public link', () => {
  it('shows the document and its pictures to anybody, until it is ended', async () => {
    const { document, owner, say, send } = await newDocument();
    const { url } = (await send(picture, 'image/png')).body;
    await say(`Hola\n\n![Plano](${url})`);
    const { path } = (await owner.post(`${document.path}/link`)).body;
    const page = await test.app.inject(path);
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(page.body).toContain('Hola');
    const [, src = ''] = /<img[^>]*src="([^"]+)"/.exec(page.body) ?? [];
    expect((await test.app.inject(src)).statusCode).toBe(200);
    const strange = ['0', '1.5', '99999999999', 'x'].map((id) => test.app.inject(`${path}/${id}`));
    expect((await Promise.all(strange)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await owner.get(document.path)).body.public).toBe(true);
    await owner.delete(`${document.path}/link`);
    expect((await test.app.inject(path)).statusCode).toBe(404);
    expect((await test.app.inject(src)).statusCode).toBe(404);
    const again = (await owner.post(`${document.path}/link`)).body.path;
    await owner.delete(document.path);
    expect((await test.app.inject(again)).statusCode).toBe(404);
  });
});
