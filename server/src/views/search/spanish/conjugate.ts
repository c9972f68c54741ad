import { fold } from '@cuadrilla/contract/kernel/fold';
import type { Irregular } from './irregular-verbs.ts';

/** Stem and ending, spelled as they sound together: toc + é is «toqué», prote + jo, le + yó. */
function joined(stem: string, ending: string, isFirst: boolean): string {
  const isFront = /^[ei]/.test(ending);
  if (isFirst && isFront)
    return (
      spelled(stem, [
        ['c', 'qu'],
        ['gu', 'gü'],
        ['g', 'gu'],
        ['z', 'c'],
      ]) + ending
    );
  if (!isFirst && /^[ao]/.test(ending))
    return (
      spelled(stem, [
        ['gu', 'g'],
        ['g', 'j'],
        ['qu', 'c'],
        ['c', 'z'],
      ]) + ending
    );
  if (!isFirst && /^i[oe]/.test(ending) && /[aeoñ]$/.test(stem)) {
    return stem + (stem.endsWith('ñ') ? '' : 'y') + ending.slice(1);
  }
  return (stem.endsWith('i') && ending.startsWith('i') ? stem.slice(0, -1) : stem) + ending;
}

function spelled(stem: string, changes: readonly (readonly [string, string])[]): string {
  const change = changes.find(([from]) => stem.endsWith(from));
  return change ? stem.slice(0, -change[0].length) + change[1] : stem;
}

const list = (words: string): string[] => words.split(' ');
const endings = {
  stressed: { a: list('o as a an'), e: list('o es e en'), i: list('o es e en') },
  unstressed: { a: list('amos ais as a'), e: list('emos eis es e'), i: list('imos is i') },
  wish: { a: list('e es en'), e: list('a as an'), i: list('a as an') },
  wishOfUs: { a: list('emos eis'), e: list('amos ais'), i: list('amos ais') },
  imperfect: {
    a: list('aba abas abamos abais aban'),
    e: list('ia ias iamos iais ian'),
    i: list('ia ias iamos iais ian'),
  },
  preterite: {
    a: list('e aste o asteis aron ara aras aramos aran ase asen'),
    e: list('i iste imos isteis'),
    i: list('i iste isteis'),
  },
  weak: list('io ieron iendo iera ieras ieramos ieran iese iesen'),
  strong: list('e iste o imos isteis'),
  strongOfThem: list('ieron iera ieras ieramos ieran iese iesen'),
  future: list('e as a emos eis an ia ias iamos iais ian'),
  participle: list('o a os as'),
};

const plain = (stem: string, ends: readonly string[]): string[] => ends.map((end) => stem + end);

/** All forms of one word of a verb, case and accents aside. */
export function conjugate(infinitive: string, parts: Irregular = {}): string[] {
  const isFirst = infinitive.endsWith('ar');
  const kind = isFirst ? 'a' : fold(infinitive).endsWith('er') ? 'e' : 'i';
  const own = infinitive.slice(0, -2);
  const { stressed = own, weak = own, first, strong } = parts;
  const ofUs = kind === 'i' ? weak : own;
  const add = (stem: string, ends: readonly string[]) => ends.map((end) => joined(stem, end, isFirst));
  const ofThem = strong?.endsWith('j')
    ? endings.strongOfThem.map((end) => end.slice(1))
    : endings.strongOfThem;
  const forms = [
    infinitive,
    ...add(stressed, endings.stressed[kind]),
    ...(first === undefined ? [] : [`${first}o`]),
    ...add(own, endings.unstressed[kind]),
    ...(first === undefined ? add(stressed, endings.wish[kind]) : plain(first, endings.wish[kind])),
    ...(first === undefined ? add(ofUs, endings.wishOfUs[kind]) : plain(first, endings.wishOfUs[kind])),
    ...add(own, endings.imperfect[kind]),
    ...(strong === undefined
      ? add(own, endings.preterite[kind])
      : [...plain(strong, endings.strong), ...plain(strong, ofThem)]),
    ...(isFirst ? [`${own}ando`] : add(weak, endings.weak)),
    ...plain(parts.future ?? infinitive, endings.future),
    ...plain(parts.participle ?? `${own}${isFirst ? 'ad' : 'id'}`, endings.participle),
    ...(parts.others === undefined ? [] : list(parts.others)),
  ];
  return [...new Set(fold(forms.join(' ')).split(' '))];
}
