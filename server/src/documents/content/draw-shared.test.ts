import { expect, it } from 'vitest';
import { openBeside, piecesOfOnePerson } from '../../platform/beside/beside.ts';
import { useTestApp } from '../../testing/test-app.ts';

/** Nobody waits in it. */
const beside = openBeside({ line: { ...piecesOfOnePerson, waiting: 0 } });
const test = useTestApp({}, { beside });

it('those who read one shared document at a time wait for the same drawing', async () => {
  const document = await test.make.document();
  const owner = await test.as({ id: document.project.ownerId });
  await owner.put(`${document.path}/markdown`, { markdown: 'Hola' });
  const { path } = (await owner.post(`${document.path}/link`)).body;
  const read = () => test.app.inject(path);
  const pages = await Promise.all(Array.from({ length: 30 }, read));
  expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await owner.put(`${document.path}/markdown`, { markdown: 'Adiós' });
  expect((await read()).body).toContain('Adiós');
});
