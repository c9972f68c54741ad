import { expect, it } from 'vitest';
import { nameOr } from './strange-names.ts';

it.each([
  'GANASTE 1000€ en https://premios.example',
  'mira premios.example/ya',
  'WWW.premios',
  'escribe a ana@premios.example',
  'premios。example',
  'pre​mios.ex‍ample',
  'ｐｒｅｍｉｏｓ．ｃｏｍ',
  'entra en 192.168.10.7',
])('%j is not said to strangers', (name) => expect(nameOr(name, 'nadie')).toBe('nadie'));

it.each([
  'Mudanza de oficina',
  'Diseño & Cía. S.A.',
  'Versión 3.0',
  'Lanzamiento v2.1.4',
  'A. Pérez',
  'Equipo 👩‍🚀',
  'Campaña @ primavera',
  'Entrega 19.11.2026',
  'Hola... adiós',
])('%j is', (name) => expect(nameOr(name, 'nadie')).toBe(name));
