import * as z from 'zod/mini';
import { id, limits, requiredLine, requiredText } from '../../kernel/fields.ts';

/** One kind among those of a trigger, a condition or an action. */
export const part = <Kind extends string, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...shape });

export const wrongRule = 'La regla no es válida';

/** By its name: a rule for all boards means the column of that name on each of them. */
export const columnName = requiredText('La columna', limits.name, 'Falta la columna');
export const someId = id(wrongRule);

const longest = 365;
const message = `Los días deben estar entre 0 y ${longest}`;
export const days = z.int(message).check(z.gte(0, message), z.lte(longest, message));
export const working = z.boolean(wrongRule);

export const words = (subject: string, max: number) =>
  requiredText(subject, max, `${subject} es obligatorio`);

export const line = (subject: string, max: number) => requiredLine(subject, max, `${subject} es obligatorio`);
