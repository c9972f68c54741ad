import { describe, expect, it } from 'vitest';
import { isFormatted, withoutFormat } from './formatted-text.ts';

describe('what a text says by signs', () => {
  it.each([
    '**Cláusula 7:** dos meses',
    'Es *urgente*',
    'Ver `plano.pdf`',
    '- uno\n- dos',
    'Faltan:\n1. medir\n2. pesar',
    '# Plan',
    '> dicho',
    '[el plano](https://ejemplo.com)',
    '<https://ejemplo.com>',
    'uno\n\n---\n\ndos',
    '~~ya no~~',
  ])('%j has some', (text) => expect(isFormatted(text)).toBe(true));

  it.each([
    'Cuatro, con paredes',
    '2 * 3 * 4 = 24',
    'Le toca a #12 y a @ana',
    'Según https://ejemplo.com/plano',
    'De 9 a 10 - o después',
    'Mide 3.5 metros',
    '¿Sí? [no]',
  ])('%j has none', (text) => expect(isFormatted(text)).toBe(false));
});

describe('its words alone', () => {
  it.each([
    ['**Cláusula 7:** dos *meses* y `plano.pdf`', 'Cláusula 7: dos meses y plano.pdf'],
    ['# Plan\n\n- [x] medir\n- pesar\n> dicho', 'Plan\n\nmedir\npesar\ndicho'],
    ['Ver [el plano](https://ejemplo.com/a_b) y ![foto](https://ejemplo.com/f.png)', 'Ver el plano y foto'],
    ['```ts\nconst a = 1;\n```', 'const a = 1;\n'],
    ['~~ya no~~ __sí__ y nombre_de_archivo', 'ya no sí y nombre_de_archivo'],
    ['**sin cerrar y 2 * 3 * 4', '**sin cerrar y 2 * 3 * 4'],
    ['1. medir\n2. pesar', '1. medir\n2. pesar'],
    ['Cuatro, con paredes', 'Cuatro, con paredes'],
  ])('of %j are %j', (text, words) => expect(withoutFormat(text)).toBe(words));

  it('is found in time, whatever it is', () => {
    const signs = [
      '*',
      '_',
      '`',
      '[',
      '](',
      '> ',
      '**a',
      '#',
      '~~',
      '- ',
      '_a ',
      '**a ',
      '~~a ',
      '[a](',
      '![](b',
    ];
    for (const sign of signs)
      expect(withoutFormat(sign.repeat(20_000)).length).toBeLessThanOrEqual(20_000 * sign.length);
  });
});
