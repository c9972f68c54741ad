import { expect, it } from 'vitest';
import { findMentions } from './mentions.ts';

const people = new Map([
  ['ana', 1],
  ['ana.garcia', 2],
  ['josé-luis_', 3],
  ['eva', 4],
]);
const found = (text: string) => findMentions(text, (name) => people.get(name)).map((each) => each.found);

it.each([
  ['@ana mira esto', [1]],
  ['Hola @Ana, y @EVA.', [1, 4]],
  ['(@ana) «@eva» @ana/@eva', [1, 4, 1, 4]],
  ['@ana.garcia y @ana.', [2, 1]],
  ['@ana.garcia... @José-Luis_: bien', [2, 3]],
  ['ana@ejemplo.com escribe a x.@ana y a @ana@eva', []],
  ['@anabel @nadie @an @', []],
  [`@${'a'.repeat(50)}`, []],
  ['línea\n@eva', [4]],
])('of %j are meant %j', (text, expected) => expect(found(text)).toEqual(expected));

it('says where each stands', () => {
  const text = 'Para @ana.garcia.';
  const [mention] = findMentions(text, (name) => people.get(name));
  expect(text.slice(mention?.from, mention?.to)).toBe('@ana.garcia');
});
