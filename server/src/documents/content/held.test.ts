import { beforeEach, expect, it } from 'vitest';
import { type Beside, openBeside } from '../../platform/beside/beside.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { writeMarkdown } from './content.ts';

/** What happens while a thread is waited for. */
let meanwhile: () => Promise<unknown>;
let waits = 0;
beforeEach(() => {
  meanwhile = async () => undefined;
  waits = 0;
});

const threads = openBeside();
const beside: Beside = {
  async do(work, input, of) {
    waits += 1;
    await meanwhile();
    return threads.do(work, input, of);
  },
  close: () => threads.close(),
};
const test = useTestApp({}, { beside });
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

async function written() {
  const document = await test.make.document();
  const { project } = document;
  const owner = await test.as({ id: project.ownerId });
  const type = { headers: { 'content-type': 'image/png' } };
  const { url } = (await owner.request('POST', `${document.path}/files`, picture, type)).body;
  const say = (markdown: string) =>
    test.make.inProject(project, (change) => writeMarkdown(change, document.id, markdown));
  // So long ago that it is a version by itself.
  test.setClock(new Date(Date.now() - 60 * 60_000));
  await say(`Uno\n\n![Plano](${url})`);
  test.setClock(null);
  const [version] = (await owner.get(`${document.path}/versions`)).body;
  const editor = await test.as(await test.make.member({ project }));
  const list = `/projects/${project.id}/documents`;
  const writeElsewhere = async (): Promise<void> => {
    expect((await editor.post(list, { title: 'Otro' })).status).toBe(201);
  };
  const read = async () => (await owner.get(`${document.path}/markdown`)).body.markdown.trim();
  return { document, owner, list, say, read, version, writeElsewhere };
}

it('whoever copies, rewrites or restores a document keeps nobody from writing in its project', async () => {
  const { document, owner, list, version, writeElsewhere } = await written();
  meanwhile = writeElsewhere;
  const copied = await owner.post(list, { title: 'Copia', copyOf: document.id });
  const sent = await owner.post(list, { title: 'Nuevo', markdown: 'Hola' });
  const saved = await owner.put(`${document.path}/markdown`, { markdown: 'Uno y dos' });
  const restored = await owner.post(`${document.path}/versions/${version.id}/restore`);
  expect([copied, sent, saved, restored].map(({ status }) => status)).toEqual([201, 201, 200, 200]);
  expect(waits).toBeGreaterThan(6);
});

it('our own templates wait for no thread', async () => {
  const { owner, list } = await written();
  expect((await owner.post(list, { title: 'Acta', template: 'acta' })).status).toBe(201);
  expect(waits).toBe(0);
});

it('what was read of a document in which somebody wrote meanwhile is read again, but not for ever', async () => {
  const { document, owner, say, read, version } = await written();
  const restore = () => owner.post(`${document.path}/versions/${version.id}/restore`);
  const save = (markdown: string) => owner.put(`${document.path}/markdown`, { markdown });
  const once = () => {
    meanwhile = async () => {
      meanwhile = async () => undefined;
      await say('Entretanto');
    };
  };
  once();
  expect((await save('Lo mío')).status).toBe(200);
  expect(await read()).toBe('Lo mío');
  once();
  expect((await restore()).status).toBe(200);
  expect(await read()).toContain('Uno');

  let nth = 0;
  meanwhile = () => say(`Entretanto ${(nth += 1)}`);
  const refused = [await save('Lo mío'), await restore()];
  expect(refused.map(({ status }) => status)).toEqual([409, 409]);
  meanwhile = async () => undefined;
  expect(await read()).toBe(`Entretanto ${nth}`);
});
