import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

it('puts a value for its name, and words within a text', () => {
  const written = {
    id: '{task}',
    path: '/projects/{project}/tasks/{task}',
    of: [{ person: '{person}' }, 7, null],
  };
  expect(fillIn(written, { task: 319, project: 7, person: { id: 12 } })).toEqual({
    id: 319,
    path: '/projects/7/tasks/319',
    of: [{ person: { id: 12 } }, 7, null],
  });
});

it('puts null for a name that stands for nobody', () => {
  expect(fillIn({ labelId: '{label}' }, { label: null })).toEqual({ labelId: null });
});

it('takes quotes and braces for what they are', () => {
  const written = { said: 'say "{task}", or «{ {task} }»', empty: {}, of: { task: 'a {task}' } };
  expect(fillIn(written, { task: '"x" \\' })).toEqual({
    said: 'say ""x" \\", or «{ "x" \\ }»',
    empty: {},
    of: { task: 'a "x" \\' },
  });
});

it('leaves names that it does not know', () => {
  expect(fillIn('«{tarea}» of {constructor} is in {board}', { board: 'Salida' })).toBe(
    '«{tarea}» of {constructor} is in Salida',
  );
});
