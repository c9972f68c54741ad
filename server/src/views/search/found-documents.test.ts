import type { Found, SearchResult } from '@cuadrilla/contract/views/search/search';
import { beforeEach, describe, expect, it } from 'vitest';
import { doHere } from '../../platform/beside/beside.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { tidyNext } from '../../documents/tidy/tidy-document.ts';
import { removeMember } from '../../projects/members/members.commands.ts';
import { tidiedHearers } from '../../tidied-hearers.ts';

const test = useTestApp();

let me: { id: number };
let client: Client;
let project: Awaited<ReturnType<typeof test.make.project>>;
beforeEach(async () => {
  me = await test.make.user();
  client = await test.as(me);
  project = await test.make.project({ owner: me, name: 'Sede' });
});

/** As the server does it, some seconds later. */
async function tidyAll(): Promise<void> {
  const later = new Date(Date.now() + 60_000);
  while (await tidyNext({ db: test.database.db, beside: doHere, ...tidiedHearers }, later));
}

async function write(title: string, markdown: string, into = project): Promise<string> {
  const owner = await test.as({ id: into.ownerId });
  const { body } = await owner.post(`/projects/${into.id}/documents`, { title, icon: '📝', markdown });
  await tidyAll();
  return `/projects/${into.id}/documents/${body.id}`;
}

const find = async (query: string, as = client): Promise<Found> =>
  (await as.get(`/search/results?query=${encodeURIComponent(query)}&kind=documents`)).body;
/** Which of the first one's headings, 0 for none. */
const section = async (query: string) => (await find(query)).documents[0]?.section?.nth ?? 0;
const palette = async (query: string): Promise<SearchResult> =>
  (await client.get(`/search?query=${encodeURIComponent(query)}`)).body;
const titles = async (query: string, as = client): Promise<string[]> =>
  (await find(query, as)).documents.map(({ title }) => title.text);

const plan = `De qué va

## Presupuesto

La grúa cuesta más que el camión.

## Riesgos

Si llueve, el toldo.`;

describe('documents', () => {
  it('are found by what they say, with the part that says it', async () => {
    await write('Plan de mudanza', plan);
    const { counts, documents } = await find('gruas');
    expect(counts).toMatchObject({ documents: 1, tasks: 0 });
    const excerpt = { text: 'La grúa cuesta más que el camión.', marks: [[3, 7]] };
    expect(documents).toMatchObject([
      {
        icon: '📝',
        title: { text: 'Plan de mudanza', marks: [] },
        section: { nth: 1, heading: { text: 'Presupuesto', marks: [] } },
        excerpt,
        project: { id: project.id, name: 'Sede' },
      },
    ]);
  });

  it('are found by title, by heading, and by both with what stands below', async () => {
    await write('Acta del lunes', plan);
    expect(await section('acta')).toBe(0);
    expect(await section('riesgos')).toBe(2);
    expect(await section('acta toldo')).toBe(2);
    expect(await titles('acta "cuesta más"')).toEqual(['Acta del lunes']);
    expect(await titles('acta -toldo -grúa')).toEqual(['Acta del lunes']);
    expect(await titles('lunes tractor')).toEqual([]);
  });

  it('come once each, the best title first', async () => {
    await write('Compras', 'Pagar la grúa\n\n## Grúa\n\nLa grúa\n\n## Más\n\nOtra grúa');
    await write('Grúa', 'Alta');
    expect(await titles('grúa')).toEqual(['Grúa', 'Compras']);
    expect((await find('grúa')).documents[1]?.section).toMatchObject({ nth: 1 });
  });

  it('are narrowed down by the operators that they understand', async () => {
    const other = await test.make.project({ owner: me, name: 'Tienda' });
    await write('Plan', plan);
    await write('Lista', plan, other);
    expect(await titles('en:documentos')).toEqual(['Lista', 'Plan']);
    expect(await titles('grúa proyecto:tienda')).toEqual(['Lista']);
    expect(await titles('grúa creador:yo actualizada:hoy')).toEqual(['Lista', 'Plan']);
    expect(await titles('grúa creada:>1-1-2190')).toEqual([]);
    expect(await titles('grúa -en:documentos')).toEqual([]);
    expect(await titles('grúa prioridad:alta')).toEqual([]);
  });

  it('are nobody else’s, nor found in the trash, nor by what they said before', async () => {
    const path = await write('Plan', plan);
    const editor = await test.make.member({ project });
    const [theirs, stranger] = [await test.as(editor), await test.as(await test.make.user())];
    expect([await titles('grúa', theirs), await titles('grúa', stranger)]).toEqual([['Plan'], []]);
    await test.make.inProject(project, (change) => removeMember(change, editor.id));
    expect(await titles('grúa', theirs)).toEqual([]);
    await client.put(`${path}/markdown`, { markdown: 'Sin ella' });
    await tidyAll();
    expect([await titles('grúa'), await titles('ella')]).toEqual([[], ['Plan']]);
    await client.delete(path);
    expect(await titles('ella')).toEqual([]);
    await client.post(`${path}/restore`);
    expect(await titles('ella')).toEqual(['Plan']);
  });

  it('lead from a mistyped word to the one that they have', async () => {
    await write('Plan', plan);
    expect((await find('presupesto')).suggestion).toEqual({ query: 'presupuesto', count: 1 });
  });

  it('are in the palette by any part of their title, then by what they say', async () => {
    await write('Presupuesto', 'Poco');
    await write('Plan', plan);
    expect((await palette('upuest')).documents).toMatchObject([{ title: 'Presupuesto', section: null }]);
    expect((await palette('presupuesto')).documents).toMatchObject([
      { title: 'Presupuesto', section: null },
      { title: 'Plan', section: { nth: 1, heading: 'Presupuesto' } },
    ]);
  });
});
