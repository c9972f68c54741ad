import { expect, it } from 'vitest';
import { undoneInPart } from './undone-in-part.ts';

const asked = ['Carpas', 'Mesas', 'Sillas', 'Toldos'].map((title, index) => ({ id: index + 1, title }));
const bruno = { id: 7, name: 'Bruno Sosa' };

it.each([
  ['changed', '3 de 4 tareas deshechas; «Carpas» la cambió Bruno Sosa'],
  ['changed_by_you', '3 de 4 tareas deshechas; «Carpas» la cambiaste después'],
  ['task_gone', '3 de 4 tareas deshechas; «Carpas» ya no está disponible'],
  ['place_gone', '3 de 4 tareas deshechas; el lugar de antes de «Carpas» ya no existe'],
] as const)('names the one task that is kept and why: %s', (reason, text) => {
  expect(undoneInPart(asked, [{ taskId: 1, reason, by: bruno }])).toBe(text);
});

it('counts several that are kept', () => {
  const kept = [1, 2, 3].map((taskId) => ({ taskId, reason: 'changed' as const, by: bruno }));
  expect(undoneInPart(asked, kept)).toBe('1 de 4 tareas deshecha; las otras 3 cambiaron después');
});
