/** Case and accents aside: as searches compare, here and in the database's function of the same name. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
