import { fold } from '../kernel/fold.ts';

/** How a team is named after an @: as its name, case, accents and all but letters and digits aside. */
export const teamHandle = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
