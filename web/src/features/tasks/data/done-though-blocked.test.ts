import { expect, it } from 'vitest';
import { aTask } from './task.fixture.ts';
import { withWarning } from './done-though-blocked.ts';

const before = [
  { id: 1, column_id: 10 },
  { id: 2, column_id: 10 },
];
const isDone = ({ column_id }: { column_id: number }) => column_id === 12;
const told = (...after: ReturnType<typeof aTask>[]) => withWarning('Movida', before, after, isDone);

it('whoever does what is blocked is told so along with it', () => {
  expect(told(aTask({ column_id: 12, blockedBy: 1 }))).toBe(
    'Movida. Quedó hecha con 1 tarea que la bloquea sin terminar',
  );
  expect(told(aTask({ column_id: 12, blockedBy: 3 }))).toBe(
    'Movida. Quedó hecha con 3 tareas que la bloquean sin terminar',
  );
  expect(told(aTask({ column_id: 12, blockedBy: 1 }), aTask({ id: 2, column_id: 12, blockedBy: 1 }))).toBe(
    'Movida. 2 quedaron hechas con tareas que las bloquean sin terminar',
  );
});

it('nothing is added where nothing blocks it, it was done before, or is not done', () => {
  expect(told(aTask({ column_id: 12 }))).toBe('Movida');
  expect(told(aTask({ column_id: 11, blockedBy: 1 }))).toBe('Movida');
  expect(
    withWarning('Guardada', [{ id: 1, column_id: 12 }], [aTask({ column_id: 12, blockedBy: 1 })], isDone),
  ).toBe('Guardada');
});
