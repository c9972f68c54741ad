import { fold } from '@cuadrilla/contract/kernel/fold';

export const usualPriority = 2;

/** How others call each of ours, the least first. */
const words: readonly (readonly string[])[] = [
  [
    '',
    'baja',
    'bajo',
    'low',
    'lowest',
    'minor',
    'trivial',
    'menor',
    'minima',
    'ninguna',
    'none',
    'p3',
    'p4',
    '0',
  ],
  ['media', 'medio', 'medium', 'normal', 'moderada', 'p2', '1'],
  ['alta', 'alto', 'high', 'major', 'importante', 'mayor', 'p1', '2'],
  [
    'maxima',
    'maximo',
    'urgente',
    'urgent',
    'highest',
    'critica',
    'critical',
    'blocker',
    'bloqueante',
    'muy alta',
    'p0',
    '3',
  ],
];

export function guessPriority(text: string): number {
  const wanted = fold(text.trim());
  const found = words.findIndex((known) => known.includes(wanted));
  return found === -1 ? usualPriority : found + 1;
}
