import { type FoundKind, foundKinds } from '@cuadrilla/contract/views/search/search';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

/** Three of each kind, all of which say the same. */
async function makeAll(): Promise<{ id: number }> {
  const me = await test.make.user();
  await Promise.all(['Andamio uno', 'Andamio dos', 'Andamio tres'].map((name) => makeOne(me, name)));
  return me;
}

async function makeOne(owner: { id: number }, name: string): Promise<void> {
  const project = await test.make.project({ owner, name, description: '' });
  const board = await test.make.board({ project, name });
  const task = await test.make.task({ board, title: name, description: '' });
  await test.make.comment({ task, content: name });
  await test.make.member({ project, user: await test.make.user({ firstName: 'Andamio', lastName: name }) });
}

/** A connection keeps the statements of some shapes by their names: each must be of one shape. */
it.each([
  'andamio',
  '7',
  'andamio -cuatro',
  'andamio uno',
  'a b c d e',
  '-cuatro',
  'andamio prioridad:baja',
  '"andamio uno"',
])('«%s» is answered again and again, whatever was asked before', async (query) => {
  const client = await test.as(await makeAll());
  for (const before of ['andamio', '7', 'andamio dos', query]) {
    const path = `/search/results?query=${encodeURIComponent(before)}`;
    for (const kind of foundKinds.filter((each) => each !== 'documents'))
      expect((await client.get(`${path}&kind=${kind}`)).status).toBe(200);
  }
});

it.each<FoundKind>(['tasks', 'comments', 'projects', 'boards', 'people'])(
  'the %s of a page go on where those of the page before ended',
  async (kind) => {
    const client = await test.as(await makeAll());
    const page = async (offset: number): Promise<{ id: number }[]> =>
      (await client.get(`/search/results?query=andamio&kind=${kind}&offset=${offset}`)).body[kind];
    const all = await page(0);
    expect(all).toHaveLength(3);
    expect(await page(1)).toEqual(all.slice(1));
    expect(await page(0)).toEqual(all);
  },
);
