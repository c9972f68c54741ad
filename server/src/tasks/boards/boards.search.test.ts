import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const names = [
  'Diseño Gráfico',
  'DISENO industrial',
  'Camión y cañón',
  '100% hecho',
  '1000 ideas',
  'plan_b',
  'planXb',
  `O'Higgins "norte"`,
  'barra \\ invertida',
];

async function boardsNamed() {
  const project = await test.make.project();
  await Promise.all(names.map((name) => test.make.board({ project, name })));
  await test.make.board({ name: 'Diseño ajeno' });
  const owner = await test.as({ id: project.ownerId });
  return async (search: string): Promise<string[]> => {
    const { body } = await owner.get(`/projects/${project.id}/boards?search=${encodeURIComponent(search)}`);
    return body.map((board: { name: string }) => board.name).toSorted();
  };
}

describe('searching boards', () => {
  it('finds a part of the name, whatever the case and the accents', async () => {
    const found = await boardsNamed();
    expect(await found('GRAFICO')).toEqual(['Diseño Gráfico']);
    expect(await found('gráf')).toEqual(['Diseño Gráfico']);
    expect(await found('càmion')).toEqual(['Camión y cañón']);
  });

  it('finds ñ by n and n by ñ', async () => {
    const found = await boardsNamed();
    expect(await found('diseno')).toEqual(['DISENO industrial', 'Diseño Gráfico']);
    expect(await found('DISEÑO')).toEqual(['DISENO industrial', 'Diseño Gráfico']);
    expect(await found('can\u0303on')).toEqual(['Camión y cañón']);
  });

  it('takes %, _, quotes and backslashes as they are', async () => {
    const found = await boardsNamed();
    expect(await found('100%')).toEqual(['100% hecho']);
    expect(await found('%')).toEqual(['100% hecho']);
    expect(await found('n_b')).toEqual(['plan_b']);
    expect(await found(`o'h`)).toEqual([`O'Higgins "norte"`]);
    expect(await found('"norte"')).toEqual([`O'Higgins "norte"`]);
    expect(await found(`'; drop table boards; --`)).toEqual([]);
    expect(await found('\\')).toEqual(['barra \\ invertida']);
  });

  it('lists every board of the project when the search is empty or blank', async () => {
    const found = await boardsNamed();
    expect(await found('')).toEqual(names.toSorted());
    expect(await found('   ')).toEqual(names.toSorted());
  });
});
