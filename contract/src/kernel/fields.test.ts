import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { optionalText, parseId, queryNumber, requiredText, searchText } from './fields.ts';

const problemsOf = (schema: z.ZodMiniType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

describe('parseId', () => {
  it.each([
    ['1', 1],
    ['42', 42],
    ['2147483647', 2_147_483_647],
  ])('reads %s', (text, value) => {
    expect(parseId(text)).toBe(value);
  });

  it.each([
    '',
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '1\n',
    'uno',
    '2147483648',
    '4294967297',
    '99999999999999999999',
    '١',
    'NaN',
  ])('finds no id in %j', (text) => {
    expect(parseId(text)).toBeUndefined();
  });
});

describe('texts', () => {
  const name = requiredText('El nombre', 5, 'El nombre es obligatorio');

  it('are trimmed, and blank counts as empty', () => {
    expect(z.parse(name, ' \t Ana \n')).toBe('Ana');
    expect(problemsOf(name, ' \u00a0\n')).toEqual(['El nombre es obligatorio']);
    expect(problemsOf(name, undefined)).toEqual(['El nombre es obligatorio']);
    expect(problemsOf(name, 7)).toEqual(['El nombre es obligatorio']);
  });

  it('are measured after trimming', () => {
    expect(z.parse(name, '  cinco  ')).toBe('cinco');
    expect(problemsOf(name, 'sexto!')).toEqual(['El nombre no puede superar los 5 caracteres']);
  });

  it('refuse what cannot be stored: NUL and half a surrogate pair', () => {
    expect(problemsOf(name, 'a\0b')).toEqual(['El nombre contiene caracteres no permitidos']);
    expect(problemsOf(name, 'a\ud83d')).toEqual(['El nombre contiene caracteres no permitidos']);
    expect(z.parse(name, '🚚')).toBe('🚚');
  });

  it('may be left out or empty where they are optional, but are never null', () => {
    const description = optionalText('La descripción', 5);
    expect(z.parse(description, undefined)).toBeUndefined();
    expect(z.parse(description, '  ')).toBe('');
    expect(problemsOf(description, null)).toEqual(['La descripción no es válida']);
  });

  it('of a search are empty when absent', () => {
    expect(z.parse(searchText, undefined)).toBe('');
    expect(z.parse(searchText, ' ñu ')).toBe('ñu');
  });
});

describe('numbers in a query', () => {
  const limit = queryNumber('El límite', 1, 500);

  it('are read within their bounds', () => {
    expect([z.parse(limit, '1'), z.parse(limit, '500'), z.parse(limit, '007')]).toEqual([1, 500, 7]);
  });

  it.each(['', '0', '501', '-1', '1.5', '1e2', 'diez', '99999999999', ['1', '2'], 5])(
    'refuse %j',
    (value) => {
      expect(problemsOf(limit, value)).toEqual(['El límite']);
    },
  );
});
