import { sentence } from './text.ts';

export const draftTexts = {
  kept: (what: string, why: string) => `${what} ${sentence(why)} Lo escrito quedó como borrador.`,
};
