import * as z from 'zod/mini';
import { plain } from './plain.ts';

/** Of what another program wrote: what is not as it should be counts as not there. */
export const orElse = z.catch;

export const plainText = z.pipe(z.string(), z.transform(plain));
export const text = orElse(plainText, '');
export const textOrNull = orElse(z.nullable(plainText), null);
export const flag = orElse(z.boolean(), false);
export const number = orElse(z.number(), 0);
export const listOf = <Item extends z.ZodMiniType>(item: Item) => orElse(z.array(item), []);
