import type { TaskFieldName } from '@cuadrilla/contract/tasks/task-fields';
import type { FieldValues, Path } from 'react-hook-form';
import { type SchemaForm, useChoice } from '../../../../lib/forms.ts';
import { fieldTexts } from '../../data/field.texts.ts';
import { emptyValue, kindOf, lookOf, sourceOf } from '../../data/task-fields.tsx';
import { type FieldChoices, optionsOf } from './task-choices.ts';
import { ValueInput } from './ValueInput.tsx';

interface Props<In extends FieldValues, Out extends FieldValues> {
  name: Path<In> & TaskFieldName;
  form: SchemaForm<In, Out>;
  choices: FieldChoices;
  canEdit?: boolean;
  note?: string | undefined;
  hint?: string | undefined;
  /** Of a date: what was to be done by then is not done. */
  isLate?: boolean;
  /** Whether the task is done already. */
  done?: boolean;
  /** Where nothing is chosen. */
  placeholder?: string | undefined;
}

/** The input of a field beside the texts. */
export function FieldInput<In extends FieldValues, Out extends FieldValues>(props: Props<In, Out>) {
  const { name, form, choices, canEdit = true, note, hint, isLate, done, placeholder = '' } = props;
  const { value, onChange, ...choice } = useChoice(form, name);
  const person = form.watch('assignedTo' as Path<In>) as number | null | undefined;
  const zone = optionsOf('people', choices).find((each) => each.value === person)?.zone;
  const due = (form.watch('dueDate' as Path<In>) as string | undefined) ?? '';
  const change = (next: unknown) => onChange((next === '' ? emptyValue(name) : next) as typeof value);
  return (
    <ValueInput
      {...choice}
      {...fieldTexts[name]}
      kind={kindOf(name)}
      value={value}
      onChange={change}
      words={fieldTexts[name]}
      areLevels={sourceOf(name) === 'priorities'}
      options={optionsOf(sourceOf(name), choices)}
      required={lookOf(name).required === true}
      readOnly={!canEdit}
      repeating={{ due, zone, done }}
      {...{ note, hint, isLate, placeholder }}
    />
  );
}
