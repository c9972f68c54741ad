import type { TaskFieldName } from '@cuadrilla/contract/tasks/task-fields';
import type { FieldValues, Path } from 'react-hook-form';
import { asId, asIdOrNull, type SchemaForm, useChoice } from '../../../../lib/forms.ts';
import { Avatar } from '../../../../ui/controls/Avatar.tsx';
import { fieldTexts } from '../../data/field.texts.ts';
import { emptyValue, fieldOf, type Source } from '../../data/task-fields.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { DateTimeField } from './DateTimeField.tsx';
import { PriorityField } from './PriorityField.tsx';
import { RepeatField } from './RepeatField.tsx';
import { type FieldChoices, optionsOf } from './task-choices.ts';

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

/** The input of a field that is no text. */
export function FieldInput<In extends FieldValues, Out extends FieldValues>(props: Props<In, Out>) {
  const field = fieldOf(props.name);
  if (field.kind === 'repeat') return <RepeatInput {...props} />;
  return field.kind === 'choice' ? <ChoiceInput {...props} of={field.of} /> : <DateInput {...props} />;
}

function RepeatInput<In extends FieldValues, Out extends FieldValues>(props: Props<In, Out>) {
  const { name, form, choices, canEdit = true, note, done } = props;
  const { error, ...repeat } = useChoice(form, name);
  const person = form.watch('assignedTo' as Path<In>) as number | null | undefined;
  const zone = optionsOf('people', choices).find(({ value }) => value === person)?.zone;
  const due = (form.watch('dueDate' as Path<In>) as string | undefined) ?? '';
  const change = (chosen: string | null) => repeat.onChange(chosen as typeof repeat.value);
  const input = { ...repeat, value: repeat.value ?? null, onChange: change, error, note, due, zone };
  return <RepeatField {...input} done={done} readOnly={!canEdit} />;
}

function DateInput<In extends FieldValues, Out extends FieldValues>(props: Props<In, Out>) {
  const { name, form, canEdit = true, note, isLate } = props;
  const date = useChoice(form, name);
  const change = (text: string) => date.onChange((text || emptyValue(name)) as typeof date.value);
  const input = { ...date, value: date.value ?? '', onChange: change, words: fieldTexts[name], note, isLate };
  return <DateTimeField {...input} readOnly={!canEdit} required={fieldOf(name).required} />;
}

type ChoiceProps<In extends FieldValues, Out extends FieldValues> = Props<In, Out> & { of: Source };

function ChoiceInput<In extends FieldValues, Out extends FieldValues>(props: ChoiceProps<In, Out>) {
  const { name, of, form, choices, canEdit = true, note, hint, placeholder = '' } = props;
  const chosen = form.watch(name) as number | null | undefined;
  const registered = form.field(name, fieldOf(name).required ? asId : asIdOrNull);
  const input = {
    ...registered,
    ...(note && { note }),
    hint,
    ...(placeholder && { placeholder }),
    canEdit,
    chosen,
  };
  if (of === 'priorities') return <PriorityField {...input} />;
  const options = optionsOf(of, choices);
  const person = of === 'people' && options.find(({ value }) => value === chosen);
  const face = person && <Avatar person={{ id: person.value, name: person.label }} size={22} decorative />;
  // Said at every turn: what there is to choose from may come, or find its teams, after what is chosen.
  const value = chosen ?? '';
  return (
    <ChoiceField {...input} value={value} label={fieldTexts[name].label} options={options} icon={face} />
  );
}
