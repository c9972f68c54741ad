import { describe, expect, it } from 'vitest';
import { diff } from './diff.ts';
import { nodeOf } from './parse.ts';

/** What both say, with [-what went-] and [+what came+] between its words. */
function told(before: string, after: string): string[] {
  const { doc, differences } = diff(nodeOf(before), nodeOf(after));
  const lines: string[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const [start, end] = [at + 1, at + 1 + node.content.size];
    const inside = differences.filter(({ whole, from, to }) => !whole && from >= start && to <= end);
    let line = '';
    let place = start;
    for (const { kind, from, to } of inside) {
      const sign = kind === 'added' ? '+' : '-';
      line += `${doc.textBetween(place, from)}[${sign}${doc.textBetween(from, to).trimEnd()}${sign}]`;
      place = to;
    }
    lines.push(line + doc.textBetween(place, end));
    return false;
  });
  return lines;
}

const wholes = (before: string, after: string) => {
  const { doc, differences } = diff(nodeOf(before), nodeOf(after));
  return differences
    .filter(({ whole }) => whole)
    .map(({ kind, from }) => [kind, doc.nodeAt(from)?.type.name]);
};

const table = (row: string) => `| Hora | Paso |\n| --- | --- |\n${row}\n`;

const many = (word: string) => Array.from({ length: 1_200 }, (_, nth) => `${word}${nth}`).join(' ');

describe('what changed between two versions', () => {
  it('is nothing where they say the same', () => {
    const text = '# Plan\n\n- uno\n- dos\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n';
    expect(diff(nodeOf(text), nodeOf(text)).differences).toEqual([]);
  });

  it('is told in words, a run of them as one', () => {
    expect(
      told('Sale el lunes 2 de noviembre, temprano.', 'Sale el martes 3 de noviembre, temprano.'),
    ).toEqual(['Sale el [-lunes 2-][+martes 3+]de noviembre, temprano.']);
    expect(told('Uno dos', 'Uno, dos y tres')).toEqual(['Uno[+,+]dos [+y tres+]']);
  });

  it('counts a word that became bold, and a mention, as words', () => {
    expect(told('Es hoy mismo', 'Es **hoy** mismo')).toEqual(['Es [-hoy-][+hoy+]mismo']);
    const { differences } = diff(nodeOf('Lo ve nadie'), nodeOf('Lo ve [@Ana Ruiz](persona:7)'));
    expect(differences.map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  it('leaves alone the paragraphs around one that came, went or moved', () => {
    expect(told('Antes de ayer\n\nDespués', 'Antes de ayer\n\nOtra cosa aquí\n\nDespués')).toEqual([
      'Antes de ayer',
      '[+Otra cosa aquí+]',
      'Después',
    ]);
    expect(wholes('Antes\n\nMedio\n\nDespués', 'Antes\n\nDespués')).toEqual([['removed', 'paragraph']]);
  });

  it('is found inside lists, and in the cells of a table', () => {
    expect(told('- uno\n- dos\n', '- uno\n- dos\n- tres\n')).toEqual(['uno', 'dos', '[+tres+]']);
    expect(
      told(table('| 09:00 | Activar el aviso |'), table('| 07:00 | Activar el aviso |\n| 07:30 | Ver |')),
    ).toEqual(['Hora', 'Paso', '[-09:00-][+07:00+]', 'Activar el aviso', '[+07:30+]', '[+Ver+]']);
  });

  it('tells of blocks without words too', () => {
    expect(wholes('Uno', 'Uno\n\n---\n')).toEqual([['added', 'divider']]);
  });

  it('takes what is too much to compare as a whole', () => {
    expect(diff(nodeOf(many('a')), nodeOf(many('b'))).differences).toHaveLength(4);
  });
});
