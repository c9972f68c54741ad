import type { Answer } from './test-app.ts';

/** The cookies that an answer sets: their value and their attributes. */
export function cookiesOf({ headers }: Answer): Record<string, { value: string; attributes: string[] }> {
  const lines = [headers['set-cookie'] ?? []].flat().map(String);
  return Object.fromEntries(
    lines.map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      return [name, { value, attributes: attributes.toSorted() }];
    }),
  );
}
/** Of the session that it opens. */
export const tokenOf = (answer: Answer): string => cookiesOf(answer)['token']?.value ?? '';
