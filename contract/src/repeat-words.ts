import { readRepeat, type RepeatUnit } from './repeat.ts';

export const unitWords: Record<RepeatUnit, { one: string; many: string }> = {
  D: { one: 'día', many: 'días' },
  W: { one: 'semana', many: 'semanas' },
  M: { one: 'mes', many: 'meses' },
  Y: { one: 'año', many: 'años' },
};

/** As it stands within a sentence. */
export function repeatWords(repeat: string): string {
  const read = readRepeat(repeat);
  if (read === 'weekdays') return 'de lunes a viernes';
  const { one, many } = unitWords[read.unit];
  return read.every === 1 ? `cada ${one}` : `cada ${read.every} ${many}`;
}
