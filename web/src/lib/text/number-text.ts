/** A number as people type it: «2,5», «2.5», «1.000». Nothing where it is none. */
export function readNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(
      /^(\d{1,3})((?:\.\d{3})+)(?=,|$)/,
      (_, first: string, rest: string) => first + rest.replaceAll('.', ''),
    );
  return /^-?\d{1,12}([.,]\d{1,6})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** What a form holds, to be typed on. */
export const writeNumber = (value: string): string => value.replace('.', ',');
