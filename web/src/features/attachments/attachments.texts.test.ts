import { expect, it } from 'vitest';
import { kindOf } from './attachments.texts.ts';

it.each([
  ['plano-piso-4.PNG', 'Imagen'],
  ['Contrato, versión 3.pdf', 'PDF'],
  ['Gastos del traslado.xlsx', 'Planilla'],
  ['copia.tar.gz', 'Comprimido'],
  ['LEEME', 'Archivo'],
  ['.png', 'Archivo'],
  ['datos.constructor', 'Archivo'],
])('says what %s is', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});
