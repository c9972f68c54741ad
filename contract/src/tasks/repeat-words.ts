import { type Ordinal, readRepeat, type Repetition, type RepeatUnit, type Weekday } from './repeat.ts';

export const unitWords: Record<RepeatUnit, { one: string; many: string; after: string }> = {
  D: { one: 'día', many: 'días', after: 'un día' },
  W: { one: 'semana', many: 'semanas', after: 'una semana' },
  M: { one: 'mes', many: 'meses', after: 'un mes' },
  Y: { one: 'año', many: 'años', after: 'un año' },
};

export const weekdayWords: Record<Weekday, { one: string; many: string }> = {
  MO: { one: 'lunes', many: 'lunes' },
  TU: { one: 'martes', many: 'martes' },
  WE: { one: 'miércoles', many: 'miércoles' },
  TH: { one: 'jueves', many: 'jueves' },
  FR: { one: 'viernes', many: 'viernes' },
  SA: { one: 'sábado', many: 'sábados' },
  SU: { one: 'domingo', many: 'domingos' },
};

export const ordinalWords: Record<Ordinal, string> = {
  1: 'primer',
  2: 'segundo',
  3: 'tercer',
  4: 'cuarto',
  [-1]: 'último',
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;

function rhythmWords({ every, unit, days, nth, fromDone }: Repetition): string {
  const { one, many, after } = unitWords[unit];
  if (fromDone) return `${every === 1 ? after : `${every} ${many}`} después de completarla`;
  const often = every === 1 ? `cada ${one}` : `cada ${every} ${many}`;
  if (nth) {
    const day = `el ${ordinalWords[nth.which]} ${weekdayWords[nth.day].one}`;
    return every === 1 ? `${day} de ${often}` : `${day}, ${often}`;
  }
  if (days.length === 0) return often;
  if (every === 1 && days.join() === 'MO,TU,WE,TH,FR') return 'de lunes a viernes';
  return `${often} los ${listed(days.map((day) => weekdayWords[day].many))}`;
}

function endWords({ until, count }: Repetition): string {
  if (until) return `, hasta el ${until.split('-').toReversed().join('/')}`;
  if (!count) return '';
  return count === 1 ? ', por última vez' : `, ${count} veces`;
}

/** As it stands within a sentence. */
export function repeatWords(repeat: string): string {
  const read = readRepeat(repeat);
  return read ? rhythmWords(read) + endWords(read) : repeat;
}
