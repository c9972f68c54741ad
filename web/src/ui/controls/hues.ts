/** The nine hues of labels and avatars, as `data-hue` knows them. */
export const hues = [
  'cobalto',
  'coral',
  'turquesa',
  'violeta',
  'ambar',
  'celeste',
  'rosa',
  'verde',
  'grafito',
] as const;
export type Hue = (typeof hues)[number];

/** Ids are given out in turn, so the remainder spreads neighbours best. */
export const hueOf = (id: number): Hue => hues[id % hues.length] ?? 'grafito';
