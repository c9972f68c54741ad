import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { formatDate } from '../../../lib/dates/dates.ts';
import { capitalised } from '../../../lib/text/text.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { fieldTexts } from '../data/field.texts.ts';
import { type EditedField, kindOf, sourceOf } from '../data/task-fields.tsx';
import { wordsOfValue } from '../data/value-words.ts';
import { optionsOf, type FieldChoices } from '../parts/form/task-choices.ts';
import type { TaskValues } from './task-values.ts';

/** A field's value in words; empty for none. */
export function useValueWords(choices: FieldChoices) {
  const zone = useTimeZone();
  // What is typed and makes no date is still what there is.
  const date = (typed: string): string => {
    const meant = parseDate(typed);
    return meant ? formatDate(meant, zone) : typed;
  };
  return (name: EditedField, values: TaskValues): string => {
    const [kind, value] = [kindOf(name), values[name]];
    const named = (id: number) =>
      optionsOf(sourceOf(name), choices).find((choice) => choice.value === id)?.label;
    const words = wordsOfValue(kind, value, { named, date });
    if (kind === 'repeat') return capitalised(words ?? fieldTexts.repeat.none ?? '');
    return words ?? '';
  };
}
