import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { isRepeat } from '@cuadrilla/contract/tasks/repeat';
import { repeatWords } from '@cuadrilla/contract/tasks/repeat-words';
import { formatDate } from '../../../lib/dates/dates.ts';
import { capitalised } from '../../../lib/text/text.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { fieldTexts } from '../data/field.texts.ts';
import { type EditedField, fieldOf } from '../data/task-fields.tsx';
import { optionsOf, type FieldChoices } from '../parts/form/task-choices.ts';
import type { TaskValues } from './task-values.ts';

/** A field's value in words; empty for none. */
export function useValueWords(choices: FieldChoices) {
  const zone = useTimeZone();
  return (name: EditedField, values: TaskValues): string => {
    const [field, value] = [fieldOf(name), values[name]];
    if (field.kind === 'choice')
      return optionsOf(field.of, choices).find((choice) => choice.value === value)?.label ?? '';
    const text = String(value ?? '');
    if (field.kind === 'repeat')
      return isRepeat(text) ? capitalised(repeatWords(text)) : ((text || fieldTexts.repeat.none) ?? '');
    const date = field.kind === 'date' && parseDate(text);
    return date ? formatDate(date, zone) : text;
  };
}
