import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

it('the places of a calendar are my projects with my role, their boards and columns, in order', async () => {
  const me = await test.make.user();
  const project = await test.make.project({ owner: me });
  const board = await test.make.board({ project });
  const client = await test.as(me);
  const theirs = await test.make.project({ name: 'Ajeno' });
  await test.make.member({ project: theirs, user: me, role: 'Lector' });
  const { body } = await client.get('/calendar/places');
  expect(body).toEqual([
    { id: theirs.id, name: 'Ajeno', role: { name: 'Lector' }, archived: false, boards: [] },
    {
      id: project.id,
      name: 'Mudanza',
      role: { name: 'Propietario' },
      archived: false,
      boards: [
        {
          id: board.id,
          name: 'Salida',
          columns: [
            { id: board.columnIds[0], name: 'Por hacer', kind: 'pendiente' },
            { id: board.columnIds[1], name: 'En curso', kind: 'en curso' },
            { id: board.columnIds[2], name: 'Hecho', kind: 'hecho' },
          ],
        },
      ],
    },
  ]);
});
