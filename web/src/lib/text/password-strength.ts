const texts = {
  weak: 'Fácil de adivinar: hazla más larga, por ejemplo con varias palabras.',
  fair: 'Aceptable: más larga sería mejor.',
  good: 'Buena.',
  strong: 'Muy buena.',
};

const kinds: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 30],
];

/** A letter that repeats the one before it or follows it, as in «aaa» or «123», says next to nothing. */
const isNews = (character: string, index: number, all: readonly string[]): boolean =>
  index === 0 || Math.abs((character.codePointAt(0) ?? 0) - (all[index - 1]?.codePointAt(0) ?? 0)) > 1;

/** A rough word on how long it would take to guess. What is too common, the server knows. */
export function strengthOf(password: string): string {
  const characters = Array.from(password);
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const distinct = new Set(characters).size;
  const bits = Math.min(characters.filter(isNews).length, distinct * 2) * Math.log2(Math.max(alphabet, 2));
  if (bits < 40) return texts.weak;
  if (bits < 55) return texts.fair;
  return bits < 75 ? texts.good : texts.strong;
}
