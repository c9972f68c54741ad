import type { FieldValues } from 'react-hook-form';
import type { Schema } from './forms.ts';
import { differences, pick } from './text/typed-values.ts';

/**
 * The same rules, but what is missing in a field that was not touched does not stand in the way of what was: then only
 * that is the outcome. Where something touched is wrong, or nothing was touched, everything is told.
 */
export const sparingUntouched = <In extends FieldValues, Out>(
  { '~standard': rules }: Schema<In, Out>,
  before: In,
): Schema<In, Partial<Out>> => ({
  '~standard': {
    ...rules,
    validate: async (values) => {
      const outcome = await rules.validate(values);
      const touched = Object.keys(differences(before, values as In));
      const stands =
        touched.length === 0 ||
        outcome.issues?.some(({ path = [] }) => touched.some((field) => path[0] === field));
      if (!outcome.issues || stands) return outcome;
      return { value: pick(values as In, touched) as Partial<Out> };
    },
  },
});
