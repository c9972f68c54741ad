import { expect, it } from 'vitest';
import { findFolded, sentence } from './text.ts';

const found = (text: string, search: string): string | undefined => {
  const range = findFolded(text, search);
  return range && text.slice(range.start, range.end);
};

it('finds text whatever its case and accents, and says where it stands', () => {
  expect(found('Revisión de la señal', 'revision')).toBe('Revisión');
  expect(found('Revisión de la señal', 'SENAL')).toBe('señal');
  expect(found('Ordenar el camión', ' camión ')).toBe('camión');
});

it('counts marks that stand apart, and characters of two units', () => {
  expect(found('camio\u0301n rojo', 'camion')).toBe('camio\u0301n');
  expect(found('🚚 camión', 'cam')).toBe('cam');
  expect(found('corazo\u0301', 'o')).toBe('o');
  expect(found('corazo\u0301', 'zo')).toBe('zo\u0301');
});

it('finds nothing where there is nothing to find', () => {
  expect(found('Camión', '  ')).toBeUndefined();
  expect(found('Camión', 'camiones')).toBeUndefined();
});

it('ends a sentence once', () => {
  expect(sentence('Columna no encontrada')).toBe('Columna no encontrada.');
  expect(sentence('No hay conexión con el servidor.')).toBe('No hay conexión con el servidor.');
});
