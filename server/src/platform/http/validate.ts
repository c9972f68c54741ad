import { es } from 'zod/locales';
import * as z from 'zod/mini';
import { invalid } from '../app-error.ts';

z.config(es());

/** The parsed value, or a 400 that lists what is wrong: one message for each field, in their order. */
export function validate<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value ?? {});
  if (result.success) return result.data;
  const firstByField = new Map<string, string>();
  const order = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  const placeOf = ({ path }: { path: readonly PropertyKey[] }) => order.indexOf(String(path[0]));
  // What is wrong with several fields together is found last.
  const issues = result.error.issues.toSorted((one, other) => placeOf(one) - placeOf(other));
  for (const { path, message } of issues) {
    // The items of a list have the same to say: a long one would say it over and over.
    const field = path.filter((step) => typeof step === 'string').join('.');
    if (!firstByField.has(field)) firstByField.set(field, message);
  }
  throw invalid([...firstByField.values()]);
}
