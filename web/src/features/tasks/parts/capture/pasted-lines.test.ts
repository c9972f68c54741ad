import { describe, expect, it } from 'vitest';
import { linesOf } from './pasted-lines.ts';

describe('a pasted list', () => {
  it('is its lines without the signs of a list', () => {
    expect(
      linesOf('- Pedir presupuesto\r\n* [ ] Medir la oficina\n\n  2. Elegir muebles \n• [x] Avisar\n'),
    ).toEqual(['Pedir presupuesto', 'Medir la oficina', 'Elegir muebles', 'Avisar']);
  });

  it('is none where there is one line, and leaves words as they are', () => {
    expect(linesOf('Llamar a Ana\n')).toBeUndefined();
    expect(linesOf('-20 grados\n3 cajas')).toEqual(['-20 grados', '3 cajas']);
  });

  it('has no title that is too long', () => {
    expect(linesOf(`${'a'.repeat(300)}\nb`)?.map((line) => line.length)).toEqual([200, 1]);
  });
});
