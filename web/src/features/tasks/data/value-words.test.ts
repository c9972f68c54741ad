import { emptyValues, type FieldKind } from '@cuadrilla/contract/tasks/field-kinds';
import { expect, it } from 'vitest';
import { wordsOfValue } from './value-words.ts';

const names = {
  named: (id: number) => ({ 1: 'Ana', 2: 'Benito' })[id],
  date: (date: string) => `el ${date}`,
};

const said: Record<FieldKind, [value: unknown, words: string | undefined][]> = {
  text: [['Carpas', 'Carpas']],
  link: [['https://ejemplo.es', 'https://ejemplo.es']],
  number: [
    [0, '0'],
    [2.5, '2,5'],
  ],
  date: [['2026-12-01', 'el 2026-12-01']],
  choice: [
    [1, 'Ana'],
    [9, undefined],
  ],
  person: [[2, 'Benito']],
  choices: [
    [[2, 1], 'Benito, Ana'],
    [[9], undefined],
  ],
  people: [[[1, 9], 'Ana']],
  flag: [
    [true, 'Sí'],
    [false, 'No'],
  ],
  repeat: [['P1W', 'cada semana']],
};

it.each(Object.entries(said) as [FieldKind, (typeof said)[FieldKind]][])(
  'says a value of the kind %s as people do, and nothing where it is empty',
  (kind, values) => {
    const empty = [emptyValues[kind], kind === 'flag' ? 'No' : undefined] as const;
    for (const [value, words] of [...values, empty]) expect(wordsOfValue(kind, value, names)).toBe(words);
  },
);
