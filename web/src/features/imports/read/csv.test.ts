import { csvCell } from '@cuadrilla/contract/kernel/csv';
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '../draft.ts';
import { readTable } from './csv.ts';
import { decode } from './decode.ts';

describe('a spreadsheet as text', () => {
  it.each([
    [',', 'a,b\n1,2\n'],
    [';', 'a;b\r\n1;2'],
    ['\t', '\uFEFFa\tb\n1\t2\n\n'],
    ['|', 'a|b\r\n1|2\r\n'],
  ])('is separated by %j', (separator, text) => {
    expect(readTable(text)).toMatchObject({ separator, header: ['a', 'b'], rows: [['1', '2']] });
  });

  it('holds separators, quotes and lines within quotes', () => {
    const { rows } = readTable('título;notas\n"a;b";"dijo ""sí""\ny se fue"\n;""\nx;\n');
    expect(rows).toEqual([
      ['a;b', 'dijo "sí"\ny se fue'],
      ['x', ''],
    ]);
  });

  it('counts separators outside of quotes only', () => {
    expect(readTable('"a, b, c";d\n1;2').separator).toBe(';');
  });

  it('goes on behind a quote that is none, and past blanks behind one that is', () => {
    const { header, rows } = readTable('"Título" ;"Notas"\n"5" tornillos";caja\n"x" ;"y" ');
    expect(header).toEqual(['Título', 'Notas']);
    expect(rows).toEqual([
      ['5" tornillos', 'caja'],
      ['x', 'y'],
    ]);
  });

  it("says by Excel's own line what separates it", () => {
    const { separator, header, rows } = readTable('\uFEFFsep=;\r\na,b;c\r\n1;2');
    expect({ separator, header, rows }).toEqual({ separator: ';', header: ['a,b', 'c'], rows: [['1', '2']] });
  });

  it('gives back what was written so that no spreadsheet reckons with it', () => {
    const cells = ['=1+1', '-3 grados', "'entre comillas'", '@eva'];
    const { rows } = readTable(`${['a', 'b', 'c', 'd'].join(';')}\n${cells.map(csvCell).join(';')}`);
    expect(rows).toEqual([cells]);
  });

  it.each([
    [
      'before a row without quotes',
      'a,b\n1,"2\n3,4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'before a row that begins with one',
      'a,b\n"1,2\n"3",4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'before a row that has some',
      'a,b\r\n"1,2\r\n3,"4"\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'before a row with one in its middle',
      'a,b\n"1,2\n3 "o" 4,5\n',
      [
        ['1', '2'],
        ['3 "o" 4', '5'],
      ],
    ],
    ['at the very end', 'a,b\n1,"2', [['1', '2']]],
  ])('ends with its line what a quote began that nothing ends, %s', (_where, text, rows) => {
    const table = readTable(text);
    expect(table.rows).toEqual(rows);
    expect([...table.misread]).toEqual([[0, [{ why: 'unclosed', line: 2 }]]]);
  });

  it('says in which line of the file that was, and takes nothing of what is well quoted', () => {
    const { rows, misread } = readTable('a,b\n"1\n2\n""3""",x\n"4,y\n"5\n6",z\n');
    expect(rows).toEqual([
      ['1\n2\n"3"', 'x'],
      ['4', 'y'],
      ['5\n6', 'z'],
    ]);
    expect([...misread]).toEqual([[1, [{ why: 'unclosed', line: 5 }]]]);
  });

  it('cuts a cell that is too large, and says so', () => {
    const { rows, misread } = readTable(`a,b\n1,${'x'.repeat(100_001)}\n"${'y""'.repeat(100_000)}",2`);
    expect(rows.flat().map(({ length }) => length)).toEqual([1, 100_000, 100_000, 1]);
    expect([...misread]).toEqual([
      [0, [{ why: 'overlong', line: 2 }]],
      [1, [{ why: 'overlong', line: 3 }]],
    ]);
  });

  it.each(['', 'una sola columna\nx', 'a,b\n', '{"json": 1}'])('is not %j', (text) => {
    expect(() => readTable(text)).toThrow(UnreadableFile);
  });
});

const bytes = (values: number[]): ArrayBuffer => new Uint8Array(values).buffer;

it('is read as it was written, by Windows too', () => {
  expect(decode(bytes([0x61, 0xc3, 0xb1, 0x6f]))).toBe('año');
  expect(decode(bytes([0x61, 0xf1, 0x6f]))).toBe('año');
  expect(decode(bytes([0xff, 0xfe, 0x61, 0x00, 0xf1, 0x00]))).toBe('añ');
  expect(decode(bytes([]))).toBe('');
});
