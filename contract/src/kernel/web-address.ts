import * as z from 'zod/mini';
import { isStorable } from './fields.ts';

const wrong = 'La dirección no es válida';
/** Without a name and a password, which would stand where it is shown. */
const address = /^https?:\/\/[^\s/@?#]+([/?#]\S*)?$/i;
const refusal = { error: wrong, abort: true };

/** Of every browser and of Node, whose types are not here. */
declare const URL: { canParse: (text: string) => boolean };
const isAddress = (text: string): boolean => address.test(text) && isStorable(text) && URL.canParse(text);

/** Where a program outside is called. */
export const webAddress = (missing = wrong) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(2_000, refusal),
      z.refine<string>(isAddress, refusal),
    );
