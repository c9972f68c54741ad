import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { firstName, lastName } from '../account/auth.ts';
import { newBoard } from '../tasks/boards.ts';
import { requiredLine } from './fields.ts';
import { cutLine, oneLine } from './one-line.ts';
import { schemasFor } from '../tasks/task-schemas.ts';

describe('a name', () => {
  it.each([
    ['Pedir carpas\r\ny toldos', 'Pedir carpas y toldos'],
    ['uno\u2028dos\u0085tres\tcuatro', 'uno dos tres cuatro'],
    ['\u202eodnum\u202c', 'odnum'],
    ['factura\u2066fdp.exe\u2069', 'facturafdp.exe'],
    ['a\u0007b\u001bc\u009bd', 'abcd'],
    ['Ana\u200b \ufeffG\u00adarcía', 'Ana García'],
    ['\u200d\ufe0f \u200b', ''],
    ['👩‍🚀 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩‍🚀 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['می‌خواهم', 'می‌خواهم'],
    ['a\0b', 'a\0b'],
  ])('%j is kept as %j', (text, kept) => expect(oneLine(text)).toBe(kept));

  it('that is cut is cut between letters', () => expect(cutLine('abc🚚', 4)).toBe('abc'));

  it('is measured as it is kept, and nothing but what is not seen is nothing', () => {
    const name = requiredLine('El nombre', 5, 'El nombre es obligatorio');
    expect(z.parse(name, 'ci\u200bn\u202eco\n')).toBe('cinco');
    const { error } = z.safeParse(name, '\u200b\u202e\n');
    expect(error?.issues.map(({ message }) => message)).toEqual(['El nombre es obligatorio']);
  });

  it.each([
    ['a first name', firstName],
    ['a last name', lastName],
    ['a task', schemasFor('create').title],
    ['a board', newBoard.shape.name],
  ])('of %s is one', (_, schema) => expect(z.parse(schema, 'uno\ndos\u202e')).toBe('uno dos'));
});
